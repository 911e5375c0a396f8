/** What operators do to one member (MBR-1, MBR-2): giving and taking through the ledger, letters, and the end of a session. */
import {
  adjustPurseCall,
  adjustPursePreviewCall,
  endSessionCall,
  sendLetterCall,
} from '../../../src/domain/calls/officeActs.ts';
import { succeed } from '../../../src/domain/kernel/decision.ts';
import type { MemberId } from '../../../src/domain/kernel/ids.ts';
import type { EffectLine } from '../../../src/domain/office/operatorAct.ts';
import { repayTransfers } from '../../../src/domain/wallet/corrections.ts';
import { adjustmentTransfer, availableOf, debtOf, pointsOf } from '../../../src/domain/wallet/ledger.ts';
import { fitsLetter, sendMessage } from '../../notices/messages.ts';
import type { Randomness } from '../../randomness.ts';
import { memberNamed } from '../../session/memberNamed.ts';
import { endSessionOf } from '../../session/sessions.ts';
import type { Work } from '../../store/store.ts';
import { moveFor } from '../../wallet/moveFor.ts';
import { balanceOf } from '../../wallet/postTransfers.ts';
import { refuseAct, type Effect } from '../acting.ts';
import type { AnswerAct } from '../answerActs.ts';
import { readQueueMember } from '../queueRows.ts';
import { tellOfficeDocument } from '../tellOffice.ts';

const LETTER_BYTES = 15;

/** Answers them; the member's open tabs are told in the transaction that does it. */
export function memberActs(act: AnswerAct, randomness: Randomness): void {
  act(
    {
      call: adjustPurseCall,
      async look(tx, acting) {
        const { userId, purse, delta } = acting.given;
        const to = await memberNamed(tx, userId);
        if (to === undefined) return refuseAct('unknown');
        const there = await thereOf(tx, to, purse);
        if (there + delta < 0) return refuseAct('short', { balance: there });
        const effect: Effect = {
          lines: await adjustmentLines(tx, to, acting.given, there),
          amount: Math.abs(delta),
          target: `member:${to}`,
          member: await readQueueMember(tx, to),
        };
        return succeed(effect);
      },
      async perform(tx, { given: { userId, purse, delta, words }, now }) {
        const to = await memberNamed(tx, userId);
        if (to === undefined) return refuseAct('unknown');
        const before = await thereOf(tx, to, purse);
        if (before + delta < 0) return refuseAct('short', { balance: before });
        const { emoney, point } = await moveFor(tx, to, [adjustmentTransfer(to, purse, delta, words)], now);
        await tellOfficeDocument(tx, 'members', now);
        const balance = purse === 'points' ? point : emoney;
        const said = {
          amount: Math.abs(delta),
          before: { [purse]: before },
          after: { [purse]: balance, delta, words },
        };
        return succeed({ done: { balance }, written: { ...(await about(tx, to)), ...said } });
      },
    },
    adjustPursePreviewCall,
  );

  act({
    call: sendLetterCall,
    async perform(tx, { given: { userId, title, contents }, now }) {
      const to = await memberNamed(tx, userId);
      if (to === undefined) return refuseAct('unknown');
      if (!fitsLetter(contents)) return refuseAct('tooLong');
      const id = randomness.text(LETTER_BYTES);
      await sendMessage(tx, to, { id, title, contents, readAt: null }, now);
      await tellOfficeDocument(tx, 'members', now);
      const after = { title, characters: contents.length };
      return succeed({ done: { id }, written: { ...(await about(tx, to)), after } });
    },
  });

  act({
    call: endSessionCall,
    async perform(tx, { given: { userId, status }, now }) {
      const to = await memberNamed(tx, userId);
      if (to === undefined) return refuseAct('unknown');
      const ended = await endSessionOf(tx, to, status === 555 ? 'replaced' : 'closed', now);
      await tellOfficeDocument(tx, 'members', now);
      const hasEnded = ended !== undefined;
      const written = { ...(await about(tx, to)), before: { isSignedIn: hasEnded }, after: { status } };
      return succeed({ done: { hasEnded }, written });
    },
  });
}

/** How an act on a member is found again, by their id and by their name. */
async function about(tx: Work, id: MemberId): Promise<{ readonly target: string; readonly member: string }> {
  return { target: `member:${id}`, member: (await readQueueMember(tx, id)).nickname };
}

const thereOf = (tx: Work, to: MemberId, purse: 'money' | 'points'): Promise<number> =>
  balanceOf(tx, purse === 'points' ? pointsOf(to) : availableOf(to));

/** What is there before and after, by how much, and the debt that money repays on its way in (LED-7). */
async function adjustmentLines(
  tx: Work,
  to: MemberId,
  { purse, delta }: { readonly purse: 'money' | 'points'; readonly delta: number },
  there: number,
): Promise<readonly EffectLine[]> {
  const debt = purse === 'money' && delta > 0 ? await balanceOf(tx, debtOf(to)) : 0;
  const [repaid] = repayTransfers(to, null, { available: there + delta, debt });
  const left = repaid?.amount ?? 0;
  return [
    { what: purse, before: there, after: there + delta - left },
    { what: 'delta', before: null, after: delta },
    ...(debt === 0 ? [] : [{ what: 'debt', before: debt, after: debt - left }]),
  ];
}
