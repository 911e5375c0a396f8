/**
 * The port behind which it is written down who got in, who was refused, and what operators did: an event each, and never a secret.
 *
 * What was typed and names no member is not told either: people type passwords where names belong.
 */
import type { MemberId } from '../../src/domain/kernel/ids.ts';

/** The closed list of what is written down. */
export type SecurityEventName =
  | 'login'
  | 'loginRefused'
  | 'joined'
  | 'joinRefused'
  /** A ticket for a new password was given, or not. */
  | 'recovery'
  | 'recoveryRefused'
  | 'passwordChanged'
  | 'passwordRefused'
  | 'pinChanged'
  | 'secondFactorEnrolled'
  | 'secondFactorRefused'
  | 'recoveryCodeUsed'
  | 'sessionEnded'
  /** An operator changed something; `before` and `after` say what. */
  | 'operatorActed'
  /** A result of the feed is not settled by: our own reckoning, `after`, is another than `before`. */
  | 'resultDisputed'
  /** Somebody asked for what is not theirs. */
  | 'accessRefused'
  /** More calls than the budget of a member or an address allows. */
  | 'callsRefused'
  /** A browser refused something of a page by our policy; `what` says the rule and where from. */
  | 'policyReported';

/** Who did what from where; no password, token, code or text that was typed. */
export interface SecurityEvent {
  readonly name: SecurityEventName;
  /** Whose act it is; `null` where no member is known. */
  readonly who: MemberId | null;
  /** Address; `null` for what the house does by itself. */
  readonly from: string | null;
  /** Whom it is done to, where it is not `who`. */
  readonly to?: MemberId;
  /** A reason for machines: `wrong`, `throttled`, `busy`, `expired`, or what was acted on: `setting:siteNoticeFlg`. */
  readonly what?: string;
  /** JSON values. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Where such events go; a log that is full or broken stops nobody. */
export interface SecurityLog {
  /** Returns at once and never throws. */
  record(event: SecurityEvent): void;
}
