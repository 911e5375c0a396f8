/** Whether whoever holds a session knows its password (REQ-8): asked for before play money leaves or a PIN changes, compared as a sign-in compares it and as seldom. */
import type { FastifyRequest } from 'fastify';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Store } from '../store/store.ts';
import type { EntranceLimits } from './entranceLimits.ts';
import { BUSY_MS, type Passwords } from './password.ts';

/** `wait`: not compared at all, and not before so many ms. */
export type PasswordProof = { readonly kind: 'right' | 'wrong' } | { readonly kind: 'wait'; readonly waitMs: number };

/** Compares once, and counts who was wrong. */
export type ProvePassword = (memberId: MemberId, request: FastifyRequest, password: string) => Promise<PasswordProof>;

/** What a sign-in compares with. */
export interface ProofParts {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly limits: EntranceLimits;
  readonly securityLog: SecurityLog;
}

/** Whoever guesses here waits as whoever guesses a current password elsewhere (ENT). */
export function createPasswordProof({ store, passwords, limits, securityLog }: ProofParts): ProvePassword {
  return async (memberId, request, password) => {
    const from = clientAddress(request);
    const refused = (what: string) => securityLog.record({ name: 'passwordRefused', who: memberId, from, what });
    const reserved = limits.currentPassword(memberId, from);
    if (!reserved.ok) {
      refused('throttled');
      return { kind: 'wait', waitMs: reserved.waitMs };
    }
    const row = await store.read((tx) =>
      tx.selectFrom('members').select('password_hash').where('id', '=', memberId).executeTakeFirst(),
    );
    const isRight = await passwords.verify(password, row?.password_hash, from);
    if (isRight === undefined) {
      reserved.attempt.giveBack();
      return { kind: 'wait', waitMs: BUSY_MS };
    }
    if (!isRight) {
      refused('wrong');
      return { kind: 'wrong' };
    }
    reserved.attempt.succeed();
    return { kind: 'right' };
  };
}
