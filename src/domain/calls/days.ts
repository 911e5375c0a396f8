/** Calls about what days bring: attendance, quests, tournaments, friends (COM-03). */
import { z } from 'zod';
import { memberCommand } from '../commands/memberCommand.ts';
import { Attendance, Day, Stamp, STAMP_REASONS } from '../days/attendance.ts';
import { Friends } from '../days/friends.ts';
import { CLAIM_REASONS, DayQuests, Quest } from '../days/quests.ts';
import { Tournaments } from '../days/tournament.ts';
import type { HttpCall } from './httpCall.ts';

const ofMember = { method: 'GET', caller: 'member', timeoutMs: 5_000 } as const;

/**
 * A member's stamps of this month and the two before.
 *
 * @ours
 */
export const attendanceCall = { ...ofMember, path: '/attendance', answer: Attendance } as const satisfies HttpCall;

/**
 * The day's quests, and how far the member is.
 *
 * @ours
 */
export const questsCall = { ...ofMember, path: '/eventMission', answer: DayQuests } as const satisfies HttpCall;

/**
 * The tournaments that run and those that ended last, with the member's own places.
 *
 * @ours
 */
export const tournamentsCall = { ...ofMember, path: '/tournament', answer: Tournaments } as const satisfies HttpCall;

/**
 * Who joined by the member's code.
 *
 * @ours
 */
export const friendsCall = { ...ofMember, path: '/friend', answer: Friends } as const satisfies HttpCall;

/**
 * Stamps today, which the member names, once.
 *
 * @ours
 */
export const stampCall = memberCommand({
  path: '/attendance/stamp',
  given: z.strictObject({ day: Day }),
  done: Stamp,
  reasons: STAMP_REASONS,
  isOfMoney: true,
  isOfPlay: true,
});

/**
 * Takes the points of a quest of the day that is reached, once.
 *
 * @ours
 */
export const claimQuestCall = memberCommand({
  path: '/eventMission/claim',
  given: z.strictObject({ day: Day, quest: Quest.shape.id }),
  done: z.object({ points: z.number().int().min(1) }),
  reasons: CLAIM_REASONS,
  isOfMoney: true,
  isOfPlay: true,
});
