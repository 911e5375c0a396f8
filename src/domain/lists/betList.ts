/** A member's bets, newest first (MIN-05, SPT-06). Any of them may be settled or ruled on anew at any time, so all rows are live. */
import { z } from 'zod';
import { Bet } from '../bets/bet.ts';
import { ProductCode, productOf } from '../bets/betTotals.ts';
import { betIdOf, evolveBet } from '../bets/evolveBet.ts';
import { BetStatus } from '../reference/statuses.ts';
import { list, numberAsked } from './list.ts';

const Instant = numberAsked(z.number().int().min(0));

/** Times are of placing, epoch ms: from `from` on and before `until`. */
export const BetFilter = z.strictObject({
  from: Instant.optional(),
  until: Instant.optional(),
  status: numberAsked(BetStatus).optional(),
  product: numberAsked(ProductCode).optional(),
});
export type BetFilter = z.output<typeof BetFilter>;

export const betList = list({
  path: '/sports-prematch/betting',
  caller: 'member',
  row: Bet,
  filter: BetFilter,
  pageSize: 30,
  keyOf: ({ placedAt, betId }) => ({ at: placedAt, id: betId }),
  fits: ({ placedAt, status, page }, { from = 0, until = Infinity, status: asked = status, product }) =>
    placedAt >= from && placedAt < until && status === asked && (product === undefined || productOf(page) === product),
  live: { idOf: betIdOf, evolve: evolveBet },
});
