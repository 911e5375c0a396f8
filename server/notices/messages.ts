/**
 * Letters of the house to a member (SES-11, MSG-1 … MSG-3): a change of how many are unread is a change of the member's record and an
 * event on their stream, in the same transaction.
 */
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { sql } from 'kysely';
import type { LetterFilter } from '../../src/domain/lists/letterList.ts';
import { Message, type Letter } from '../../src/domain/notices/message.ts';
import { storedHtml } from '../../src/house-html/storedHtml.ts';
import { appendMemberEvents } from '../events/eventLog.ts';
import { tellRow } from '../events/tellMember.ts';
import type { RowsAsked } from '../lists/answerLists.ts';
import { unreadCount } from '../session/readMember.ts';
import { touchMember } from '../session/touchMember.ts';
import type { MessageTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';

/** Letters kept of a member; older ones go, read or not. */
export const MAX_MESSAGES = 2_000;
/** Letters of the document. */
const DOCUMENT_MESSAGES = 200;

/** A letter to be sent; the house says when. */
export interface NewMessage extends Pick<Message, 'id' | 'title' | 'contents'> {
  /** Epoch ms; a letter that is not to be counted is read already. */
  readonly readAt: number | null;
}

/** Whether HTML of a letter is no longer than it may be once it is written as it is stored. */
export const fitsLetter = (contents: string): boolean => Message.shape.contents.safeParse(storedHtml(contents)).success;

/** Newest first. */
export async function readMessages(tx: Work, memberId: MemberId): Promise<Message[]> {
  const rows = await newestFirst(tx, memberId).limit(DOCUMENT_MESSAGES).execute();
  return rows.map(messageOf);
}

const messageOf = (row: MessageTable): Message => ({
  id: row.id,
  title: row.title,
  contents: row.contents,
  sentAt: row.sent_at,
  readAt: row.read_at,
});

export async function readLetterPage(tx: Work, asked: RowsAsked<LetterFilter>): Promise<Letter[]> {
  const { memberId, filter, after, limit } = asked;
  const rows = await newestFirst(tx, memberId)
    .$if(filter.unread === 1, (query) => query.where('read_at', 'is', null))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(sent_at, id) < (${after?.at ?? 0}, ${after?.id ?? ''})`),
    )
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...messageOf(row), isDeleted: false }));
}

/** What has become of a letter, told to every tab of its member. @param at epoch ms */
const tellLetter = (tx: Work, memberId: MemberId, row: MessageTable, at: number): Promise<void> =>
  tellRow(tx, memberId, 'letters', { ...messageOf(row), isDeleted: false }, at);

const tellDeleted = (tx: Work, memberId: MemberId, row: MessageTable, at: number): Promise<void> =>
  tellRow(tx, memberId, 'letters', { ...messageOf(row), title: '', contents: '', isDeleted: true }, at);

/**
 * Stores a letter, its HTML as the house may say it (MSG-4), and tells every tab of its member.
 *
 * @param now epoch ms
 */
export async function sendMessage(tx: Work, memberId: MemberId, message: NewMessage, now: number): Promise<void> {
  await countedAnew(tx, memberId, now, async () => {
    const { id, title, readAt } = message;
    const contents = storedHtml(message.contents);
    const row = { id, member_id: memberId, title, contents, sent_at: now, read_at: readAt };
    await tx.insertInto('messages').values(row).execute();
    // One that is read already is the welcome of who is not here yet.
    if (readAt === null) await tellLetter(tx, memberId, row, now);
    const tooOld = await newestFirst(tx, memberId).limit(100).offset(MAX_MESSAGES).execute();
    for (const old of tooOld) await tx.deleteFrom('messages').where('id', '=', old.id).execute();
    return true;
  });
}

/** @returns whether the member has such a letter; reading it again changes nothing */
export function markMessageRead(tx: Work, memberId: MemberId, messageId: string, now: number): Promise<boolean> {
  return countedAnew(tx, memberId, now, async () => {
    const own = await tx
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', messageId)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (own?.read_at === null) {
      await tx.updateTable('messages').set({ read_at: now }).where('id', '=', messageId).execute();
      await tellLetter(tx, memberId, { ...own, read_at: now }, now);
    }
    return own !== undefined;
  });
}

/** @returns whether the member had such a letter */
export function deleteMessage(tx: Work, memberId: MemberId, messageId: string, now: number): Promise<boolean> {
  return countedAnew(tx, memberId, now, async () => {
    const deleted = await tx
      .deleteFrom('messages')
      .where('id', '=', messageId)
      .where('member_id', '=', memberId)
      .returningAll()
      .executeTakeFirst();
    if (deleted !== undefined) await tellDeleted(tx, memberId, deleted, now);
    return deleted !== undefined;
  });
}

/** Deletes or reads many at once; what is no letter of theirs is left alone. @returns how many were changed */
export function tidyMessages(
  tx: Work,
  memberId: MemberId,
  { act, ids }: { readonly act: 'delete' | 'read' | 'readAll'; readonly ids: readonly string[] },
  now: number,
): Promise<number> {
  return countedAnew(tx, memberId, now, async () => {
    if (act === 'delete') {
      const gone = await tx
        .deleteFrom('messages')
        .where('member_id', '=', memberId)
        .where('id', 'in', ids)
        .returningAll()
        .execute();
      for (const row of gone) await tellDeleted(tx, memberId, row, now);
      return gone.length;
    }
    const read = await tx
      .updateTable('messages')
      .set({ read_at: now })
      .where('member_id', '=', memberId)
      .$if(act === 'read', (query) => query.where('id', 'in', ids))
      .where('read_at', 'is', null)
      .returningAll()
      .execute();
    for (const row of read) await tellLetter(tx, memberId, row, now);
    return read.length;
  });
}

const newestFirst = (tx: Work, memberId: MemberId) =>
  tx
    .selectFrom('messages')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc');

/** Makes a change of a member's letters and tells of it if another number of them is unread afterwards. */
async function countedAnew<Value>(
  tx: Work,
  memberId: MemberId,
  now: number,
  change: () => Promise<Value>,
): Promise<Value> {
  const before = await unreadCount(tx, memberId);
  const value = await change();
  const after = await unreadCount(tx, memberId);
  if (after !== before) {
    await touchMember(tx, { memberId, at: now });
    await appendMemberEvents(tx, memberId, [{ type: 'UnreadCountChanged', at: now, data: { unreadCount: after } }]);
  }
  return value;
}
