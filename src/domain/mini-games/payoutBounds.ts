/** Within what the house may set what a game pays (PAY-1, PAY-2): which games and markets, and the least and the most odds of each cell. Pure. */
import { slipOfGame } from '../bets/slipOfGame.ts';
import { LEAST_OFFERED } from '../kernel/odds.ts';
import { familyOf } from './families.ts';
import { returnOf, type GameCell, type GameMarket } from './family.ts';
import { GAMES, type GameRow } from './gameTable.ts';
import type { PayoutBook } from './payouts.ts';
import { nextRound, roundOf, type RoundId } from './round.ts';

/** What a cell gives back of what is staked on it, at the least and at the most (FAM-2). */
export const RETURN_BOUNDS = { least: 0.8, most: 0.99 } as const;

/** How long before a round opens a book for it is stored at the latest, ms: every open page has been told by then. */
export const PAYOUT_LEAD_MS = 3_000;

/** Games with payouts to set: those whose rounds all have the same prices. Virtual games are priced round by round, by the return that VIR-4 states. */
export const PAYOUT_GAMES: readonly GameRow[] = GAMES.filter((game) => slipOfGame(game) === 'minigame');

/** The markets of such a game at the odds of the table. */
export const usualMarketsOf = (game: GameRow): readonly GameMarket[] => familyOf(game.family).markets(roundOf(game, 0));

/** Least and most odds of a cell, hundredths; what the table says is always between. */
export function payoutBounds(market: GameMarket, cell: GameCell): { readonly least: number; readonly most: number } {
  const { of, pushWays = 0 } = market;
  const oddsFor = (share: number) => ((share * of - pushWays) * 100) / cell.ways;
  const isWithin = (odds: number) => {
    const given = returnOf(market, { ...cell, odds });
    return given >= RETURN_BOUNDS.least && given <= RETURN_BOUNDS.most;
  };
  // What is cut here is a fraction of a hundredth, and a division may miss a whole one by its last digit.
  let least = Math.max(LEAST_OFFERED, Math.floor(oddsFor(RETURN_BOUNDS.least)));
  if (!isWithin(least)) least += 1;
  let most = Math.ceil(oddsFor(RETURN_BOUNDS.most));
  while (most > least && !isWithin(most)) most -= 1;
  return { least: Math.min(least, cell.odds), most: Math.max(most, cell.odds) };
}

/** Every cell's odds, by market and key. */
export const bookOf = (markets: readonly GameMarket[]): PayoutBook =>
  Object.fromEntries(
    markets.map(({ marketId, cells }) => [marketId, Object.fromEntries(cells.map(({ key, odds }) => [key, odds]))]),
  );

/** A book with some cells at other odds. */
export const withOdds = (book: PayoutBook, changes: PayoutBook): PayoutBook =>
  Object.fromEntries(Object.entries(book).map(([marketId, cells]) => [marketId, { ...cells, ...changes[marketId] }]));

/** Why a change cannot be, or nothing: a market or cell that the game has not, or odds beyond the bounds of a cell. */
export function payoutFault(
  markets: readonly GameMarket[],
  changes: PayoutBook,
):
  | { readonly reason: 'unknown' }
  | { readonly reason: 'outOfBounds'; readonly least: number; readonly most: number }
  | undefined {
  for (const [marketId, cells] of Object.entries(changes)) {
    const market = markets.find((one) => one.marketId === marketId);
    for (const [key, odds] of Object.entries(cells)) {
      const cell = market?.cells.find((one) => one.key === key);
      if (market === undefined || cell === undefined) return { reason: 'unknown' };
      const { least, most } = payoutBounds(market, cell);
      if (odds < least || odds > most) return { reason: 'outOfBounds', least, most };
    }
  }
  return undefined;
}

/** The first round that a book stored at an instant holds for, epoch ms: one that opens later than the lead after it (PAY-3). */
export const firstRoundFor = (game: GameRow, storedAt: number): RoundId =>
  nextRound(roundOf(game, storedAt + PAYOUT_LEAD_MS));
