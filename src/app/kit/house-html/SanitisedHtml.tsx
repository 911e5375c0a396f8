/** The cleaned nodes of the house's HTML, put in place of whatever stood there; a chunk of its own, because the cleaner is large. */
import { useLayoutEffect, useRef } from 'react';
import { markWords } from './markWords.ts';
import { cleanedHtml } from './prepareHtml.ts';

interface SanitisedHtmlProps {
  readonly html: string;
  readonly className: string;
  readonly as: 'div' | 'span';
  readonly marked: string;
}

export function SanitisedHtml({ html, className, as: Tag, marked }: SanitisedHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current === null) return;
    place.current.replaceChildren(cleanedHtml(html));
    markWords(place.current, marked);
  }, [html, marked]);
  return <Tag ref={place} className={className} />;
}
