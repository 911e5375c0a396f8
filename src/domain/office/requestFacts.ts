/** What an operator sees beside a request to charge or to exchange before they decide it (QUE-5): read at one moment, in one call. */
import { z } from 'zod';
import { MoneyRequest } from '../cashier/moneyRequest.ts';
import { Won } from '../kernel/money.ts';
import { QueueMember, QueueRow } from './queue.ts';

const Instant = z.number().int().min(0);
const Sums = z.object({ charged: Won, exchanged: Won });

/** Products by which stakes are shared out. */
export const SHARE_PRODUCTS = ['sports', 'inPlay', 'miniGame', 'virtual', 'casino'] as const;
export const ShareProduct = z.enum(SHARE_PRODUCTS);
export type ShareProduct = z.infer<typeof ShareProduct>;

/** A request that was approved, with what came with it. */
const Decided = z.object({ at: Instant, amount: Won, bonusPercent: z.number().int().min(0).nullable() });

export const RequestFacts = z.object({
  row: QueueRow,
  request: MoneyRequest,
  /** Whom the house knows, hidden but for first and last letter, and last digits of the play account. */
  depositor: z.string().max(40),
  account: z.string().max(4),
  /** Won to bet with: as it was before the request was made, and now. */
  balance: z.object({ before: Won, now: Won }),
  /** Bets made since the request, and those not settled. */
  betsSince: z.object({ count: z.number().int().min(0), won: Won }),
  openBets: z.object({ count: z.number().int().min(0), won: Won }),
  /** Stakes that charges since the last exchange ask for, and those made (REQ-9). */
  rolling: z.object({ done: Won, needed: Won }),
  /** Won staked since the last exchange, by product; voids and pushes left out. */
  shares: z.array(z.object({ product: ShareProduct, won: Won })),
  sums: z.object({ today: Sums, yesterday: Sums, days30: Sums }),
  lastCharge: Decided.nullable(),
  lastExchange: Decided.nullable(),
  /** Other members who have signed in from an address this one did. */
  sameAddress: z.array(QueueMember).max(20),
  /** Won from which on a second operator has to confirm (TWO-1). */
  twoFrom: Won,
});
export type RequestFacts = z.infer<typeof RequestFacts>;
