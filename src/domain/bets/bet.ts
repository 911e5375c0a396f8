/** A bet as the origin keeps it and the member's history shows it (§3, SPT-06). */
import { z } from 'zod';
import { SlipPick } from '../bet-slip/slipPick.ts';
import { BetId, BetKey } from '../kernel/ids.ts';
import { Won } from '../kernel/money.ts';
import { BetStatus, Settlement } from '../reference/statuses.ts';

/** One pick of a bet: as it stood on the slip, at the odds accepted, and its result once there is one. */
export const BetPick = SlipPick.extend({ settlement: Settlement.nullable() });
export type BetPick = z.infer<typeof BetPick>;

export const Bet = z.object({
  betId: BetId,
  key: BetKey,
  page: z.string(),
  betStyle: z.enum(['KR', 'EU']),
  stake: Won,
  /** Hundredths. */
  totalOdds: z.number().int().min(100),
  /** What it pays if every pick wins, stake included. Won. */
  expectedWinnings: Won,
  /** What it paid; 0 until settled. Won. */
  paid: Won,
  status: BetStatus,
  /** Epoch ms. */
  placedAt: z.number().int(),
  settledAt: z.number().int().nullable(),
  picks: z.array(BetPick).min(1),
});
export type Bet = z.infer<typeof Bet>;
