/**
 * Idempotency keys: what each key of a member stands for, from the first request with it on (CRT-15, CMD-1), a bet or another command.
 *
 * A decided key keeps its answer word for word; a void one is a tombstone, so that a late copy of the bet can never execute.
 */
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { BetKeyState, BettingRequest } from '../../src/domain/bets/bettingCall.ts';
import type { OddsPolicy } from '../../src/domain/bets/compareClaims.ts';
import type { SeenScores } from '../../src/domain/bets/seenScores.ts';
import type { BetKey, CommandKey, MemberId } from '../../src/domain/kernel/ids.ts';
import type { BetKeyTable } from '../store/originTables.ts';
import { prepare, prepareOne } from '../store/prepare.ts';
import type { Work } from '../store/store.ts';
import { dropHeldBet, findHeldBet } from './heldBets.ts';

/** An answer as it is stored and sent: status and JSON text. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

interface KeyOfMember {
  readonly memberId: string;
  readonly key: string;
}

/** All that a key stands for. */
interface FingerprintParts {
  readonly request: BettingRequest;
  readonly policy: OddsPolicy;
  readonly scores: SeenScores;
}

/** Two requests are the same if they say the same; the parsed request has its keys in schema order. */
export function fingerprintOf({ request, policy, scores }: FingerprintParts): string {
  // The other two policies are part of the body, as its `changeFlag`.
  const asked = policy === 'better' ? '|better' : '';
  const seen = scores.size === 0 ? '' : `|${JSON.stringify([...scores])}`;
  return createHash('sha256')
    .update(JSON.stringify(request) + asked + seen)
    .digest('base64url');
}

const keyRow = prepareOne((given: KeyOfMember, database) =>
  database.selectFrom('bet_keys').selectAll().where('member_id', '=', given.memberId).where('key', '=', given.key),
);

const insertKey = prepare((row: Selectable<BetKeyTable>, database) =>
  database.insertInto('bet_keys').values({
    member_id: row.member_id,
    key: row.key,
    state: row.state,
    fingerprint: row.fingerprint,
    parent_key: row.parent_key,
    status: row.status,
    body: row.body,
    created_at: row.created_at,
    command: row.command,
  }),
);

/** `undefined` for a key that was never decided nor voided. */
export function findKey(
  tx: Work,
  memberId: MemberId,
  key: BetKey | CommandKey,
): Promise<Selectable<BetKeyTable> | undefined> {
  return keyRow(tx, { memberId, key });
}

/** In the transaction of the bet or command itself: the answer is given word for word to whoever asks with the key again (CRT-15). @param command its path, where it is no bet */
export async function storeAnswer(
  tx: Work,
  memberId: MemberId,
  key: BetKey | CommandKey,
  fingerprint: string,
  parentKey: BetKey | null,
  answer: Answer,
  at: number,
  command: string | null = null,
): Promise<void> {
  const { status, body } = answer;
  const what = { member_id: memberId, key, fingerprint, parent_key: parentKey };
  await insertKey(tx, { ...what, state: 'decided', status, body, created_at: at, command });
}

/** A key whose bet is held. */
export type PendingKey = Extract<BetKeyState, { readonly state: 'pending' }>;

/** A held bet has no answer yet: it may still be decided either way (CLS-3). */
export async function readKeyState(tx: Work, memberId: MemberId, key: BetKey): Promise<BetKeyState> {
  const held = await findHeldBet(tx, memberId, key);
  return held === undefined
    ? stateOf(await findKey(tx, memberId, key))
    : { state: 'pending', decideAt: held.decide_at };
}

/**
 * Makes an absent key void, and one whose bet is still held: nothing was debited for it yet.
 *
 * @param at epoch ms
 * @returns what the key stands for afterwards; a decided key stays decided
 */
export async function voidKey(tx: Work, memberId: MemberId, key: BetKey, at: number): Promise<BetKeyState> {
  const known = await findKey(tx, memberId, key);
  if (known !== undefined) return stateOf(known);
  await dropHeldBet(tx, memberId, key);
  const nothing = { fingerprint: null, parent_key: null, status: null, body: null };
  await tx
    .insertInto('bet_keys')
    .values({ member_id: memberId, key, state: 'void', ...nothing, created_at: at })
    .execute();
  return { state: 'void' };
}

function stateOf(row: Selectable<BetKeyTable> | undefined): BetKeyState {
  if (row === undefined) return { state: 'absent' };
  if (row.state === 'void') return { state: 'void' };
  const body: unknown = JSON.parse(row.body ?? 'null');
  return { state: 'decided', status: row.status ?? 500, body };
}
