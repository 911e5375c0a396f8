/** `/attendance`: a stamp a Seoul day, once a member and day (rules ATT). */
import { attendanceCall, stampCall } from '../../src/domain/calls/days.ts';
import { stampOf, type Attendance, type Stamp } from '../../src/domain/days/attendance.ts';
import { succeed } from '../../src/domain/kernel/decision.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { seoulDate } from '../../src/domain/kernel/seoulDay.ts';
import { spanStart } from '../../src/domain/limits/ownLimit.ts';
import { pointsTransfer } from '../../src/domain/wallet/ledger.ts';
import type { AnswerCommand } from '../commands/answerCommands.ts';
import { refuse } from '../commands/performCommand.ts';
import { tellDocument } from '../events/tellMember.ts';
import { readSetting } from '../house/settings.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import type { Work } from '../store/store.ts';
import { moveFor } from '../wallet/moveFor.ts';
import type { DaysParts } from './daysParts.ts';

export function attendanceRoutes(answer: AnswerCall, command: AnswerCommand, { store, clock }: DaysParts): void {
  answer(attendanceCall, ({ session }) => store.read((tx) => readAttendance(tx, session.memberId, clock.now())));
  command(stampCall, async (tx, { memberId, given: { day }, now }) => {
    if (day !== seoulDate(now)) return refuse('otherDay');
    const { rules, stamps } = await readAttendance(tx, memberId, now);
    if (stamps.some((known) => known.day === day)) return refuse('stamped');
    const stamp = stampOf(day, stamps, rules);
    await tx
      .insertInto('stamps')
      .values({ member_id: memberId, ...stamp, at: now })
      .execute();
    await moveFor(tx, memberId, [pointsTransfer(memberId, stamp.points, `attendance ${day}`)], now);
    await tellDocument(tx, memberId, 'attendance', now);
    return succeed(stamp);
  });
}

async function readAttendance(tx: Work, memberId: MemberId, now: number): Promise<Attendance> {
  const lastMonth = spanStart('month', spanStart('month', now) - 1);
  const rows = await tx
    .selectFrom('stamps')
    .select(['day', 'streak', 'points'])
    .where('member_id', '=', memberId)
    .where('day', '>=', seoulDate(spanStart('month', lastMonth - 1)))
    .orderBy('day')
    .execute();
  return { at: now, today: seoulDate(now), rules: await readSetting(tx, 'attendance'), stamps: rows satisfies Stamp[] };
}
