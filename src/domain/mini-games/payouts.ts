/**
 * What the house pays on the markets of a game where it is not what the table says (rules PAY): a book of odds from one round on, until the next book.
 * Both sides price a round by these functions. Nothing here knows the table of games: a slip of any page may ask.
 */
import type { FixtureId } from '../kernel/ids.ts';
import type { GameMarket } from './family.ts';
import type { RoundId } from './round.ts';

/** Odds of every cell of every market of a game, hundredths, by market and key. */
export type PayoutBook = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A book, and from which round of its game on it holds. */
export interface Payouts {
  readonly gameId: string;
  readonly fromRound: RoundId;
  /** Counted within the game, from 2 on: prices of the table are version 1. */
  readonly version: number;
  readonly odds: PayoutBook;
}

/** Where a round is in time among those of its game: ids have the day and the number in it. */
function placeOf(roundId: string): number {
  const [, , day, n] = roundId.split('.');
  return Number(day) * 100_000 + Number(n);
}

/**
 * The book that a round is priced by (PAY-3).
 *
 * @param all of any games, in any order
 * @returns `undefined` where the table's odds hold
 */
export function payoutsOf(all: readonly Payouts[], roundId: string): Payouts | undefined {
  const place = placeOf(roundId);
  let found: Payouts | undefined;
  for (const payouts of all) {
    if (!roundId.startsWith(`mg.${payouts.gameId}.`) || placeOf(payouts.fromRound) > place) continue;
    if (found === undefined || payouts.version > found.version) found = payouts;
  }
  return found;
}

/** Markets at the odds of a book; the same ones where there is none. A cell that the book does not name keeps its own. */
export function marketsBy<Market extends GameMarket>(
  markets: readonly Market[],
  payouts: Payouts | undefined,
): readonly Market[] {
  if (payouts === undefined) return markets;
  return markets.map((market) => ({
    ...market,
    cells: market.cells.map((cell) => ({ ...cell, odds: payouts.odds[market.marketId]?.[cell.key] ?? cell.odds })),
  }));
}

/** What a pick says of its price. */
interface PricedPick {
  readonly fixtureId: FixtureId;
  readonly selectionId: string;
  readonly marketId: string;
  readonly odds: number;
  readonly version: number;
}

/** A pick at the price of the newest book that is known of its round; of two prices the newer version counts, as of any pick. */
export function repriced<Pick extends PricedPick>(pick: Pick, all: readonly Payouts[]): Pick {
  const { fixtureId, selectionId, marketId } = pick;
  const payouts = payoutsOf(all, fixtureId);
  if (payouts === undefined || payouts.version <= pick.version) return pick;
  const odds = payouts.odds[marketId]?.[selectionId.slice(`${fixtureId}:${marketId}:`.length)];
  return odds === undefined ? pick : { ...pick, odds, version: payouts.version };
}
