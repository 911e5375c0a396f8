/** Brings some of the letters of a mailing to their members, and says whether any are left (MLG-3). What is left is on disk, so that a crash between two calls loses nothing. */
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { ADMINISTRATOR } from '../../../src/domain/session/member.ts';
import { sendMessage } from '../../notices/messages.ts';
import type { Randomness } from '../../randomness.ts';
import type { MailingTable } from '../../store/originTables.ts';
import type { Work } from '../../store/store.ts';
import { tellOfficeDocument } from '../tellOffice.ts';

const LETTER_BYTES = 15;

export interface Posting {
  readonly randomness: Randomness;
  /** Members looked at, at most. */
  readonly limit: number;
  /** Epoch ms. */
  readonly now: number;
  /** Whether operators are told how far it is; that it is over they are told anyhow. */
  readonly tells: boolean;
}

/** Of the mailing that was sent first. The letters, and that they are sent, are one transaction: nobody has one twice. @returns whether there may be more */
export async function postSome(tx: Work, posting: Posting): Promise<boolean> {
  const mailing = await firstUnderWay(tx);
  if (mailing === undefined) return false;
  const { randomness, limit, now } = posting;
  const waiting = await waitingFor(tx, mailing.id, limit);
  const receivers = waiting.filter(({ isOut }) => isOut === 0);
  for (const { id } of receivers) {
    const letter = {
      id: randomness.text(LETTER_BYTES),
      title: mailing.title,
      contents: mailing.contents,
      readAt: null,
    };
    await sendMessage(tx, MemberId.parse(id), letter, now);
  }
  const ids = waiting.map(({ id }) => id);
  await crossOff(tx, mailing, ids, { ...posting, leftOut: waiting.length - receivers.length });
  return true;
}

/** Leaves out the member whose letter is next: one that cannot be sent must not keep the others from theirs. @returns whose */
export async function leaveNextOut(tx: Work, posting: Posting): Promise<string | undefined> {
  const mailing = await firstUnderWay(tx);
  if (mailing === undefined) return undefined;
  const ids = (await waitingFor(tx, mailing.id, 1)).map(({ id }) => id);
  await crossOff(tx, mailing, ids, { ...posting, leftOut: ids.length });
  return ids[0];
}

const firstUnderWay = (tx: Work): Promise<MailingTable | undefined> =>
  tx
    .selectFrom('mailings')
    .selectAll()
    .where('state', '=', 'sending')
    .orderBy('at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Who has it yet to come; `isOut` 1: kept out by now, or an operator. */
const waitingFor = (tx: Work, mailingId: string, limit: number) =>
  tx
    .selectFrom('mailing_members')
    .innerJoin('members', 'members.id', 'mailing_members.member_id')
    .leftJoin('member_blocks', 'member_blocks.member_id', 'members.id')
    .select((select) => [
      'members.id',
      select
        .case()
        .when(
          select.or([select('members.type', '=', ADMINISTRATOR), select('member_blocks.member_id', 'is not', null)]),
        )
        .then(1)
        .else(0)
        .end()
        .as('isOut'),
    ])
    .where('mailing_members.mailing_id', '=', mailingId)
    .orderBy('mailing_members.member_id')
    .limit(limit)
    .execute();

interface CrossingOff extends Posting {
  readonly leftOut: number;
}

/** Takes them off the list of who waits, and ends the mailing with the last of them. */
async function crossOff(tx: Work, mailing: MailingTable, ids: readonly string[], of: CrossingOff): Promise<void> {
  const { leftOut, limit, now, tells } = of;
  if (ids.length > 0) {
    await tx.deleteFrom('mailing_members').where('mailing_id', '=', mailing.id).where('member_id', 'in', ids).execute();
  }
  const isOver = ids.length < limit;
  await tx
    .updateTable('mailings')
    .set({
      sent: mailing.sent + ids.length - leftOut,
      left_out: mailing.left_out + leftOut,
      ...(isOver ? { state: 'sent', ended_at: now } : {}),
    })
    .where('id', '=', mailing.id)
    .execute();
  if (tells || isOver) await tellOfficeDocument(tx, 'mailings', now);
}
