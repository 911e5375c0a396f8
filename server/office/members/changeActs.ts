/** What operators change of a member, and what they write down of one (MBR-4, MBR-5). */
import { changeMemberCall, changeMemberPreviewCall, noteMemberCall } from '../../../src/domain/calls/officeMembers.ts';
import { succeed } from '../../../src/domain/kernel/decision.ts';
import type { MemberRow } from '../../../src/domain/office/members.ts';
import type { EffectLine } from '../../../src/domain/office/operatorAct.ts';
import { readLevel } from '../../house/levels.ts';
import type { Randomness } from '../../randomness.ts';
import { admitMember, blockMember } from '../../session/memberBlocks.ts';
import { endSessionOf } from '../../session/sessions.ts';
import type { Work } from '../../store/store.ts';
import { refuseAct, type Acting } from '../acting.ts';
import type { AnswerAct } from '../answerActs.ts';
import { tellOfficeDocument } from '../tellOffice.ts';
import { readMemberRow } from './memberRows.ts';

const NOTE_BYTES = 15;

export function changeActs(act: AnswerAct, randomness: Randomness): void {
  act(
    {
      call: changeMemberCall,
      async look(tx, { given }) {
        const row = await readMemberRow(tx, given.userId);
        if (row === undefined) return refuseAct('unknown');
        const lines = changedOf(row, given);
        if (lines.length === 0) return refuseAct('unchanged');
        if (given.level !== row.level && (await readLevel(tx, given.level)) === undefined) return refuseAct('noLevel');
        return succeed({ lines, amount: 0, target: `member:${row.id}`, member: row });
      },
      async perform(tx, acting) {
        const { given } = acting;
        const row = await readMemberRow(tx, given.userId);
        if (row === undefined) return refuseAct('unknown');
        await change(tx, row, acting);
        await tellOfficeDocument(tx, 'members', acting.now);
        const { level, isBlocked } = given;
        const before = { level: row.level, isBlocked: row.isBlocked };
        const written = { target: `member:${row.id}`, member: row.nickname, before, after: { level, isBlocked } };
        return succeed({ done: { level, isBlocked }, written });
      },
    },
    changeMemberPreviewCall,
  );

  act({
    call: noteMemberCall,
    async perform(tx, { given: { userId, text }, operator, now }) {
      const row = await readMemberRow(tx, userId);
      if (row === undefined) return refuseAct('unknown');
      const id = randomness.text(NOTE_BYTES);
      const note = { id, member_id: row.id, operator_id: operator.id, name: operator.name, at: now, text };
      await tx.insertInto('member_notes').values(note).execute();
      await tellOfficeDocument(tx, 'members', now);
      const written = { target: `member:${row.id}`, member: row.nickname, after: { characters: text.length } };
      return succeed({ done: { id }, written });
    },
  });
}

type Changing = Acting<typeof changeMemberCall>;

/** What is otherwise afterwards; whoever is kept out is signed out with it. */
function changedOf(row: MemberRow, { level, isBlocked }: Changing['given']): readonly EffectLine[] {
  return [
    { what: 'level', before: row.level, after: level },
    { what: 'isBlocked', before: row.isBlocked, after: isBlocked },
    { what: 'isSignedIn', before: row.isSignedIn, after: row.isSignedIn && !isBlocked },
  ].filter(({ before, after }) => before !== after);
}

async function change(tx: Work, row: MemberRow, { given, operator, reason, now }: Changing): Promise<void> {
  if (given.level !== row.level) {
    await tx.updateTable('members').set({ level: given.level, updated_at: now }).where('id', '=', row.id).execute();
  }
  if (given.isBlocked === row.isBlocked) return;
  if (!given.isBlocked) return admitMember(tx, row.id);
  await blockMember(tx, { member_id: row.id, operator_id: operator.id, name: operator.name, at: now, reason });
  await endSessionOf(tx, row.id, 'closed', now);
}
