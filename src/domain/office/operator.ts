/** Who runs the house, partners among them: a member with a role, and the session they work in (rules OSN). */
import { z } from 'zod';
import { MemberId } from '../kernel/ids.ts';
import { ADMINISTRATOR, DESK_ROLE, PARTNER, type Member } from '../session/member.ts';
import { Role } from './roles.ts';

/** Without an act for so long a session ends, and after so long however much is done (OSN-2). Ms. */
export const IDLE_MS = 15 * 60_000;
export const LONGEST_MS = 8 * 3_600_000;

const Instant = z.number().int().min(0);

export const Operator = z.object({ id: MemberId, name: z.string().min(1).max(40), role: Role });
export type Operator = z.infer<typeof Operator>;

/** As the site knows an operator: it leads them to the office, and partners to their own page (SES-08). */
export const siteStandingOf = (role: Role): Pick<Member, 'type' | 'role'> => ({
  type: role === 'partner' ? PARTNER : ADMINISTRATOR,
  role: DESK_ROLE,
});

/** An operator as whoever manages them sees them. */
export const OperatorRow = Operator.extend({
  userId: z.string().min(1).max(40),
  /** When they were shut out; `null` for one who may sign in. */
  blockedAt: Instant.nullable(),
  /** Whether somebody is signed in as them now. */
  isSignedIn: z.boolean(),
});
export type OperatorRow = z.infer<typeof OperatorRow>;

/** The session of whoever asks. Times in epoch ms of the origin. */
export const OfficeSession = z.object({
  operator: Operator,
  startedAt: Instant,
  /** When it ends if nothing is done: moved by acts, never beyond `endsAt`. */
  idleAt: Instant,
  endsAt: Instant,
  /** The origin's clock at the answer. */
  now: Instant,
});
export type OfficeSession = z.infer<typeof OfficeSession>;

/**
 * Why nobody is let in, or no longer: `noSession` without one that is known, `ended` by time, sign-out or another sign-in, `blocked` by an owner, `forged` where
 * the header of our own page is missing, `noRight` where the role has not the right.
 */
export const DOOR_REASONS = ['noSession', 'ended', 'blocked', 'forged', 'noRight'] as const;
export type DoorReason = (typeof DOOR_REASONS)[number];

/** What the door answers whoever it does not let in. */
export const DoorRefusal = z.object({ reason: z.enum(DOOR_REASONS), message: z.string().max(500) });
export type DoorRefusal = z.infer<typeof DoorRefusal>;
