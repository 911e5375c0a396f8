/** What every family of games is made of: how a round is drawn, what can be bet on it, and what became of that (rules FAM). */
import type { RoundId } from './round.ts';
import type { Words } from './words.ts';

export interface GameCell {
  /** Its name within its market; words are in the app's copy. */
  readonly key: string;
  /** Hundredths. */
  readonly odds: number;
  /** Of the market's outcomes those that win. */
  readonly ways: number;
}

/** Cells of which every outcome wins one, or gives all stakes of the market back. */
export interface GameMarket {
  /** One of all families: `mg.` and at most 13 characters. */
  readonly marketId: string;
  readonly cells: readonly GameCell[];
  /** How many outcomes there are, each as likely as the other, or the weights they add up to. */
  readonly of: number;
  /** Outcomes that give the stake back. */
  readonly pushWays?: number;
}

/** Lost, won, given back. */
export type RoundSettlement = 1 | 2 | 3;

export interface Family {
  readonly id: string;
  /** What is drawn of a round, in its order. @throws OutOfWords */
  readonly draw: (words: Words, roundId: RoundId) => number[];
  /** Whether some numbers can have been drawn. */
  readonly isDrawn: (drawn: readonly number[]) => boolean;
  /** What can be bet on in a round: the same in each, unless the family has sides or runners that change. */
  readonly markets: (roundId: RoundId) => readonly GameMarket[];
  /** @param drawn for which `isDrawn` holds */
  readonly settle: (drawn: readonly number[], marketId: string, key: string, roundId: RoundId) => RoundSettlement;
}

/** What a cell gives back of a won staked, on the average: the chance to win by its odds, and that of a push. */
export const returnOf = ({ of, pushWays = 0 }: GameMarket, { odds, ways }: GameCell): number =>
  (ways * odds) / 100 / of + pushWays / of;

/** Odds that give back `percent` of what is staked, rounded down. Hundredths. */
export const oddsAt = (percent: number, ways: number, of: number): number => Math.floor((percent * of) / ways);

/** A market, and which of its cells something that was drawn wins: `push` gives all stakes back, `undefined` wins none. */
export interface MarketRule<Drawn> {
  readonly market: GameMarket;
  readonly cellOf: (drawn: Drawn) => string | undefined;
}

/** Cells as rows of key, ways, and odds in hundredths where a source names them; elsewhere those that give back 95 %. */
export type CellRows = readonly (readonly [key: string, ways: number, odds?: number])[];

const PERCENT = 95;

/** @param pushWays outcomes that give the stake back */
export function marketRule<Drawn>(
  marketId: string,
  of: number,
  cells: CellRows,
  cellOf: MarketRule<Drawn>['cellOf'],
  pushWays?: number,
): MarketRule<Drawn> {
  const market = {
    marketId,
    of,
    cells: cells.map(([key, ways, odds]) => ({ key, ways, odds: odds ?? oddsAt(PERCENT, ways, of) })),
    ...(pushWays === undefined ? {} : { pushWays }),
  };
  return { market, cellOf };
}

/**
 * A family whose rounds all have the same markets.
 *
 * @param read what was drawn in its parts, `undefined` for numbers that cannot have been drawn
 */
export function plainFamily<Drawn>(
  id: string,
  draw: (words: Words) => number[],
  read: (drawn: readonly number[]) => Drawn | undefined,
  rules: readonly MarketRule<Drawn>[],
): Family {
  const markets = rules.map(({ market }) => market);
  const readWhole = (drawn: readonly number[]) => (drawn.every(Number.isInteger) ? read(drawn) : undefined);
  const byId = new Map(rules.map((rule) => [rule.market.marketId, rule]));
  return {
    id,
    draw,
    isDrawn: (drawn) => readWhole(drawn) !== undefined,
    markets: () => markets,
    settle(drawn, marketId, key) {
      const parts = readWhole(drawn);
      const cell = parts === undefined ? undefined : byId.get(marketId)?.cellOf(parts);
      if (cell === 'push') return 3;
      return cell === key ? 2 : 1;
    },
  };
}
