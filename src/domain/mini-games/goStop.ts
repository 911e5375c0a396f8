/** Go and stop (rules GOS): two flower cards each of forty, months one to ten four times; the last digit of their sum decides. */
import { marketRule, plainFamily } from './family.ts';
import { drawDistinct } from './words.ts';

const CARDS = 40;
const MONTHS = 10;
const ROWS = 2_193_360;
const TIES = 222_160;

export interface GoStop {
  /** Cards of each side, 0 to 39. */
  readonly go: readonly number[];
  readonly stop: readonly number[];
  readonly points: { readonly go: number; readonly stop: number };
  readonly winner: 'go' | 'stop' | 'tie';
}

/** 1 to 10. */
export const monthOf = (card: number): number => (card % MONTHS) + 1;
const pointsOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + monthOf(card), 0) % MONTHS;

/** Dealt in turn, go first. @returns `undefined` for what is not four cards of the forty */
export function readGoStop(drawn: readonly number[]): GoStop | undefined {
  const isDeal = drawn.length === 4 && new Set(drawn).size === 4 && drawn.every((card) => card >= 0 && card < CARDS);
  if (!isDeal) return undefined;
  const [go, stop] = [0, 1].map((side) => drawn.filter((_, at) => at % 2 === side)) as [number[], number[]];
  const points = { go: pointsOf(go), stop: pointsOf(stop) };
  const winner = points.go === points.stop ? 'tie' : points.go > points.stop ? 'go' : 'stop';
  return { go, stop, points, winner };
}

export const goStop = plainFamily('goStop', (words) => drawDistinct(words, 4, CARDS), readGoStop, [
  marketRule<GoStop>(
    'mg.gs.win',
    ROWS,
    [
      ['go', (ROWS - TIES) / 2, 195],
      ['stop', (ROWS - TIES) / 2, 195],
    ],
    ({ winner }) => (winner === 'tie' ? 'push' : winner),
    TIES,
  ),
  marketRule<GoStop>('mg.gs.tie', ROWS, [['tie', TIES, 900]], ({ winner }) => winner),
]);
