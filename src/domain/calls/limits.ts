/** Calls about a member's own limits (FAIR-03, FAIR-04). Whatever changes them tells the document to every tab. */
import { z } from 'zod';
import { memberCommand } from '../commands/memberCommand.ts';
import { CoolOff, Exclusion, SelfExclusion } from '../limits/exclusion.ts';
import { CheckMinutes, OwnLimits } from '../limits/ownDocument.ts';
import { CONFIRMATION_REASONS, LimitChange, LimitConfirmation, OwnLimit } from '../limits/ownLimit.ts';
import type { HttpCall } from './httpCall.ts';

/**
 * A member's own limits, what was used of them, and the reality check.
 *
 * @ours
 */
export const ownLimitsCall = {
  method: 'GET',
  path: '/member/limits',
  caller: 'member',
  timeoutMs: 5_000,
  answer: OwnLimits,
} as const satisfies HttpCall;

/**
 * Sets, lowers, raises or removes a limit; a raise waits. The amount that holds takes back a raise.
 *
 * @ours
 */
export const changeLimitCall = memberCommand({
  path: '/member/limits/change',
  given: LimitChange,
  done: OwnLimit,
  reasons: [],
});

/**
 * Says a raise again once it has waited.
 *
 * @ours
 */
export const confirmLimitCall = memberCommand({
  path: '/member/limits/confirm',
  given: LimitConfirmation,
  done: OwnLimit,
  reasons: CONFIRMATION_REASONS,
});

/** `alreadyLonger`: one holds that does not end sooner; `until` epoch ms unless it is for good. */
const EXCLUSION_REASONS = ['alreadyLonger'] as const;

/**
 * Shuts playing and charging for a while, at once.
 *
 * @ours
 */
export const coolOffCall = memberCommand({
  path: '/member/limits/coolOff',
  given: z.strictObject({ length: CoolOff }),
  done: Exclusion,
  reasons: EXCLUSION_REASONS,
});

/**
 * Shuts playing and charging for half a year or more, at once.
 *
 * @ours
 */
export const excludeCall = memberCommand({
  path: '/member/limits/exclude',
  given: z.strictObject({ length: SelfExclusion }),
  done: Exclusion,
  reasons: EXCLUSION_REASONS,
});

/**
 * Sets how often the reality check comes.
 *
 * @ours
 */
export const setCheckCall = memberCommand({
  path: '/member/limits/check',
  given: z.strictObject({ minutes: CheckMinutes }),
  done: z.null(),
  reasons: [],
});

/**
 * Acknowledges the reality check that was due, in every tab.
 *
 * @ours
 */
export const acknowledgeCheckCall = memberCommand({
  path: '/member/limits/acknowledge',
  given: z.strictObject({ dueAt: z.number().int() }),
  done: z.null(),
  reasons: [],
});
