/** Who runs the house (OPR-6, OPR-12): listed, added, given another role, shut out and let in again; whoever is changed is out at once. */
import { operatorsCall } from '../../src/domain/calls/office.ts';
import { addOperatorCall, changeOperatorCall } from '../../src/domain/calls/officeActs.ts';
import { succeed } from '../../src/domain/kernel/decision.ts';
import { siteStandingOf } from '../../src/domain/office/operator.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import type { Work } from '../store/store.ts';
import type { AnswerAct } from './answerActs.ts';
import type { OfficeParts } from './officeParts.ts';
import { endOperatorSession } from './officeSessions.ts';
import { readOperators } from './operatorRows.ts';
import { endRates } from './partners/storeRates.ts';
import { memberNamed } from '../session/memberNamed.ts';
import { endSessionOf } from '../session/sessions.ts';
import { refuseAct } from './acting.ts';
import { tellOfficeDocument } from './tellOffice.ts';

/** Listing takes the right `operator.see`, changing `operator.manage`. */
export function operatorRoutes(answer: AnswerCall, act: AnswerAct, { store }: OfficeParts): void {
  answer(operatorsCall, async () => [...(await store.read(readOperators))]);

  act({
    call: changeOperatorCall,
    async perform(tx, { operator, given: { id, role, isBlocked }, now }) {
      if (id === operator.id) return refuseAct('self');
      const before = await tx.selectFrom('operators').selectAll().where('member_id', '=', id).executeTakeFirst();
      if (before === undefined) return refuseAct('unknown');
      if ((isBlocked || role !== 'owner') && (await isLastOwner(tx, id))) return refuseAct('lastOwner');
      const blocked_at = isBlocked ? (before.blocked_at ?? now) : null;
      await tx.updateTable('operators').set({ role, blocked_at }).where('member_id', '=', id).execute();
      await tx.updateTable('members').set(siteStandingOf(role)).where('id', '=', id).execute();
      if (before.role === 'partner' && role !== 'partner') await endRates(tx, id, now);
      await endOperatorSession(tx, id, isBlocked ? 'blocked' : 'ended', now);
      await tellOfficeDocument(tx, 'operators', now);
      const was = { role: before.role, isBlocked: before.blocked_at !== null };
      const about = { target: `operator:${id}`, member: before.name };
      return succeed({ done: { id, role, isBlocked }, written: { ...about, before: was, after: { role, isBlocked } } });
    },
  });

  act({
    call: addOperatorCall,
    async perform(tx, { given: { userId, name, role }, now }) {
      const id = await memberNamed(tx, userId);
      if (id === undefined) return refuseAct('unknown');
      const known = await tx.selectFrom('operators').select('name').where('member_id', '=', id).executeTakeFirst();
      if (known !== undefined) return refuseAct('already');
      if (await isInPlay(tx, id)) return refuseAct('inPlay');
      await tx.insertInto('operators').values({ member_id: id, name, role, blocked_at: null }).execute();
      await tx
        .updateTable('members')
        .set({ ...siteStandingOf(role), updated_at: now })
        .where('id', '=', id)
        .execute();
      await endSessionOf(tx, id, 'closed', now);
      await tellOfficeDocument(tx, 'operators', now);
      const written = { target: `operator:${id}`, member: name, before: null, after: { role } };
      return succeed({ done: { id, role }, written });
    },
  });
}

/** Whether money of theirs is on its way: it would be decided by somebody who decides money. */
async function isInPlay(tx: Work, id: string): Promise<boolean> {
  const bet = await tx
    .selectFrom('bets')
    .select('bet_id')
    .where('member_id', '=', id)
    .where('status', '=', 0)
    .executeTakeFirst();
  if (bet !== undefined) return true;
  const waiting = tx
    .selectFrom('money_requests')
    .select('id')
    .where('member_id', '=', id)
    .where('state', '=', 'requested');
  return (await waiting.executeTakeFirst()) !== undefined;
}

async function isLastOwner(tx: Work, id: string): Promise<boolean> {
  const owners = await tx
    .selectFrom('operators')
    .select('member_id')
    .where('role', '=', 'owner')
    .where('blocked_at', 'is', null)
    .execute();
  return owners.length === 1 && owners[0]?.member_id === id;
}
