/** A market out of chances: what both sides of a game of virtual sports are priced by. */
import { oddsOf, type Returned } from './price.ts';

/** A cell with its chance of one; `key` says all that settling it takes, its line included. */
export interface PricedCell {
  readonly key: string;
  /** Hundredths. */
  readonly odds: number;
  readonly ways: number;
}

/** A market of a round, as the families of all games have it; chances are of one. */
export interface PricedMarket {
  readonly marketId: string;
  readonly cells: readonly PricedCell[];
  readonly of: number;
}

/** Prices the cells of a market by the return that its kind states. */
export const marketOf = (
  marketId: string,
  kind: Returned,
  chances: readonly (readonly [key: string, chance: number])[],
): PricedMarket => ({
  marketId,
  cells: chances.map(([key, chance]) => ({ key, odds: oddsOf(kind, chance), ways: chance })),
  of: 1,
});

/** `-1.5`, `+0.5`: a line from its side's view. */
export const signed = (line: number): string => `${line < 0 ? '-' : '+'}${Math.abs(line).toFixed(1)}`;

const HANDICAP = /^(home|away)([+-]\d+\.5)$/;
const TOTAL = /^(over|under)(\d+\.5)$/;

/** Whether a handicap cell wins; `undefined` for a key that is none. */
export function isHandicapWon(key: string, home: number, away: number): boolean | undefined {
  const [, side, line] = HANDICAP.exec(key) ?? [];
  if (side === undefined) return undefined;
  return (side === 'home' ? home - away : away - home) + Number(line) > 0;
}

/** Whether a cell of a total wins; `undefined` for a key that is none. */
export function isTotalWon(key: string, total: number): boolean | undefined {
  const [, side, line] = TOTAL.exec(key) ?? [];
  if (side === undefined) return undefined;
  return side === 'over' ? total > Number(line) : total < Number(line);
}

/** The half line at which a count is as likely above as below, or nearest to that; `chances[count - least]`. */
export function evenLine(chances: readonly number[], least: number): number {
  let [below, best, nearest] = [0, least - 0.5, 1];
  chances.forEach((chance, index) => {
    const off = Math.abs(below - 0.5);
    if (off < nearest) [best, nearest] = [least + index - 0.5, off];
    below += chance;
  });
  return best;
}
