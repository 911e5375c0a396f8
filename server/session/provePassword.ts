/** Whether whoever holds a session knows its password (REQ-8): asked for before play money leaves or a PIN changes, compared as a sign-in compares it and as seldom. */
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../http/clientAddress.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Store, Work } from '../store/store.ts';
import type { EntranceLimits } from './entranceLimits.ts';
import { BUSY_MS, type Passwords } from './password.ts';
import type { Session } from './sessions.ts';

/** `wait`: not compared at all, and not before so many ms. */
export type PasswordProof =
  | { readonly kind: 'right'; readonly stillHolds: StillHolds }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly waitMs: number };

/**
 * To be asked in the transaction that does what was proved for (ACC-6): since the password was compared its session may have ended, and the
 * password may be another.
 */
export type StillHolds = (tx: Work) => Promise<boolean>;

/** Compares once, and counts who was wrong. */
export type ProvePassword = (session: Session, request: FastifyRequest, password: string) => Promise<PasswordProof>;

/** What a sign-in compares with. */
export interface ProofParts {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly limits: EntranceLimits;
  readonly securityLog: SecurityLog;
}

/** Whoever guesses here waits as whoever guesses a current password elsewhere (ENT). */
export function createPasswordProof({ store, passwords, limits, securityLog }: ProofParts): ProvePassword {
  return async (session, request, password) => {
    const { memberId } = session;
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
    if (!isRight || row === undefined) {
      refused('wrong');
      return { kind: 'wrong' };
    }
    reserved.attempt.succeed();
    return { kind: 'right', stillHolds: (tx) => isStillProved(tx, session, row.password_hash) };
  };
}

/** @param passwordHash what was compared; stored anew at another cost meanwhile, it is the same password still (ENT-8) */
async function isStillProved(tx: Work, { memberId, tokenHash }: Session, passwordHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('members')
    .innerJoin('sessions', 'sessions.member_id', 'members.id')
    .select(['members.password_hash', 'members.renewed_from'])
    .where('members.id', '=', memberId)
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.state', '=', 'active')
    .executeTakeFirst();
  return row !== undefined && (row.password_hash === passwordHash || row.renewed_from === passwordHash);
}
