/** Books of payouts as they travel (`payouts.ts`). */
import { z } from 'zod';
import { FixtureId } from '../kernel/ids.ts';
import { Odds } from '../kernel/odds.ts';
import { FIXTURE_LIMITS } from '../sports/fixture.ts';
import { GameId } from './gameTable.ts';

/** More than any game has. */
const [MOST_MARKETS, MOST_CELLS] = [40, 80];
/** Longest key of a cell, characters. */
const MOST_KEY = 24;

const Cells = z
  .record(z.string().min(1).max(MOST_KEY), Odds)
  .refine((cells) => Object.keys(cells).length <= MOST_CELLS);

export const PayoutOdds = z
  .record(z.string().min(1).max(FIXTURE_LIMITS.marketId), Cells)
  .refine((book) => Object.keys(book).length <= MOST_MARKETS);

export const Payouts = z.object({
  gameId: GameId,
  fromRound: FixtureId,
  version: z.number().int().min(2),
  odds: PayoutOdds,
});

/** Of each game the book in force, the one that is to come and the one before: more says nothing of a round that takes bets. */
export const BOOKS_TOLD = 3;
/** More than there are games. */
export const MOST_BOOKS = BOOKS_TOLD * 100;

export const ToldPayouts = z.array(Payouts).max(MOST_BOOKS);
