/**
 * How a session ends: the origin's status codes (§8, SES-07) and expiry (SES-04), as values. Sentences are in the app's `copy` folders.
 */
import { z } from 'zod';

export const SESSION_ENDINGS = [
  'logout',
  'expired',
  'unauthorized',
  'replaced',
  'closed',
  'blank',
  'blockedIp',
  'serverError',
  'maintenance',
] as const;

/** Why a session ended. `logout` is the member's own and needs no word. */
export const SessionEnding = z.enum(SESSION_ENDINGS);
export type SessionEnding = z.infer<typeof SessionEnding>;

const endingByStatus: Readonly<Record<number, SessionEnding>> = {
  401: 'unauthorized',
  406: 'blank',
  500: 'serverError',
  555: 'replaced',
  556: 'closed',
  600: 'blockedIp',
};

/** What an HTTP status of any authenticated call does to the session; `undefined` leaves it alone (rule SES-R1). */
export function sessionEndingOf(status: number): SessionEnding | undefined {
  return endingByStatus[status];
}

/** Endings that are the origin's own: it need not be told of them (SES-16). */
const TOLD_BY_ORIGIN: readonly SessionEnding[] = ['unauthorized', 'replaced', 'closed', 'blank', 'blockedIp'];

export const isToldByOrigin = (ending: SessionEnding): boolean => TOLD_BY_ORIGIN.includes(ending);

/** How long a session lasts where the origin's own number could not be read, minutes. */
export const DEFAULT_AUTO_LOGOUT_MIN = 60;

/** When a session of `minutes` that was last extended at `now` runs out. Epoch ms. */
export function expiryOf(now: number, minutes: number): number {
  return now + minutes * 60_000;
}
