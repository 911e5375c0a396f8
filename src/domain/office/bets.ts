/** Bets of all members as operators find them (rules BOP), and one with all that is known of it. Won, odds in hundredths, epoch ms. */
import { z } from 'zod';
import { Bet } from '../bets/bet.ts';
import { BetId } from '../kernel/ids.ts';
import { Won, WonDelta } from '../kernel/money.ts';
import { list, numberAsked } from '../lists/list.ts';
import { BetStatus } from '../reference/statuses.ts';
import { TransferKind } from '../wallet/ledger.ts';
import { AuditEntry } from './audit.ts';
import { QueueMember } from './queue.ts';

const Instant = z.number().int().min(0);

export const OfficeBet = z.object({
  betId: BetId,
  member: QueueMember,
  page: z.string().max(40),
  stake: Won,
  totalOdds: z.number().int(),
  /** What it pays if it wins. */
  expectedWinnings: Won,
  paid: Won,
  status: BetStatus,
  placedAt: Instant,
  settledAt: Instant.nullable(),
  /** When its member or an operator took it back. */
  cancelledAt: Instant.nullable(),
  folds: z.number().int().min(1),
  /** Sides of its first game; empty for a round of ours. */
  home: z.string().max(200),
  away: z.string().max(200),
});
export type OfficeBet = z.infer<typeof OfficeBet>;

/** `search`: a bet's id, or a member's user id, nickname or id, whole. Stakes in won, times of placing. */
const OfficeBetFilter = z.strictObject({
  search: z.string().min(1).max(60).optional(),
  fixture: z.string().min(1).max(60).optional(),
  status: numberAsked(BetStatus).optional(),
  from: numberAsked(Instant).optional(),
  until: numberAsked(Instant).optional(),
  least: numberAsked(z.number().int().min(0)).optional(),
  most: numberAsked(z.number().int().min(0)).optional(),
});
export type OfficeBetFilter = z.infer<typeof OfficeBetFilter>;

/** The newest first. */
export const officeBetList = list({
  path: '/office/bets',
  caller: 'operator',
  right: 'bet.see',
  row: OfficeBet,
  filter: OfficeBetFilter,
  pageSize: 50,
  keyOf: ({ placedAt, betId }) => ({ at: placedAt, id: betId }),
  fits: () => true,
});

/** One bet with every entry of the books that it made, and what operators did to it. */
export const OfficeBetRecord = z.object({
  row: OfficeBet,
  picks: Bet.shape.picks,
  /** In the order of posting: what moved, from which account to which. */
  entries: z
    .array(z.object({ at: Instant, kind: TransferKind, from: z.string().max(80), to: z.string().max(80), amount: Won }))
    .max(200),
  /** What its member has more by it, of money. */
  net: WonDelta,
  acts: z.array(AuditEntry).max(20),
});
export type OfficeBetRecord = z.infer<typeof OfficeBetRecord>;
