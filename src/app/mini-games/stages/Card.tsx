/** A playing card, or a flower card: its front and its back, as large as their box. */
import type { CardFace } from './cardTables.ts';
import { flowers } from './flowers.tsx';
import * as styles from './Card.css.ts';

/** Spade, heart, diamond, club, around their middle, 20 high. */
const SUITS = [
  'M0 -10 C3 -5 9 -2 9 3 C9 7 4 8.5 1.2 5.4 L3 10 H-3 L-1.2 5.4 C-4 8.5 -9 7 -9 3 C-9 -2 -3 -5 0 -10 Z',
  'M0 9.5 C-4 5 -9.5 1.5 -9.5 -3.6 C-9.5 -8.6 -3 -10.2 0 -5.2 C3 -10.2 9.5 -8.6 9.5 -3.6 C9.5 1.5 4 5 0 9.5 Z',
  'M0 -10.5 L7.5 0 L0 10.5 L-7.5 0 Z',
  'M-3 10 L-1 3.4 A4.6 4.6 0 1 1 -4.1 -1.6 A4.6 4.6 0 1 1 4.1 -1.6 A4.6 4.6 0 1 1 1 3.4 L3 10 Z',
] as const;
const isRedSuit = (suit: number): boolean => suit === 1 || suit === 2;

export function CardFront({ face }: { readonly face: CardFace }) {
  return (
    <svg className={styles.card} viewBox="0 0 66 94">
      <rect className={styles.paper} x={0.75} y={0.75} width={64.5} height={92.5} rx={6} />
      {face.kind === 'flower' ? (
        <Flower month={face.month} copy={face.copy} />
      ) : (
        <Plain rank={face.kind === 'joker' ? '★' : face.rank} suit={face.kind === 'joker' ? undefined : face.suit} />
      )}
    </svg>
  );
}

function Plain({ rank, suit }: { readonly rank: string; readonly suit: number | undefined }) {
  const path = suit === undefined ? undefined : SUITS[suit];
  return (
    <g className={styles.suit} data-red={suit !== undefined && isRedSuit(suit) ? true : undefined}>
      <text
        className={styles.rank}
        data-joker={suit === undefined || undefined}
        x={suit === undefined ? 33 : 7}
        y={suit === undefined ? 60 : 25}
        fontSize={suit === undefined ? 36 : 21}
      >
        {rank}
      </text>
      {path === undefined ? null : (
        <>
          <path d={path} transform="translate(15 37) scale(0.7)" />
          <path d={path} transform="translate(38 62) scale(1.7)" />
        </>
      )}
    </g>
  );
}

/** @param copy which of the four cards of its month: they differ by their ribbon */
function Flower({ month, copy }: { readonly month: number; readonly copy: number }) {
  return (
    <>
      <rect className={styles.frame} x={4} y={4} width={58} height={86} rx={3} />
      <g transform="translate(33 50)">{flowers[month - 1]}</g>
      {copy === 1 ? <path className={styles.ribbon} d="M44 56 l8 0 v26 l-4 -4 l-4 4 z" /> : null}
      <rect className={styles.tag} x={7} y={7} width={18} height={18} rx={3} />
      <text className={styles.month} x={16} y={20.5}>
        {month}
      </text>
    </>
  );
}

export const CardBack = () => (
  <svg className={styles.card} viewBox="0 0 66 94">
    <rect className={styles.paper} x={0.75} y={0.75} width={64.5} height={92.5} rx={6} />
    <rect className={styles.weave} x={5} y={5} width={56} height={84} rx={3} />
    <path className={styles.eye} d="M16 47 L33 34 L50 47 L33 60 Z M25 47 L33 41 L41 47 L33 53 Z" />
  </svg>
);
