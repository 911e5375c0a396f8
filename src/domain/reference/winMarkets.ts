/** Which markets say who wins: one of them is what the win-tie-lose page shows for a fixture. */
import type { KnownMarketId } from './markets.ts';

/**
 * In order of preference: 1X2, winner with overtime, winner of two, winner outright. In digits, because every page of games has this line, and
 * the table of names would come with it.
 */
export const WIN_MARKETS: readonly KnownMarketId[] = ['1', '226', '52', '274'];
