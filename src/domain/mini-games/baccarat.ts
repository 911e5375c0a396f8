/**
 * Baccarat (rules BAC): punto banco from eight decks. Ways of who wins are of all 4,998,398,275,503,360 rows of six cards; those of the number of cards
 * are millionths. Tests count both.
 */
import { dealFrom, isOfShoe, rankOf } from './cards.ts';
import { marketRule, plainFamily } from './family.ts';
import type { Words } from './words.ts';

const MOST_CARDS = 6;
const ROWS = 4_998_398_275_503_360;
const TIES = 475_627_426_473_216;
const MILLION = 1_000_000;
/** Of two cards of one hand: the second has the rank of the first. */
const PAIR = { ways: 31, of: 415 } as const;

export interface Baccarat {
  /** Cards of each hand in the order dealt. */
  readonly player: readonly number[];
  readonly banker: readonly number[];
  readonly points: { readonly player: number; readonly banker: number };
  readonly winner: 'player' | 'banker' | 'tie';
  readonly hasPair: { readonly player: boolean; readonly banker: boolean };
}

/** What a card counts: the ace one, tens and pictures nothing. */
export const pointsOf = (card: number): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1);
const handPoints = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** Banker's third card by the points of banker and of player's third card (rule BAC-2). */
export function bankerDraws(banker: number, third: number | undefined): boolean {
  if (third === undefined) return banker <= 5;
  const from = [0, 0, 0, 0, 2, 4, 6][banker];
  if (from === undefined) return false;
  if (banker <= 2) return true;
  return banker === 3 ? third !== 8 : third >= from && third <= 7;
}

/** Hands out of a row of cards, as many of it as are dealt: player, banker, player, banker, then third cards (rule BAC-1). */
function dealt(row: readonly number[]): Pick<Baccarat, 'player' | 'banker'> {
  const [first, second, third, fourth, ...more] = row;
  const player = [first, third].filter((card) => card !== undefined);
  const banker = [second, fourth].filter((card) => card !== undefined);
  if (Math.max(handPoints(player), handPoints(banker)) >= 8) return { player, banker };
  const take = () => more.splice(0, 1);
  const playerThird = handPoints(player) <= 5 ? take() : [];
  const thirdPoints = playerThird[0] === undefined ? undefined : pointsOf(playerThird[0]);
  const bankerThird = bankerDraws(handPoints(banker), thirdPoints) ? take() : [];
  return { player: [...player, ...playerThird], banker: [...banker, ...bankerThird] };
}

/** @returns `undefined` for cards that are no deal: too few or too many, or more of a card than lie in a shoe */
export function readBaccarat(drawn: readonly number[]): Baccarat | undefined {
  if (drawn.length < 4 || drawn.length > MOST_CARDS || !isOfShoe(drawn)) return undefined;
  // A deal that wants more cards than there are would take one that is none.
  const { player, banker } = dealt([...drawn, ...Array.from({ length: MOST_CARDS - drawn.length }, () => 0)]);
  if (player.length + banker.length !== drawn.length) return undefined;
  const points = { player: handPoints(player), banker: handPoints(banker) };
  const winner = points.player === points.banker ? 'tie' : points.player > points.banker ? 'player' : 'banker';
  return { player, banker, points, winner, hasPair: { player: isPair(player), banker: isPair(banker) } };
}

const isPair = ([first, second]: readonly number[]): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second);

function draw(words: Words): number[] {
  const row = dealFrom(words, MOST_CARDS);
  const { player, banker } = dealt(row);
  return row.slice(0, player.length + banker.length);
}

const pairOf = (hand: 'player' | 'banker') =>
  marketRule<Baccarat>(`mg.bc.${hand === 'player' ? 'ppair' : 'bpair'}`, PAIR.of, [['yes', PAIR.ways, 1_200]], (deal) =>
    deal.hasPair[hand] ? 'yes' : undefined,
  );

export const baccarat = plainFamily('baccarat', draw, readBaccarat, [
  marketRule<Baccarat>(
    'mg.bc.win',
    ROWS,
    [
      ['player', 2_230_518_282_592_256, 200],
      ['banker', 2_292_252_566_437_888, 195],
    ],
    ({ winner }) => (winner === 'tie' ? 'push' : winner),
    TIES,
  ),
  marketRule<Baccarat>('mg.bc.tie', ROWS, [['tie', TIES, 900]], ({ winner }) => winner),
  pairOf('player'),
  pairOf('banker'),
  marketRule<Baccarat>(
    'mg.bc.size',
    MILLION,
    [
      ['small', 378_868, 250],
      ['big', 621_132, 154],
    ],
    ({ player, banker }) => (player.length + banker.length === 4 ? 'small' : 'big'),
  ),
]);
