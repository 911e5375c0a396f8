/**
 * A member's own ledger as they read it (WAL-07, rules STM): every change of their money or points with its cause and what was there after it, and what a day
 * of it comes to.
 */
import { z } from 'zod';
import { BetId } from '../kernel/ids.ts';
import { Won, WonDelta } from '../kernel/money.ts';
import { TransferKind, type Account, type Transfer } from './ledger.ts';

export const PURSES = ['money', 'points'] as const;
/** Won to bet, or points. */
export const Purse = z.enum(PURSES);
export type Purse = z.infer<typeof Purse>;

/** What entries are added up by. */
export const CAUSES = [
  ...(['bet', 'won', 'returned', 'corrected', 'charge', 'exchange', 'converted', 'coupon'] as const),
  ...(['granted', 'calculated', 'debt', 'house'] as const),
] as const;
export type Cause = (typeof CAUSES)[number];

/** A kind that has no cause does not compile: no entry goes without a word. */
const CAUSE_OF: { readonly [Kind in TransferKind]: Cause } = {
  funding: 'house',
  betHeld: 'bet',
  betLost: 'bet',
  betPaid: 'won',
  betReturned: 'returned',
  betCorrected: 'corrected',
  betTakenBack: 'corrected',
  betReopened: 'corrected',
  debtRecorded: 'debt',
  debtRepaid: 'debt',
  pointsGranted: 'granted',
  pointsConverted: 'converted',
  charged: 'charge',
  bonusGranted: 'charge',
  exchangeHeld: 'exchange',
  exchangePaid: 'exchange',
  exchangeReturned: 'exchange',
  couponUsed: 'coupon',
  calculationPaid: 'calculated',
  houseAdjusted: 'house',
  casinoStaked: 'bet',
  casinoPaid: 'won',
  casinoReturned: 'returned',
};

export const causeOf = (kind: TransferKind): Cause => CAUSE_OF[kind];

/** Kinds of a cause. */
export const kindsOfCause = (cause: Cause): readonly TransferKind[] =>
  TransferKind.options.filter((kind) => causeOf(kind) === cause);

/** What a statement is filtered by: what was staked, what bets gave back, what went in and out, all else. */
export const ENTRY_GROUPS = ['bets', 'wins', 'cash', 'other'] as const;
export const EntryGroup = z.enum(ENTRY_GROUPS);
export type EntryGroup = z.infer<typeof EntryGroup>;

const GROUP_OF: { readonly [Name in Cause]?: EntryGroup } = {
  ...{ bet: 'bets', won: 'wins', returned: 'wins', corrected: 'wins', charge: 'cash', exchange: 'cash' },
};

export const groupOf = (kind: TransferKind): EntryGroup => GROUP_OF[causeOf(kind)] ?? 'other';

export const kindsOf = (group: EntryGroup): readonly TransferKind[] =>
  TransferKind.options.filter((kind) => groupOf(kind) === group);

/** The bet that an entry is about. */
const EntryBet = z.object({
  betId: BetId,
  page: z.string().max(40),
  folds: z.number().int().min(1),
  /** Sides of its first game; empty for a round of ours, whose page names it. */
  home: z.string().max(200),
  away: z.string().max(200),
});

export const LedgerEntry = z.object({
  /** Twelve digits, in the order of posting over all members. */
  entryId: z.string().regex(/^\d{12}$/),
  purse: Purse,
  /** Epoch ms; never before the entry that was posted before it (STM-2). */
  at: z.number().int().min(0),
  /** Won or points; below zero for what left. */
  delta: WonDelta,
  /** What was there after it, won or points. */
  balance: Won,
  kind: TransferKind,
  /** Id of what it is for, where that is no bet. */
  cause: z.string().max(100).nullable(),
  bet: EntryBet.nullable(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** Kinds that the house brings about, and of which a member is told by themselves (STM-10). */
export const HOUSE_KINDS = ['betCorrected', 'betTakenBack', 'houseAdjusted'] as const satisfies readonly TransferKind[];
const HouseKind = z.enum(HOUSE_KINDS);
export type HouseKind = z.infer<typeof HouseKind>;
const OF_HOUSE: ReadonlySet<string> = new Set(HOUSE_KINDS);
export const isOfHouse = (kind: TransferKind): kind is HouseKind => OF_HOUSE.has(kind);

/** A correction that the house made of what a member has. */
export const HouseChange = LedgerEntry.pick({
  entryId: true,
  purse: true,
  at: true,
  delta: true,
  balance: true,
}).extend({
  kind: HouseKind,
  betId: BetId.nullable(),
  /** The house's words; none for a bet's corrected result. */
  reason: z.string().max(100),
});
export type HouseChange = z.infer<typeof HouseChange>;

/** A span of a purse: from `from` on and before `until`, epoch ms. */
export const StatementAsked = z.strictObject({
  purse: Purse,
  from: z.number().int().min(0),
  until: z.number().int().min(0),
});
export type StatementAsked = z.infer<typeof StatementAsked>;

export const entryIdOf = (number: number): string => String(number).padStart(12, '0');

/** A day of a purse, of Seoul. */
export const LedgerDay = z.object({
  purse: Purse,
  /** When it began, epoch ms. */
  day: z.number().int(),
  /** What was there before its first entry and after its last; won or points. */
  opening: Won,
  closing: Won,
  /** Entries of one kind: how many, what came and what left, both at least 0. */
  sums: z.array(z.object({ kind: TransferKind, count: z.number().int().min(1), came: Won, left: Won })),
  /** What was there after the last entry of each hour that has one. */
  steps: z.array(z.object({ at: z.number().int(), balance: Won })).max(24),
});
export type LedgerDay = z.infer<typeof LedgerDay>;

/** An entry to be written. */
export interface EntryDraft {
  readonly memberId: string;
  readonly purse: Purse;
  readonly delta: number;
  readonly kind: TransferKind;
  readonly betId: string | null;
  readonly cause: string | null;
}

const ACCOUNT = /^(available|points):(.+)$/s;

/**
 * What transfers that are posted together are to the members whose money and points they move (STM-1): an entry each, but that what a decided bet gives
 * back is one, its stake and its winnings together.
 */
export function draftsOf(transfers: readonly Transfer[]): readonly EntryDraft[] {
  const drafts: EntryDraft[] = [];
  const add = (account: Account, delta: number, { kind, betId, cause }: Transfer) => {
    const [, name, memberId] = ACCOUNT.exec(account) ?? [];
    if (name === undefined || memberId === undefined) return;
    const purse = name === 'points' ? 'points' : 'money';
    const before = kind === 'betPaid' ? drafts.findLastIndex((one) => one.memberId === memberId) : -1;
    const last = drafts[before];
    if (last?.kind === 'betReturned' && last.betId === betId && last.purse === purse)
      drafts[before] = { ...last, kind, delta: last.delta + delta };
    else drafts.push({ memberId, purse, delta, kind, betId, cause: cause ?? null });
  };
  for (const transfer of transfers) {
    add(transfer.from, -transfer.amount, transfer);
    add(transfer.to, transfer.amount, transfer);
  }
  return drafts;
}
