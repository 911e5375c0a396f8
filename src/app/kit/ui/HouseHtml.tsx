/**
 * HTML that the house wrote: rules, letters, popups, notices. The only place where HTML of the wire is drawn; it is always
 * cleaned first (NAV-02, NAV-14). The cleaner is loaded with the first text that needs it.
 */
import { lazy, Suspense } from 'react';
import * as styles from './HouseHtml.css.ts';
import { patientImport } from '../timing/patientImport.ts';

const SanitisedHtml = lazy(async () => ({
  default: (await patientImport(() => import('../house-html/SanitisedHtml.tsx'))).SanitisedHtml,
}));

interface HouseHtmlProps {
  readonly html: string;
  readonly className?: string;
  /** `span` for a line of text within a sentence. */
  readonly as?: 'div' | 'span';
  /** The place around it shows that it loads until the text can be drawn: what lies below would jump. */
  readonly isWaitedFor?: boolean;
  /** Words that somebody looks for, marked where they stand. */
  readonly marked?: string;
}

export function HouseHtml({ html, className, as = 'div', isWaitedFor = false, marked = '' }: HouseHtmlProps) {
  const dress = [styles.houseHtml, as === 'span' ? styles.inline : undefined, className].filter(Boolean).join(' ');
  const Tag = as;
  const text = <SanitisedHtml html={html} className={dress} as={as} marked={marked} />;
  return isWaitedFor ? text : <Suspense fallback={<Tag className={dress} aria-busy="true" />}>{text}</Suspense>;
}
