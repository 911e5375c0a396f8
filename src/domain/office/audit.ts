/** What is written down of every act of an operator (rules AUD): never changed, never removed, each entry bound to the one before by its hash. */
import { z } from 'zod';
import { MemberId } from '../kernel/ids.ts';
import { list, numberAsked } from '../lists/list.ts';
import { EffectHash } from './operatorAct.ts';
import { Role } from './roles.ts';

const Instant = z.number().int().min(0);
export const AuditHash = z.string().regex(/^[0-9a-f]{64}$/);

/** `signedIn`, `signedOut`, `signInRefused` are of sessions; the others of acts. */
export const AUDIT_OUTCOMES = [
  'done',
  'proposed',
  'refused',
  'confirmed',
  'withdrawn',
  'signedIn',
  'signedOut',
  'signInRefused',
] as const;
export const AuditOutcome = z.enum(AUDIT_OUTCOMES);
export type AuditOutcome = z.infer<typeof AuditOutcome>;

export const AuditEntry = z.object({
  /** Counts from 1 without a hole. */
  seq: z.number().int().min(1),
  at: Instant,
  /** `null` where the house itself acted. */
  operatorId: MemberId.nullable(),
  name: z.string().max(40),
  role: Role.nullable(),
  /** Address and device it came from; empty where the house itself acted. */
  from: z.string().max(64),
  device: z.string().max(200),
  /** Path of the act, without `/office/`. */
  act: z.string().max(60),
  outcome: AuditOutcome,
  /** What it is about, `kind:id`; empty for none. */
  target: z.string().max(200),
  /** Nickname of the member it is about. */
  member: z.string().max(40).nullable(),
  /** Won that it moves. */
  amount: z.number().int().min(0).nullable(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().max(200),
  effectHash: EffectHash.nullable(),
  /** Who proposed what this one confirmed. */
  proposedBy: z.string().max(40).nullable(),
  previousHash: AuditHash,
  hash: AuditHash,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** `search`: in name, target, member or reason; `from` and `until` epoch ms; `two` 1: only what two persons did. */
const AuditFilter = z.strictObject({
  search: z.string().min(1).max(60).optional(),
  operator: z.string().min(1).max(64).optional(),
  act: z.string().min(1).max(60).optional(),
  target: z.string().min(1).max(200).optional(),
  two: numberAsked(z.literal(1)).optional(),
  from: numberAsked(z.number().int().min(0)).optional(),
  until: numberAsked(z.number().int().min(0)).optional(),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

/** The newest first. */
export const auditList = list({
  path: '/office/audit',
  caller: 'operator',
  right: 'audit.see',
  row: AuditEntry,
  filter: AuditFilter,
  pageSize: 50,
  keyOf: ({ at, seq }) => ({ at, id: String(seq).padStart(12, '0') }),
  fits: () => true,
});

/** Whether the chain of entries holds: how many there are, and the first that does not follow from those before it. */
export const AuditCheck = z.object({
  entries: z.number().int().min(0),
  brokenAt: z.number().int().min(1).nullable(),
  head: AuditHash,
});
export type AuditCheck = z.infer<typeof AuditCheck>;
