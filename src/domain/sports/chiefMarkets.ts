/** What of a game's markets stands where there is room for three: who wins, a few lines of the handicap and of the total (rules SCB-5, BRD-13). */
import { marketRowOf, type OutcomeKind } from '../reference/marketTable.ts';
import { winMarketOf, type Fixture, type Market } from './fixture.ts';
import { heldLines, linesOf, linesToShow, mainLineOf } from './marketLines.ts';

export interface ChiefMarkets {
  readonly win: Market | undefined;
  readonly handicap: readonly Market[];
  readonly total: readonly Market[];
}

/**
 * @param lines most lines of each
 * @param shown what is shown already
 */
export function chiefMarketsOf(fixture: Fixture, lines: number, shown?: ChiefMarkets): ChiefMarkets {
  const held = (markets: readonly (Market | undefined)[] = []) => heldLines(fixture.markets, markets)[0];
  const around = (outcome: OutcomeKind, before: readonly Market[] | undefined) =>
    linesAround(fixture, held(before)?.marketId ?? chiefIdOf(fixture, outcome), lines, before);
  return {
    win: held([shown?.win]) ?? winMarketOf(fixture),
    handicap: around('handicap', shown?.handicap),
    total: around('overUnder', shown?.total),
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
function linesAround(
  fixture: Fixture,
  marketId: string | undefined,
  count: number,
  shown: readonly Market[] | undefined,
): readonly Market[] {
  const main = marketId === undefined ? undefined : mainLineOf(fixture, marketId);
  if (main === undefined) return [];
  const lines = linesOf(fixture, main.marketId);
  const first = Math.max(0, Math.min(lines.indexOf(main) - Math.floor(count / 2), lines.length - count));
  return linesToShow(lines, [main, ...lines.slice(first, first + count)], shown, count);
}
