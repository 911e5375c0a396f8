/** What stands above an article: the house's picture, or a drawing of its shelf in a tone of its own. Decoration: everything it says stands below it too. */
import type { ReactNode } from 'react';
import type { Article, EventState, Shelf } from '../../../domain/articles/article.ts';
import { filePath } from '../../kit/links/filePath.ts';
import { articles, eventStates } from '../copy/articles.ts';
import * as styles from './Articles.css.ts';

const drawings: Readonly<Record<'event' | 'casinoSlot' | 'coin' | 'accrued' | 'other', ReactNode>> = {
  event: (
    <>
      <circle cx="330" cy="60" r="72" />
      <circle cx="330" cy="60" r="40" />
      <path d="M330-20v160M250 60h160" />
      <path d="M60 96C130 40 210 30 290 56" strokeDasharray="5 5" />
    </>
  ),
  casinoSlot: (
    <>
      <rect x="232" y="22" width="52" height="76" rx="8" />
      <rect x="296" y="10" width="60" height="100" rx="8" />
      <rect x="368" y="22" width="52" height="76" rx="8" />
      <path d="m326 40 14 20-14 20-14-20ZM258 48l8 12-8 12-8-12ZM394 48l8 12-8 12-8-12Z" />
    </>
  ),
  coin: (
    <>
      <ellipse cx="320" cy="88" rx="64" ry="18" />
      <path d="M256 88V66M384 88V66M256 66V44M384 66V44" />
      <ellipse cx="320" cy="66" rx="64" ry="18" />
      <ellipse cx="320" cy="44" rx="64" ry="18" />
    </>
  ),
  accrued: <path d="M60 96h56V78h56V62h56V48h56V34h56V22h60M60 112h360" />,
  other: <path d="M232 24h180M232 46h180M232 68h120M232 90h150" />,
};

const drawingOf = (shelf: Shelf): ReactNode =>
  shelf === 'event' || shelf === 'casinoSlot' || shelf === 'coin' || shelf === 'accrued'
    ? drawings[shelf]
    : drawings.other;

export function Banner({ article: { picture, shelf } }: { readonly article: Pick<Article, 'picture' | 'shelf'> }) {
  if (picture !== null) {
    return <img className={styles.picture} src={filePath(picture)} alt="" loading="lazy" decoding="async" />;
  }
  return (
    <span className={styles.banner} data-shelf={shelf}>
      <svg
        viewBox="0 0 440 120"
        preserveAspectRatio="xMaxYMid slice"
        className={styles.art}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
        focusable="false"
      >
        {drawingOf(shelf)}
      </svg>
    </span>
  );
}

export const EventMark = ({ state }: { readonly state: EventState }) => (
  <span className={styles.mark} data-state={state}>
    {eventStates[state]}
  </span>
);

export function spanText({ startsAt, endsAt }: Pick<Article, 'startsAt' | 'endsAt'>): string {
  if (startsAt === null) return endsAt === null ? articles.always : articles.until(endsAt);
  return endsAt === null ? articles.since(startsAt) : articles.span(startsAt, endsAt);
}
