/** What of a game's markets stands where there is room for three: who wins, a few lines of the handicap and of the total (rule SCB-5). */
import { marketRowOf, type OutcomeKind } from '../reference/marketTable.ts';
import { winMarketOf, type Fixture, type Market } from './fixture.ts';
import { linesOf, mainLineOf } from './marketLines.ts';

export interface ChiefMarkets {
  readonly win: Market | undefined;
  readonly handicap: readonly Market[];
  readonly total: readonly Market[];
}

/** @param lines most lines of each */
export function chiefMarketsOf(fixture: Fixture, lines: number): ChiefMarkets {
  return {
    win: winMarketOf(fixture),
    handicap: linesAround(fixture, chiefIdOf(fixture, 'handicap'), lines),
    total: linesAround(fixture, chiefIdOf(fixture, 'overUnder'), lines),
  };
}

const WHOLE_GAME = new Set(['regular', 'overtime', 'sets', 'points']);

/** The first that counts the whole game. */
function chiefIdOf({ markets }: Fixture, outcome: OutcomeKind): string | undefined {
  return markets.find(({ marketId }) => {
    const row = marketRowOf(marketId);
    return row?.outcome === outcome && WHOLE_GAME.has(row.scope);
  })?.marketId;
}

/** The main line and those beside it, as many on both sides as there are. */
function linesAround(fixture: Fixture, marketId: string | undefined, count: number): readonly Market[] {
  if (marketId === undefined) return [];
  const lines = linesOf(fixture, marketId);
  const main = mainLineOf(fixture, marketId);
  const middle = Math.max(
    0,
    lines.findIndex((line) => line === main),
  );
  const first = Math.max(0, Math.min(middle - Math.floor(count / 2), lines.length - count));
  return lines.slice(first, first + count);
}
