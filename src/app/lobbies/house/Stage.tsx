/** What was drawn: three signs of the reels, or two hands of cards. Moves only while it is not known yet, and not where motion is unwelcome. */
import type { ReactNode } from 'react';
import { signAt, type ReelSign } from '../../../domain/lobbies/houseGames.ts';
import { readBaccarat } from '../../../domain/mini-games/baccarat.ts';
import { isRed, rankOf, suitOf } from '../../../domain/mini-games/cards.ts';
import type { HouseGame } from '../../../domain/reference/lobbies.ts';
import { houseWords as words, signNames } from '../copy/houseGames.ts';
import * as styles from './HouseGame.css.ts';

const SIGNS: Record<ReelSign, ReactNode> = {
  moon: <circle r="30" fill="#E9B949" />,
  rabbit: (
    <g fill="#6D5BA8">
      <ellipse cx="-9" cy="-22" rx="7" ry="18" transform="rotate(-10 -9 -22)" />
      <ellipse cx="9" cy="-22" rx="7" ry="18" transform="rotate(10 9 -22)" />
      <circle cy="10" r="22" />
    </g>
  ),
  mortar: <path d="M-24-18h48L14 4v10h10v10h-48V14h10V4Z" fill="#8A5A33" />,
  cake: (
    <g fill="#E79BB4">
      <ellipse cx="-14" cy="10" rx="15" ry="12" />
      <ellipse cx="14" cy="10" rx="15" ry="12" fill="#BFD8B0" />
      <ellipse cy="-10" rx="15" ry="12" fill="#FFFFFF" stroke="#C9BFA8" strokeWidth="2" />
    </g>
  ),
  star: <path d="m0-30 9 20 21 2-16 15 5 22L0 18l-19 11 5-22L-30-8l21-2Z" fill="#3C62A8" />,
  cloud: <path d="M-20 16a13 13 0 0 1 2-26 18 18 0 0 1 34-2 14 14 0 0 1 4 28Z" fill="#8FA6C2" />,
};
/** Before the first round: one of the signs each. */
const FIRST = [13, 1, 22] as const;
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['♠', '♥', '♦', '♣'];

interface StageProps {
  readonly game: HouseGame;
  /** `undefined` before the first round. */
  readonly drawn: readonly number[] | undefined;
  readonly isHidden: boolean;
}

export const Stage = ({ game, ...shown }: StageProps) =>
  game === 'moonSlot' ? <Reels {...shown} /> : <Hands {...shown} />;

function Reels({ drawn = FIRST, isHidden }: Omit<StageProps, 'game'>) {
  const signs = drawn.map(signAt);
  return (
    <div
      className={styles.reels}
      role="img"
      aria-label={isHidden ? words.playing : signs.map((sign) => signNames[sign]).join(', ')}
    >
      {signs.map((sign, at) => (
        <span key={at} className={styles.reel}>
          <svg viewBox="-48 -48 96 96" width="80%" aria-hidden="true" className={isHidden ? styles.moving : undefined}>
            {SIGNS[sign]}
          </svg>
        </span>
      ))}
    </div>
  );
}

function Hands({ drawn, isHidden }: Omit<StageProps, 'game'>) {
  const deal = drawn === undefined || isHidden ? undefined : readBaccarat(drawn);
  return (
    <div className={styles.hands}>
      {(['player', 'banker'] as const).map((hand) => (
        <div key={hand} className={styles.hand}>
          <span className={styles.label}>{words[hand]}</span>
          <div className={styles.cards}>
            {deal?.[hand].map((card, at) => (
              <span key={at} className={styles.card} data-red={isRed(card) || undefined}>
                <span>{RANKS[rankOf(card)]}</span>
                <span aria-hidden="true">{SUITS[suitOf(card)]}</span>
              </span>
            )) ?? <span className={styles.card}>{words.none}</span>}
          </div>
          <span className={styles.figure}>{deal === undefined ? words.none : words.points(deal.points[hand])}</span>
        </div>
      ))}
    </div>
  );
}
