/** What members ask the customer centre (COM-05, rules INQ). */
import { askFurtherCall, askHouseCall, closeInquiryCall } from '../../src/domain/calls/inquiries.ts';
import { inquiriesCall } from '../../src/domain/calls/lists.ts';
import {
  LEAST_BETWEEN_MS,
  MOST_A_DAY,
  MOST_KEPT,
  MOST_TURNS,
  MOST_WAITING,
} from '../../src/domain/inquiries/inquiry.ts';
import { succeed } from '../../src/domain/kernel/decision.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { seoulDayOf } from '../../src/domain/kernel/seoulDay.ts';
import type { AnswerCommand } from '../commands/answerCommands.ts';
import { refuse } from '../commands/performCommand.ts';
import { tellQueue } from '../office/queueRows.ts';
import { tellRow } from '../events/tellMember.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { answerLists } from '../lists/answerLists.ts';
import type { Randomness } from '../randomness.ts';
import type { InquiryTable } from '../store/originTables.ts';
import type { Store, Work } from '../store/store.ts';
import { inquiryOf, readInquiry, readInquiryPage, storeInquiry, withTurn } from './inquiryRows.ts';

const ID_BYTES = 12;

export const inquiryList = (answer: AnswerCall, store: Store): void =>
  answerLists(answer, store)(inquiriesCall, readInquiryPage);

/** @param wakeDesk that something waits for an answer */
export function inquiryCommands(answer: AnswerCommand, randomness: Randomness, wakeDesk: () => void): void {
  answer(askHouseCall, async (tx, { memberId, given: { topic, betId, text }, now }) => {
    if (betId !== null && !(await hasBet(tx, memberId, betId))) return refuse('notYours');
    const { lastAt, waiting, today } = await askedSoFar(tx, memberId, now);
    if (waiting >= MOST_WAITING) return refuse('tooMany', { most: MOST_WAITING });
    if (today >= MOST_A_DAY) return refuse('tooMany', { most: MOST_A_DAY });
    if (isTooSoon(lastAt, now)) return refuse('tooSoon', { waitMs: lastAt + LEAST_BETWEEN_MS - now });
    const id = randomness.text(ID_BYTES);
    const turns = JSON.stringify([{ by: 'member', text, at: now }]);
    const said = { asked_at: now, said_at: now, turns };
    const row: InquiryTable = { id, member_id: memberId, topic, bet_id: betId, state: 'waiting', ...said };
    await tx.insertInto('inquiries').values(row).execute();
    await forgetOldest(tx, memberId);
    await tellRow(tx, memberId, 'inquiries', inquiryOf(row), now);
    await tellQueue(tx, { kind: 'inquiry', id }, now);
    wakeDesk();
    return succeed({ id });
  });

  answer(askFurtherCall, async (tx, { memberId, given: { id, text }, now }) => {
    const row = await readInquiry(tx, id, memberId);
    if (row === undefined) return refuse('notYours');
    // The house has to be able to answer the last one.
    if (inquiryOf(row).turns.length >= MOST_TURNS - 1) return refuse('full', { most: MOST_TURNS });
    if (isTooSoon(row.said_at, now)) return refuse('tooSoon', { waitMs: row.said_at + LEAST_BETWEEN_MS - now });
    await storeInquiry(tx, withTurn(row, { by: 'member', text, at: now }), now);
    wakeDesk();
    return succeed({ id });
  });

  answer(closeInquiryCall, async (tx, { memberId, given: { id }, now }) => {
    const row = await readInquiry(tx, id, memberId);
    if (row === undefined) return refuse('notYours');
    if (row.state !== 'closed') await storeInquiry(tx, { ...row, state: 'closed' }, now);
    return succeed({ id });
  });
}

const isTooSoon = (lastAt: number, now: number) => now < lastAt + LEAST_BETWEEN_MS;

async function hasBet(tx: Work, memberId: MemberId, betId: string): Promise<boolean> {
  const bet = await tx.selectFrom('bets').select('member_id').where('bet_id', '=', betId).executeTakeFirst();
  return bet?.member_id === memberId;
}

async function askedSoFar(tx: Work, memberId: MemberId, now: number) {
  const rows = await tx
    .selectFrom('inquiries')
    .select(['state', 'asked_at', 'said_at'])
    .where('member_id', '=', memberId)
    .execute();
  return {
    lastAt: Math.max(0, ...rows.map((row) => row.said_at)),
    waiting: rows.filter((row) => row.state === 'waiting').length,
    today: rows.filter((row) => row.asked_at >= seoulDayOf(now)).length,
  };
}

async function forgetOldest(tx: Work, memberId: MemberId): Promise<void> {
  const old = tx
    .selectFrom('inquiries')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('asked_at', 'desc')
    .limit(MOST_A_DAY)
    .offset(MOST_KEPT);
  await tx.deleteFrom('inquiries').where('id', 'in', old).execute();
}
