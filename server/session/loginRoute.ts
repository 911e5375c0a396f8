/**
 * `POST /member/login`, `/office/login`: an attempt is reserved before anything is hashed, and given back if it was right (rules ENT).
 */
import type { FastifyReply } from 'fastify';
import type { HttpCall } from '../../src/domain/calls/httpCall.ts';
import type { LoginRequest } from '../../src/domain/session/member.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { leavingOf } from '../http/leaving.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Store, Work } from '../store/store.ts';
import { answerEntered } from './answerEntered.ts';
import { sessionCopy } from './copy.ts';
import { enterHouse, type EnterParts, type Entered } from './enterHouse.ts';
import type { EntranceLimits } from './entranceLimits.ts';
import { isKnownAddress } from './knownAddresses.ts';
import { BUSY_MS, type Passwords } from './password.ts';

export interface LoginParts {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly limits: EntranceLimits;
  readonly securityLog: SecurityLog;
  readonly entering: EnterParts;
}

/** A sign-in by id and password, at whichever door. */
type LoginRow = HttpCall & { readonly caller: 'visitor'; readonly body: typeof LoginRequest };

export function loginRoute(
  answer: AnswerCall,
  call: LoginRow,
  { store, passwords, limits, securityLog, entering }: LoginParts,
): void {
  answer(call, async ({ body: { userId, password, device }, request, reply }) => {
    const from = clientAddress(request);
    const row = await store.read((tx) => readAccount(tx, userId, from));
    const refused = (what: string) => securityLog.record({ name: 'loginRefused', who: row?.id ?? null, from, what });
    const reserved = limits.login(userId, from, row?.isKnown ?? false);
    if (!reserved.ok) {
      refused('throttled');
      return tooMany(reply, reserved.waitMs);
    }
    const isRight = await passwords.verify(password, row?.passwordHash, from);
    if (isRight === undefined) {
      reserved.attempt.giveBack();
      refused('busy');
      return tooMany(reply, BUSY_MS);
    }
    if (!isRight || row === undefined) {
      refused('wrong');
      return reply.code(404).send({ message: sessionCopy.wrongLogin });
    }
    reserved.attempt.succeed();
    const renewal = await renewed(passwords, password, row, from);
    const entered = await open(store, entering, {
      ...row,
      from,
      device,
      renewed: renewal,
      hasLeft: leavingOf(request),
    });
    if (entered !== undefined)
      return answerEntered(securityLog, reply, { entered, who: row.id, from, gate: entering.gate });
    refused('changed');
    return reply.code(404).send({ message: sessionCopy.wrongLogin });
  });
}

/** The same password at today's cost, where it was stored at another; `undefined` also while too many wait: next time, then. */
async function renewed(passwords: Passwords, password: string, { passwordHash }: Account, from: string) {
  return passwords.isOutdated(passwordHash) ? passwords.hash(password, from) : undefined;
}

const tooMany = (reply: FastifyReply, waitMs: number) =>
  reply
    .code(429)
    .header('retry-after', Math.ceil(waitMs / 1_000))
    .send({ message: sessionCopy.tooManyLogins });

interface Account {
  readonly id: MemberId;
  readonly passwordHash: string;
  /** Whether they have signed in from this address before. */
  readonly isKnown: boolean;
}

async function readAccount(tx: Work, userId: string, from: string): Promise<Account | undefined> {
  const row = await tx
    .selectFrom('members')
    .select(['id', 'password_hash'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const isKnown = await isKnownAddress(tx, row.id, from);
  return { id: MemberId.parse(row.id), passwordHash: row.password_hash, isKnown };
}

interface Opening extends Account {
  readonly from: string;
  readonly device: string | undefined;
  readonly hasLeft: () => boolean;
  readonly renewed: string | undefined;
}

/** @returns `undefined` where the password is another by now: the one that was compared opens nothing */
async function open(
  store: Store,
  entering: EnterParts,
  { id, passwordHash, from, device, hasLeft, renewed }: Opening,
): Promise<Entered | undefined> {
  return store.write(async (tx) => {
    const { password_hash: current, renewed_from: before } = await tx
      .selectFrom('members')
      .select(['password_hash', 'renewed_from'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // Stored anew by another login meanwhile, it is the same password still.
    if (current !== passwordHash && before !== passwordHash) return undefined;
    if (renewed !== undefined && current === passwordHash) {
      const change = { password_hash: renewed, renewed_from: passwordHash };
      await tx.updateTable('members').set(change).where('id', '=', id).execute();
    }
    return enterHouse(entering, tx, { memberId: id, from, device, hasLeft, factor: 'open' });
  });
}
