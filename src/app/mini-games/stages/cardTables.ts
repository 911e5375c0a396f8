/** What lies on the table of each game of cards: two hands in the order dealt, what each comes to so far, and who has won. */
import { readBaccarat, pointsOf } from '../../../domain/mini-games/baccarat.ts';
import { pointsOfHand, readBlackjack } from '../../../domain/mini-games/blackjack.ts';
import { rankOf, suitOf } from '../../../domain/mini-games/cards.ts';
import { monthOf, readGoStop } from '../../../domain/mini-games/goStop.ts';
import { height, isJoker, readHiLo } from '../../../domain/mini-games/hiLo.ts';
import { readHiddenCard, readTwoCards, shortRank, shortSuit } from '../../../domain/mini-games/twoCards.ts';
import { letters, stageWords } from '../copy/stages.ts';

/** What a card shows: a rank and a suit, a joker, or the month of a flower card. */
export type CardFace =
  | { readonly kind: 'plain'; readonly rank: string; readonly suit: number }
  | { readonly kind: 'joker' }
  | { readonly kind: 'flower'; readonly month: number; readonly copy: number };

export interface CardHand {
  readonly name: string;
  readonly tone: 'a' | 'b' | 'neutral';
  /** In the order dealt; `place` among all cards of the table; `isAcross`: it lies on its side, further out than the others. */
  readonly cards: readonly { readonly face: CardFace; readonly place: number; readonly isAcross?: boolean }[];
  /** What its first cards come to. @param count more than 0 */
  tell(count: number): string;
}

export interface CardTable {
  readonly hands: readonly [CardHand, CardHand];
  /** How many cards lie before the first is turned. */
  readonly hidden: number;
  readonly verdict: string;
  /** The hand that has won, if one has. */
  readonly winner: 0 | 1 | undefined;
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

const plainFace = (card: number): CardFace =>
  isJoker(card) ? { kind: 'joker' } : { kind: 'plain', rank: rankName(card), suit: suitOf(card) };
const rankName = (card: number): string => (isJoker(card) ? letters.joker : (RANKS[rankOf(card)] ?? ''));
const sumOf = (cards: readonly number[], valueOf: (card: number) => number): number =>
  cards.reduce((sum, card) => sum + valueOf(card), 0);

/** A third card of baccarat lies across, outside of the two that are dealt to each hand. */
const THIRD = 2;

interface HandRow {
  readonly name: string;
  readonly tone: CardHand['tone'];
  readonly cards: readonly number[];
  readonly faceOf?: (card: number) => CardFace;
  readonly hasAcross?: boolean;
  tell(cards: readonly number[]): string;
}

/** @param places of the hand's cards among all */
function hand(
  { name, tone, cards, faceOf = plainFace, hasAcross = false, tell }: HandRow,
  places: readonly number[],
): CardHand {
  return {
    name,
    tone,
    cards: cards.map((card, index) => ({
      face: faceOf(card),
      place: places[index] ?? index,
      isAcross: hasAcross && index === THIRD,
    })),
    tell: (count) => tell(cards.slice(0, count)),
  };
}

/** Places of two hands that are dealt in turn, the third cards after them, the first hand's before the other's. */
function placesInTurn(first: number, second: number): readonly [number[], number[]] {
  const taken = Math.max(0, first - 2);
  const of = (count: number, start: number, more: number) =>
    Array.from({ length: count }, (_, index) => (index < 2 ? start + 2 * index : more + index - 2));
  return [of(first, 0, 4), of(second, 1, 4 + taken)];
}

function baccarat(drawn: readonly number[]): CardTable | undefined {
  const read = readBaccarat(drawn);
  if (read === undefined) return undefined;
  const { player, banker, winner } = read;
  const [ofPlayer, ofBanker] = placesInTurn(player.length, banker.length);
  const tell = (cards: readonly number[]) => String(sumOf(cards, pointsOf) % 10);
  const isNatural = drawn.length === 4 && Math.max(read.points.player, read.points.banker) >= 8;
  const won = winner === 'tie' ? letters.tie : stageWords.wins(letters[winner]);
  return {
    hands: [
      hand({ name: letters.player, tone: 'a', cards: player, hasAcross: true, tell }, ofPlayer),
      hand({ name: letters.banker, tone: 'b', cards: banker, hasAcross: true, tell }, ofBanker),
    ],
    hidden: 4,
    verdict: isNatural ? `${won} · ${stageWords.natural}` : won,
    winner: winner === 'tie' ? undefined : winner === 'player' ? 0 : 1,
  };
}

function blackjack(drawn: readonly number[]): CardTable | undefined {
  const read = readBlackjack(drawn);
  if (read === undefined) return undefined;
  const { player, dealer, winner } = read;
  const [ofPlayer, ofDealer] = placesInTurn(player.cards.length, dealer.cards.length);
  const tell = (cards: readonly number[]) => String(pointsOfHand(cards));
  return {
    hands: [
      hand({ name: letters.player, tone: 'a', cards: player.cards, tell }, ofPlayer),
      hand({ name: letters.dealer, tone: 'b', cards: dealer.cards, tell }, ofDealer),
    ],
    hidden: 4,
    verdict: winner === 'push' ? letters.push : stageWords.wins(letters[winner]),
    winner: winner === 'push' ? undefined : winner === 'player' ? 0 : 1,
  };
}

/** Two hands of one card. */
const single = (
  [first, second]: readonly [number, number],
  names: readonly [string, string],
  tell: (cards: readonly number[]) => string,
): CardTable['hands'] => [
  hand({ name: names[0], tone: 'a', cards: [first], tell }, [0]),
  hand({ name: names[1], tone: 'b', cards: [second], tell }, [1]),
];

const tellRank = ([card = 0]: readonly number[]): string => rankName(card);

function dragonTiger(drawn: readonly number[]): CardTable | undefined {
  const read = readTwoCards(drawn);
  if (read === undefined) return undefined;
  const { first, second } = read;
  const by = rankOf(first) - rankOf(second);
  return {
    hands: single([first, second], [letters.dragon, letters.tiger], tellRank),
    hidden: 2,
    verdict: by === 0 ? letters.tie : stageWords.wins(by > 0 ? letters.dragon : letters.tiger),
    winner: by === 0 ? undefined : by > 0 ? 0 : 1,
  };
}

function hiLo(drawn: readonly number[]): CardTable | undefined {
  const read = readHiLo(drawn);
  if (read === undefined) return undefined;
  const { first, second } = read;
  const by = height(second) - height(first);
  const step = by === 0 ? letters.same : by > 0 ? letters.high : letters.low;
  return {
    hands: single([first, second], [stageWords.firstCard, stageWords.secondCard], tellRank),
    hidden: 2,
    verdict: isJoker(first) || isJoker(second) ? letters.joker : step,
    winner: undefined,
  };
}

function cardOddEven(drawn: readonly number[]): CardTable | undefined {
  const read = readTwoCards(drawn);
  if (read === undefined) return undefined;
  const { first, second } = read;
  const sum = rankOf(first) + rankOf(second) + 2;
  return {
    hands: single([first, second], [stageWords.firstCard, stageWords.secondCard], ([card = 0]) =>
      String(rankOf(card) + 1),
    ),
    hidden: 2,
    verdict: `${stageWords.sumIs(sum)} · ${sum % 2 === 1 ? letters.odd : letters.even}`,
    winner: undefined,
  };
}

function hiddenOddEven(drawn: readonly number[]): CardTable | undefined {
  const read = readHiddenCard(drawn);
  if (read === undefined) return undefined;
  const { first, second, hidden } = read;
  const sum = shortRank(first) + shortRank(second);
  const faceOf = (card: number): CardFace => ({
    kind: 'plain',
    rank: RANKS[shortRank(card) - 1] ?? '',
    suit: shortSuit(card),
  });
  const side = shortRank(hidden) <= 5 ? letters.under : letters.over;
  const tell = (cards: readonly number[]) => String(sumOf(cards, shortRank));
  return {
    hands: [
      hand({ name: stageWords.openCards, tone: 'a', cards: [first, second], faceOf, tell }, [0, 1]),
      hand({ name: stageWords.hiddenCard, tone: 'b', cards: [hidden], faceOf, tell }, [2]),
    ],
    hidden: 3,
    verdict: `${stageWords.sumIs(sum)} · ${sum % 2 === 1 ? letters.odd : letters.even} · ${stageWords.hiddenCard} ${side}`,
    winner: undefined,
  };
}

const MONTHS = 10;

function goStop(drawn: readonly number[]): CardTable | undefined {
  const read = readGoStop(drawn);
  if (read === undefined) return undefined;
  const { go, stop, winner } = read;
  const faceOf = (card: number): CardFace => ({
    kind: 'flower',
    month: monthOf(card),
    copy: Math.floor(card / MONTHS),
  });
  const tell = (cards: readonly number[]) => stageWords.kkut(sumOf(cards, monthOf) % MONTHS);
  return {
    hands: [
      hand({ name: letters.go, tone: 'a', cards: go, faceOf, tell }, [0, 2]),
      hand({ name: letters.stop, tone: 'b', cards: stop, faceOf, tell }, [1, 3]),
    ],
    hidden: 4,
    verdict: winner === 'tie' ? letters.tie : stageWords.wins(letters[winner]),
    winner: winner === 'tie' ? undefined : winner === 'go' ? 0 : 1,
  };
}

const TABLES = { baccarat, blackjack, dragonTiger, hiLo, cardOddEven, hiddenOddEven, goStop } as const;

/** Families that are dealt. */
export type CardFamily = keyof typeof TABLES;
export const CARD_FAMILIES = Object.keys(TABLES) as readonly CardFamily[];

export const isDealt = (family: string): family is CardFamily => family in TABLES;

/** @returns `undefined` for cards that are no deal of the family */
export const cardTable = (family: CardFamily, drawn: readonly number[]): CardTable | undefined => TABLES[family](drawn);

/** Cards of both hands in the order dealt. */
export const inOrder = ({ hands }: CardTable) =>
  hands
    .flatMap(({ name, cards }) => cards.map((card) => ({ ...card, name })))
    .toSorted((one, other) => one.place - other.place);

/** A card in words. */
export function faceName(face: CardFace): string {
  if (face.kind === 'joker') return letters.joker;
  return face.kind === 'flower' ? stageWords.month(face.month) : `${stageWords.suits[face.suit] ?? ''} ${face.rank}`;
}
