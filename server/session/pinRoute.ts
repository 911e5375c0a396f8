/** `POST /member/pin`: a new PIN in place of one that others may know or that is too short by now (ACC-11), and none that is tried first (ACC-12). */
import { pinCall } from '../../src/domain/calls/session.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { isEasyPin } from '../../src/domain/session/easyPins.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Store, Work } from '../store/store.ts';
import { answerRefused, BUSY, type AccountRefusal } from './accountRefusal.ts';
import { answerOutdated, answerUnproved } from './answerUnproved.ts';
import type { Authenticate } from './authenticate.ts';
import type { Passwords } from './password.ts';
import { dropTickets } from './passwordTickets.ts';
import type { ProvePassword } from './provePassword.ts';

export interface PinParts {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly securityLog: SecurityLog;
  readonly provePassword: ProvePassword;
  readonly authenticate: Authenticate;
}

const EASY: AccountRefusal = { reason: 'easyPin', field: 'pin' };

export function pinRoute(
  answer: AnswerCall,
  { store, passwords, securityLog, provePassword, authenticate }: PinParts,
): void {
  answer(pinCall, async ({ session, body: { currentPassword, pin }, request, reply }) => {
    const { memberId } = session;
    const proof = await provePassword(session, request, currentPassword);
    if (proof.kind !== 'right') return answerUnproved(reply, proof);
    // Whoever does not know the password learns nothing of the telephone number.
    if (isEasyPin(pin, await store.read((tx) => readPhone(tx, memberId)))) return answerRefused(reply, EASY);
    const from = clientAddress(request);
    const pinHash = await passwords.hash(pin, from);
    if (pinHash === undefined) return answerRefused(reply, BUSY);
    const hasChanged = await store.write(async (tx) => {
      if (!(await proof.stillHolds(tx))) return false;
      await tx.updateTable('members').set({ pin_hash: pinHash }).where('id', '=', memberId).execute();
      await dropTickets(tx, memberId);
      return true;
    });
    if (!hasChanged) return answerOutdated(authenticate, request, reply);
    securityLog.record({ name: 'pinChanged', who: memberId, from });
    return undefined;
  });
}

async function readPhone(tx: Work, memberId: MemberId): Promise<string> {
  const row = await tx.selectFrom('members').select('phone').where('id', '=', memberId).executeTakeFirstOrThrow();
  return row.phone;
}
