/** What rounds say on one market, for boards: which of its cells won, round by round. Void rounds say nothing. */
import type { Family, GameMarket } from '../family.ts';
import type { Round, RoundId } from '../round.ts';

/** A round and the cell that won; `other` where none or several did (a push, a zero). */
export interface MarketMark {
  readonly roundId: string;
  readonly key: string;
}

export const OTHER = 'other';
const WON = 2;
/** Markets of more cells are counted, and draw no pattern. */
const MOST_CELLS = 4;

/** PTN-5 Markets whose cells are few and of which at most one wins: patterns are made of them. @param roundId whose markets */
export const patternMarketsOf = (family: Family, roundId: RoundId): readonly GameMarket[] =>
  family
    .markets(roundId)
    .filter(({ cells, of }) => cells.length > 1 && cells.length <= MOST_CELLS && waysOf(cells) <= of * (1 + ROUNDING));

/** Chances of virtual games are fractions, whose sum is one but for its last digits. */
const ROUNDING = 1e-9;
const waysOf = (cells: GameMarket['cells']): number => cells.reduce((sum, { ways }) => sum + ways, 0);

/** PTN-5 What a row of rounds says on a market, in the order of the rounds handed in. */
export const marksOf = (rounds: readonly Round[], family: Family, market: GameMarket): readonly MarketMark[] =>
  rounds
    .filter(({ state }) => state === 'drawn')
    .map(({ roundId, drawn }) => {
      const won = market.cells.filter(({ key }) => family.settle(drawn, market.marketId, key, roundId) === WON);
      return { roundId, key: won.length === 1 ? (won[0]?.key ?? OTHER) : OTHER };
    });

/** What is left of 1 by rounding alone. */
const NOTHING = 1e-9;

/** PTN-6 How often each cell is expected to win, 0 to 1; what they leave is `other`'s. */
export function chancesOf({ cells, of }: GameMarket): readonly { readonly key: string; readonly chance: number }[] {
  const chances = cells.map(({ key, ways }) => ({ key, chance: ways / of }));
  const left = 1 - chances.reduce((sum, { chance }) => sum + chance, 0);
  return left > NOTHING ? [...chances, { key: OTHER, chance: left }] : chances;
}
