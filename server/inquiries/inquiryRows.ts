/** Inquiries as they are stored, and the page of their list (`domain/lists/inquiryList.ts`). */
import { sql } from 'kysely';
import { type Inquiry, InquiryTurn, MOST_TURNS } from '../../src/domain/inquiries/inquiry.ts';
import { BetId, MemberId } from '../../src/domain/kernel/ids.ts';
import type { InquiryFilter } from '../../src/domain/lists/inquiryList.ts';
import { tellQueue } from '../office/queueRows.ts';
import { tellRow } from '../events/tellMember.ts';
import type { RowsAsked } from '../lists/answerLists.ts';
import type { InquiryTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';

export const inquiryOf = ({ id, topic, bet_id, state, asked_at, turns }: InquiryTable): Inquiry => ({
  ...{ id, topic, state },
  betId: bet_id === null ? null : BetId.parse(bet_id),
  askedAt: asked_at,
  turns: InquiryTurn.array().parse(JSON.parse(turns)),
});

export async function readInquiryPage(tx: Work, asked: RowsAsked<InquiryFilter>): Promise<Inquiry[]> {
  const { memberId, filter, after, limit } = asked;
  const rows = await tx
    .selectFrom('inquiries')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(filter.state !== undefined, (query) => query.where('state', '=', filter.state ?? 'waiting'))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(asked_at, id) < (${after?.at ?? 0}, ${after?.id ?? ''})`),
    )
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(inquiryOf);
}

/** @returns `undefined` where nobody has it, or not this member */
export async function readInquiry(tx: Work, id: string, memberId?: MemberId): Promise<InquiryTable | undefined> {
  const row = await tx.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
  return memberId === undefined || row?.member_id === memberId ? row : undefined;
}

/** Stores what has become of an inquiry, and tells every tab of its member. @param at epoch ms */
export async function storeInquiry(tx: Work, row: InquiryTable, at: number): Promise<void> {
  await tx.updateTable('inquiries').set(row).where('id', '=', row.id).execute();
  await tellRow(tx, MemberId.parse(row.member_id), 'inquiries', inquiryOf(row), at);
  await tellQueue(tx, { kind: 'inquiry', id: row.id }, at);
}

/** The row with one more turn. */
export function withTurn(row: InquiryTable, turn: InquiryTurn): InquiryTable {
  const turns = [...inquiryOf(row).turns, turn].slice(0, MOST_TURNS);
  const state = turn.by === 'house' ? 'answered' : 'waiting';
  return { ...row, state, said_at: turn.by === 'house' ? row.said_at : turn.at, turns: JSON.stringify(turns) };
}
