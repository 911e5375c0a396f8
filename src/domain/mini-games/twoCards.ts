/** Games of two or three cards of a shoe (rules CRD): dragon and tiger, and the two kinds of odd or even. */
import { colourOf, dealFrom, isOfShoe, parityOf, rankOf } from './cards.ts';
import { marketRule, plainFamily, type CellRows, type MarketRule } from './family.ts';

export interface TwoCards {
  readonly first: number;
  readonly second: number;
}

/** @returns `undefined` for what is not two cards of one shoe */
export function readTwoCards(drawn: readonly number[]): TwoCards | undefined {
  const [first, second] = drawn;
  if (drawn.length !== 2 || first === undefined || second === undefined) return undefined;
  return isOfShoe(drawn) ? { first, second } : undefined;
}

const COLOURS: CellRows = [
  ['red', 1, 195],
  ['black', 1, 195],
];
/** Of the second card, once the first lies: those of its rank are 31 of 415. */
const LEFT = 415;
const SAME = 31;
const SEVEN = 6;

const cardRules = (letter: string, cardOf: (cards: TwoCards) => number): MarketRule<TwoCards>[] => [
  marketRule(
    `mg.dt.${letter}oe`,
    13,
    [
      ['odd', 7, 175],
      ['even', 6, 205],
    ],
    (cards) => parityOf(rankOf(cardOf(cards)) + 1),
  ),
  marketRule(
    `mg.dt.${letter}size`,
    13,
    [
      ['small', 6, 200],
      ['big', 6, 200],
    ],
    // A seven is neither.
    (cards) => (rankOf(cardOf(cards)) === SEVEN ? undefined : rankOf(cardOf(cards)) < SEVEN ? 'small' : 'big'),
  ),
  marketRule(`mg.dt.${letter}color`, 2, COLOURS, (cards) => colourOf(cardOf(cards))),
];

/** One card each, the ace lowest; equal ranks give stakes back (rule CRD-1). */
export const dragonTiger = plainFamily('dragonTiger', (words) => dealFrom(words, 2), readTwoCards, [
  marketRule<TwoCards>(
    'mg.dt.win',
    LEFT,
    [
      ['dragon', (LEFT - SAME) / 2, 195],
      ['tiger', (LEFT - SAME) / 2, 195],
    ],
    ({ first, second }) =>
      rankOf(first) === rankOf(second) ? 'push' : rankOf(first) > rankOf(second) ? 'dragon' : 'tiger',
    SAME,
  ),
  marketRule<TwoCards>('mg.dt.tie', LEFT, [['tie', SAME, 1_200]], ({ first, second }) =>
    rankOf(first) === rankOf(second) ? 'tie' : undefined,
  ),
  marketRule<TwoCards>('mg.dt.suited', LEFT, [['suited', 7, 5_100]], ({ first, second }) =>
    first === second ? 'suited' : undefined,
  ),
  ...cardRules('d', ({ first }) => first),
  ...cardRules('t', ({ second }) => second),
]);

/** Ordered pairs of two cards of 416. */
const PAIRS = 416 * 415;
const MIDDLE = 14;

const sumOf = ({ first, second }: TwoCards): number => rankOf(first) + rankOf(second) + 2;

/** The sum of two cards, ace 1 to king 13 (rule CRD-2). */
export const cardOddEven = plainFamily('cardOddEven', (words) => dealFrom(words, 2), readTwoCards, [
  marketRule<TwoCards>(
    'mg.co.oe',
    PAIRS,
    [
      ['odd', 86_016, 195],
      ['even', 86_624, 195],
    ],
    (cards) => parityOf(sumOf(cards)),
  ),
  marketRule<TwoCards>(
    'mg.co.uo',
    PAIRS,
    [
      ['under', 79_680, 195],
      ['over', 79_680, 195],
    ],
    (cards) => (sumOf(cards) === MIDDLE ? 'push' : sumOf(cards) < MIDDLE ? 'under' : 'over'),
    13_280,
  ),
]);

/** Decks without pictures, ten ranks of four suits. */
const SHORT_DECK = 40;
const SHORT_RANKS = 10;

export interface HiddenCard {
  readonly first: number;
  readonly second: number;
  readonly hidden: number;
}

/** @returns `undefined` for what is not three cards of one shoe of short decks */
export function readHiddenCard(drawn: readonly number[]): HiddenCard | undefined {
  const [first, second, hidden] = drawn;
  if (drawn.length !== 3 || first === undefined || second === undefined || hidden === undefined) return undefined;
  return isOfShoe(drawn, SHORT_DECK) ? { first, second, hidden } : undefined;
}

/** 1 to 10. */
export const shortRank = (card: number): number => (card % SHORT_RANKS) + 1;
/** 0 to 3: spades, hearts, diamonds, clubs. */
export const shortSuit = (card: number): number => Math.floor(card / SHORT_RANKS);
export const SUITS = ['spade', 'heart', 'diamond', 'club'] as const;

/** Two open cards and a hidden one, ace to ten (rule CRD-3). */
export const hiddenOddEven = plainFamily('hiddenOddEven', (words) => dealFrom(words, 3, SHORT_DECK), readHiddenCard, [
  marketRule<HiddenCard>(
    'mg.ho.oe',
    319,
    [
      ['odd', 160, 195],
      ['even', 159, 195],
    ],
    ({ first, second }) => parityOf(shortRank(first) + shortRank(second)),
  ),
  marketRule<HiddenCard>(
    'mg.ho.uo',
    2,
    [
      ['under', 1, 195],
      ['over', 1, 195],
    ],
    ({ hidden }) => (shortRank(hidden) <= 5 ? 'under' : 'over'),
  ),
  marketRule<HiddenCard>('mg.ho.color', 2, COLOURS, ({ hidden }) =>
    shortSuit(hidden) === 1 || shortSuit(hidden) === 2 ? 'red' : 'black',
  ),
  marketRule<HiddenCard>(
    'mg.ho.suit',
    4,
    SUITS.map((suit) => [suit, 1, 380] as const),
    ({ hidden }) => SUITS[shortSuit(hidden)],
  ),
]);
