/**
 * High and low (rules HIL): two cards, each of its own deck of 54 with two jokers. The second is bet on, and whether it is above the first; equal ranks
 * and jokers lose. The ace is the highest.
 */
import { DECK, colourOf, rankOf } from './cards.ts';
import { marketRule, plainFamily } from './family.ts';

const CARDS = 54;
const RANK_WAYS = 4;

export interface HiLo {
  readonly first: number;
  readonly second: number;
}

export const isJoker = (card: number): boolean => card >= DECK;
/** 0 for the two to 12 for the ace. */
export const height = (card: number): number => (rankOf(card) + 12) % 13;

/** @returns `undefined` for what is not two cards of such decks */
export function readHiLo(drawn: readonly number[]): HiLo | undefined {
  const [first, second] = drawn;
  if (drawn.length !== 2 || first === undefined || second === undefined) return undefined;
  return drawn.every((card) => card >= 0 && card < CARDS) ? { first, second } : undefined;
}

const PAIRS = CARDS * CARDS;
/** Of all pairs: those without a joker and of two ranks, half of them rising. */
const RISING = (DECK * DECK - DECK * RANK_WAYS) / 2;
const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

function step({ first, second }: HiLo): 'high' | 'low' | 'same' | undefined {
  if (isJoker(first) || isJoker(second)) return undefined;
  const by = height(second) - height(first);
  return by === 0 ? 'same' : by > 0 ? 'high' : 'low';
}

/** Three to eight, jack to ace, a joker; the others are in none. */
function groupOf({ second }: HiLo): string | undefined {
  if (isJoker(second)) return 'joker';
  if (height(second) >= 1 && height(second) <= 6) return 'middle';
  return height(second) >= 9 ? 'top' : undefined;
}

export const hiLo = plainFamily('hiLo', (words) => [words.below(CARDS), words.below(CARDS)], readHiLo, [
  marketRule<HiLo>(
    'mg.hl.step',
    PAIRS,
    [
      ['high', RISING, 220],
      ['low', RISING, 220],
      ['same', DECK * RANK_WAYS, 1_300],
    ],
    step,
  ),
  marketRule<HiLo>(
    'mg.hl.color',
    CARDS,
    [
      ['red', 26, 195],
      ['black', 26, 195],
    ],
    ({ second }) => (isJoker(second) ? undefined : colourOf(second)),
  ),
  marketRule<HiLo>(
    'mg.hl.group',
    CARDS,
    [
      ['middle', 24, 210],
      ['top', 16, 320],
      ['joker', 2, 2_500],
    ],
    groupOf,
  ),
  marketRule<HiLo>(
    'mg.hl.rank',
    CARDS,
    RANK_NAMES.map((name) => [name, RANK_WAYS, 1_280] as const),
    ({ second }) => (isJoker(second) ? undefined : RANK_NAMES[rankOf(second)]),
  ),
]);
