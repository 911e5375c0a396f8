/** What waits for an operator (rules QUE): one list of several kinds, the longest waiting first, each taken by one operator at a time. */
import { z } from 'zod';
import { BonusKind } from '../cashier/bonus.ts';
import { TetherTerms } from '../cashier/moneyRequest.ts';
import { InquiryTopic } from '../inquiries/inquiry.ts';
import { MAX_ID, MemberId } from '../kernel/ids.ts';
import { Won } from '../kernel/money.ts';
import type { Right } from './roles.ts';

/** How long somebody who took something has it, ms; renewed while they look at it (QUE-2). */
export const LEASE_MS = 2 * 60_000;

export const QUEUE_KINDS = ['charge', 'exchange', 'calculation', 'inquiry', 'report'] as const;
export const QueueKind = z.enum(QUEUE_KINDS);
export type QueueKind = z.infer<typeof QueueKind>;

/** Who may see a kind of what waits, and how long it should wait at most, ms. */
export const QUEUE_RULES: Readonly<Record<QueueKind, { readonly right: Right; readonly normMs: number }>> = {
  charge: { right: 'cashier.see', normMs: 5 * 60_000 },
  exchange: { right: 'cashier.see', normMs: 10 * 60_000 },
  calculation: { right: 'cashier.see', normMs: 60 * 60_000 },
  inquiry: { right: 'inquiry.see', normMs: 30 * 60_000 },
  report: { right: 'post.see', normMs: 30 * 60_000 },
};

const Instant = z.number().int().min(0);

export const QueueMember = z.object({
  id: MemberId,
  userId: z.string().max(40),
  nickname: z.string().max(40),
  level: z.number().int().min(1),
});
export type QueueMember = z.infer<typeof QueueMember>;

/** What a row says beside its amount, by its kind. */
const About = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('charge'),
    bonus: z.object({ kind: BonusKind, percent: z.number().int(), points: Won }).nullable(),
    tether: TetherTerms.nullable(),
    /** Whether the member was never charged before. */
    isFirst: z.boolean(),
  }),
  z.object({ kind: z.literal('exchange'), tether: TetherTerms.nullable() }),
  /** `day`: the beginning of the day of Seoul that is settled, epoch ms. */
  z.object({ kind: z.literal('calculation'), area: z.string().max(40), day: Instant }),
  z.object({ kind: z.literal('inquiry'), topic: InquiryTopic, text: z.string().max(120) }),
  z.object({
    kind: z.literal('report'),
    what: z.enum(['post', 'comment']),
    text: z.string().max(120),
    reports: z.number().int().min(1),
  }),
]);
export type QueueAbout = z.infer<typeof About>;

/** Whose it is at the moment. */
export const Lease = z.object({ operatorId: MemberId, name: z.string().max(40), until: Instant });
export type Lease = z.infer<typeof Lease>;

/** Names what waits: its kind and what it is called there. */
export const QueueRef = z.strictObject({ kind: QueueKind, id: z.string().min(1).max(160) });
export type QueueRef = z.infer<typeof QueueRef>;

export const QueueRow = z.object({
  ...QueueRef.shape,
  /** `over` tells a screen that it waits no more; `proposed` that a second operator has to confirm it. */
  state: z.enum(['waiting', 'proposed', 'over']),
  /** Since when it waits, epoch ms. */
  since: Instant,
  /** Won or points; `null` where it is about none. */
  amount: z.number().int().min(0).nullable(),
  member: QueueMember,
  about: About,
  lease: Lease.nullable(),
  /** The proposal that waits for a second operator. */
  proposal: z.string().max(MAX_ID).nullable(),
});
export type QueueRow = z.infer<typeof QueueRow>;

/** One text of a row's kind and id. */
export const queueKey = ({ kind, id }: QueueRef): string => `${kind}:${id}`;

/** Whether somebody else has it now (QUE-1). @param now epoch ms */
export const isTakenFrom = (lease: Lease | null, operatorId: MemberId, now: number): boolean =>
  lease !== null && lease.operatorId !== operatorId && lease.until > now;

/** Whether an operator has it now, and so may decide it (QUE-3). @param now epoch ms */
export const isHeldBy = (lease: Lease | null, operatorId: MemberId, now: number): boolean =>
  lease !== null && lease.operatorId === operatorId && lease.until > now;
