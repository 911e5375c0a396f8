/** What members are shown of their own limits, the time they have been here and what became of their money meanwhile (FAIR-03, FAIR-04): one document. */
import { z } from 'zod';
import { Won, WonDelta } from '../kernel/money.ts';
import { Exclusion } from './exclusion.ts';
import { OwnLimit } from './ownLimit.ts';

/** Minutes between reality checks; 0 for none. */
export const CHECK_MINUTES = [0, 15, 30, 60, 120] as const;
export const CheckMinutes = z.union(CHECK_MINUTES.map((minutes) => z.literal(minutes)));

const UsedOf = z.object({ deposit: Won, loss: WonDelta, stake: Won, session: Won });
/** From `since` on: won staked, and won that came back. */
const Turnover = z.object({ since: z.number().int(), stakes: WonDelta, returned: WonDelta });

/** All times epoch ms. */
export const OwnLimits = z.object({
  /** When it was so. */
  at: z.number().int(),
  /** How long a raise waits, ms. */
  waitMs: z.number().int(),
  /** Those that are set or wait to be. */
  limits: z.array(OwnLimit).max(20),
  used: z.object({ day: UsedOf, week: UsedOf, month: UsedOf }),
  /** The one that holds. */
  exclusion: Exclusion.nullable(),
  /** `dueAt`: `null` without a session or an interval. */
  check: z.object({ minutes: CheckMinutes, dueAt: z.number().int().nullable() }),
  /** Since this session began; `null` without one. */
  session: Turnover.nullable(),
  today: Turnover,
  /** Bets that are not settled. */
  open: z.object({ bets: z.number().int().min(0), stakes: Won }),
});
export type OwnLimits = z.infer<typeof OwnLimits>;

/** When the next reality check is due (OWN-7): an interval after the session began, or after the last one was acknowledged in it. All epoch ms. */
export function checkDueAt(minutes: number, sessionSince: number, acknowledgedAt: number | undefined): number | null {
  if (minutes === 0) return null;
  return Math.max(sessionSince, acknowledgedAt ?? 0) + minutes * 60_000;
}
