/** The cleaned nodes of the house's HTML, put in place of whatever stood there; a chunk of its own, because the cleaner is large. */
import { useLayoutEffect, useRef } from 'react';
import { cleanedHtml } from './prepareHtml.ts';

interface SanitisedHtmlProps {
  readonly html: string;
  readonly className: string;
  readonly as: 'div' | 'span';
}

export function SanitisedHtml({ html, className, as: Tag }: SanitisedHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(cleanedHtml(html));
  }, [html]);
  return <Tag ref={place} className={className} />;
}
