/** `POST /member/pin`: a new PIN in place of one that others may know or that is too short by now (ACC-11). */
import { pinCall } from '../../src/domain/calls/session.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Store } from '../store/store.ts';
import { answerRefused, BUSY } from './accountRefusal.ts';
import type { Passwords } from './password.ts';
import { dropTickets } from './passwordTickets.ts';
import type { ProvePassword } from './provePassword.ts';

export interface PinParts {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly securityLog: SecurityLog;
  readonly provePassword: ProvePassword;
}

export function pinRoute(answer: AnswerCall, { store, passwords, securityLog, provePassword }: PinParts): void {
  answer(pinCall, async ({ session: { memberId }, body: { currentPassword, pin }, request, reply }) => {
    const proof = await provePassword(memberId, request, currentPassword);
    if (proof.kind === 'wait') return answerRefused(reply, { reason: 'tooManyAttempts', waitMs: proof.waitMs });
    if (proof.kind === 'wrong') return answerRefused(reply, { reason: 'wrongPassword', field: 'currentPassword' });
    const from = clientAddress(request);
    const pinHash = await passwords.hash(pin, from);
    if (pinHash === undefined) return answerRefused(reply, BUSY);
    await store.write(async (tx) => {
      await tx.updateTable('members').set({ pin_hash: pinHash }).where('id', '=', memberId).execute();
      await dropTickets(tx, memberId);
    });
    securityLog.record({ name: 'pinChanged', who: memberId, from });
    return undefined;
  });
}
