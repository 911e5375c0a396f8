/** Which markets of a game a board shows, and which it keeps folded (rules BRD-9 … BRD-11, BRD-13). */
import {
  groupOf,
  HANDICAP_MARKETS,
  OUTRIGHT,
  THREE_WAY_HANDICAP,
  TOTAL_MARKETS,
} from '../../../domain/reference/boardMarkets.ts';
import { WIN_MARKETS } from '../../../domain/reference/winMarkets.ts';
import {
  heldLines,
  isSettled,
  linesOf,
  linesToShow,
  mainLineOf,
  type HeldLines,
} from '../../../domain/sports/marketLines.ts';
import type { Fixture, Market } from '../../../domain/sports/fixture.ts';

export interface MarketsShown extends HeldLines {
  readonly rest: readonly Market[];
}

/** Lines of one market that are shown beside its main one, on each side of it. */
const BESIDE = 1;
/** Special markets that are shown at once. */
const SPECIALS = 4;

const isThere = (market: Market | undefined): market is Market => market !== undefined;

/** Of some markets the one that is shown, or else the first that the game has, by its main line. */
const mainOf = (fixture: Pick<Fixture, 'markets'>, marketIds: readonly string[], shown: HeldLines | undefined) =>
  heldLines(fixture.markets, shown?.mains).find(({ marketId }) => marketIds.includes(marketId)) ??
  marketIds.map((id) => mainLineOf(fixture, id)).find(isThere);

const WINNERS = WIN_MARKETS.filter((marketId) => marketId !== OUTRIGHT);
const winOf = (fixture: Fixture, shown: HeldLines | undefined) => mainOf(fixture, WINNERS, shown);

const mainsAlone = (mains: HeldLines['mains'], rest: readonly Market[] = []): MarketsShown => ({
  mains,
  markets: mains.filter(isThere),
  rest,
});

/** Who wins, the main handicap, the main total (rule BRD-9). */
export const crossMarkets = (fixture: Fixture, shown?: HeldLines): MarketsShown =>
  mainsAlone([winOf(fixture, shown), mainOf(fixture, HANDICAP_MARKETS, shown), mainOf(fixture, TOTAL_MARKETS, shown)]);

/** As a proto round sells them, each in its place (rule PRT-4): a handicap with a draw goes before one without. */
export const protoMarkets = (fixture: Fixture, shown?: HeldLines): MarketsShown =>
  mainsAlone([
    winOf(fixture, shown),
    mainOf(fixture, [THREE_WAY_HANDICAP, ...HANDICAP_MARKETS], shown),
    mainOf(fixture, TOTAL_MARKETS, shown),
  ]);

/** Every line of the game's handicaps and totals, those around the main ones first (rule BRD-10). */
export function handicapMarkets(fixture: Fixture, shown?: HeldLines): MarketsShown {
  const mains: Market[] = [];
  const markets: Market[] = [];
  const rest: Market[] = [];
  for (const id of [...HANDICAP_MARKETS, ...TOTAL_MARKETS]) {
    const main = mainOf(fixture, [id], shown);
    if (main === undefined) continue;
    mains.push(main);
    const lines = linesOf(fixture, id);
    const place = lines.indexOf(main);
    const around = lines.slice(Math.max(0, place - BESIDE), place + BESIDE + 1);
    const chosen = linesToShow(lines, [main, ...around], shown?.markets, 2 * BESIDE + 1);
    for (const line of lines) (chosen.includes(line) ? markets : rest).push(line);
  }
  return { mains, markets, rest };
}

/** Every market that asks for something else and is not over, by its main line; other lines and what is more than a few stay folded (rule BRD-11). */
export function specialMarkets(fixture: Fixture, shown?: HeldLines): MarketsShown {
  const specials = fixture.markets.filter((market) => groupOf(market.marketId) === 'special' && !isSettled(market));
  const stays = (shown?.mains ?? []).filter(isThere).filter((main) => heldLines(specials, [main]).length > 0);
  const ids = new Set([...stays, ...specials].map(({ marketId }) => marketId));
  const mains = [...ids].slice(0, SPECIALS).map((id) => mainOf({ markets: specials }, [id], shown));
  return mainsAlone(
    mains,
    specials.filter((market) => !mains.includes(market)),
  );
}
