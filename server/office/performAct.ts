/**
 * Does what an operator says, at most once a key (OPR-4): the key, what was done, its money, what is written down and what is told are one transaction. A refusal is
 * an answer too, stored under the key.
 */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { fail, type Result } from '../../src/domain/kernel/decision.ts';
import type { CommandKey } from '../../src/domain/kernel/ids.ts';
import type { ActCall, Preview } from '../../src/domain/office/operatorAct.ts';
import { findKey, storeAnswer, type Answer } from '../betting/betKeys.ts';
import { readSetting } from '../house/settings.ts';
import type { Work } from '../store/store.ts';
import { writeAudit, type Written } from './auditLog.ts';
import type { Acting, ActRefused, Effect } from './acting.ts';
import { refuseAct } from './acting.ts';
import { actName, propose } from './proposals.ts';

/** What came of it, with what is written down; nothing more where it wrote that itself. */
export interface Deed<Call extends ActCall> {
  readonly done: DoneOf<Call>;
  readonly written: Omit<Written, 'act' | 'outcome' | 'reason'> | null;
}

/** What an act says it came to. */
export type DoneOf<Call extends ActCall> = Extract<z.input<Call['answer']>, { outcome: 'done' }>['done'];

/** A row of what operators do, with what looks ahead and what does it. */
export interface ActEntry<Call extends ActCall = ActCall> {
  readonly call: Call;
  /** Of acts with an effect, or for two. */
  readonly look?: (tx: Work, acting: Acting<Call>) => Promise<Result<Effect, ActRefused>>;
  /** @param looked what `look` said in the same transaction; `undefined` where it was not asked */
  readonly perform: (
    tx: Work,
    acting: Acting<Call>,
    looked: Effect | undefined,
  ) => Promise<Result<Deed<Call>, ActRefused>>;
}

const STATUSES: Readonly<Record<string, number>> = { malformed: 400, noRight: 403, changed: 409 };

/** A refusal as it travels: 422 unless its reason has another status. */
export function answerOfActRefusal({ reason, numbers, preview }: ActRefused): Answer {
  return { status: STATUSES[reason] ?? 422, body: JSON.stringify({ reason, numbers, preview: preview ?? null }) };
}

/**
 * What an effect comes to for whoever confirms it. The hash is over what it is bound to, all that is shown where nothing else is said, and over what was said: of many things only some are
 * named.
 *
 * @param given what was said
 */
export async function previewOf(tx: Work, { act, path }: ActCall, given: unknown, effect: Effect): Promise<Preview> {
  const { lines, amount, target, boundTo = { lines, amount }, takesTwo = false } = effect;
  const { twoFrom } = await readSetting(tx, 'office');
  const hash = createHash('sha256')
    .update(JSON.stringify([path, given, boundTo, target]))
    .digest('hex')
    .slice(0, 32);
  const isForTwo = takesTwo || (act.isForTwo === true && amount >= twoFrom);
  return { lines: [...lines], amount, isForTwo, hash };
}

/** An act with what it was said under: its key, and the hash that it confirms. */
export interface Said<Call extends ActCall = ActCall> {
  readonly key: CommandKey;
  readonly confirms: string | null;
  readonly acting: Acting<Call>;
  /** Whether the books are wrong (LED-1). */
  readonly isMoneyOff: boolean;
  readonly newId: () => string;
}

/** @returns the answer, and whether it is one that the key had already */
export async function performAct(tx: Work, entry: ActEntry, said: Said): Promise<Answer & { readonly isHit: boolean }> {
  const { key, acting } = said;
  const { call } = entry;
  const fingerprint = fingerprintOf(call, said);
  const known = await findKey(tx, acting.operator.id, key);
  if (known !== undefined) {
    if (known.state === 'void' || known.fingerprint !== fingerprint) {
      return { ...answerOfActRefusal({ reason: 'keyUsed', numbers: {} }), isHit: false };
    }
    return { status: known.status ?? 500, body: known.body ?? 'null', isHit: true };
  }
  const outcome = await decide(tx, entry, said);
  const answer = outcome.ok
    ? { status: 200, body: JSON.stringify(outcome.value) }
    : answerOfActRefusal(outcome.failure);
  await storeAnswer(tx, acting.operator.id, key, fingerprint, null, answer, acting.now, call.path);
  return { ...answer, isHit: false };
}

type Outcome =
  | { readonly outcome: 'done'; readonly done: unknown }
  | { readonly outcome: 'proposed'; readonly proposal: string };

async function decide(tx: Work, entry: ActEntry, said: Said): Promise<Result<Outcome, ActRefused>> {
  const { call, look } = entry;
  const { acting, confirms, isMoneyOff, newId } = said;
  if (isMoneyOff && call.act.isOfMoney === true) return refuseAct('closed');
  if (call.act.needsReason === true && acting.reason.length < 2) return refuseAct('needsReason');
  let preview: Preview | undefined;
  let looked: Effect | undefined;
  // What is shown and not confirmed, and needs no second operator, is not looked at again (RSK-5).
  if (look !== undefined && (call.act.hasEffect === true || call.act.isForTwo === true)) {
    const effect = await look(tx, acting);
    if (!effect.ok) return effect;
    if (isBarredAsOwn(acting, effect.value)) return refuseAct('self');
    looked = effect.value;
    preview = await previewOf(tx, call, acting.given, looked);
    if (call.act.hasEffect === true && confirms !== preview.hash) {
      return fail({ reason: confirms === null ? 'needsPreview' : 'changed', numbers: {}, preview });
    }
    if (preview.isForTwo) {
      const proposal = await propose(tx, { call, acting, effect: looked, preview, id: newId() });
      return proposal.ok ? { ok: true, value: { outcome: 'proposed', proposal: proposal.value } } : proposal;
    }
  }
  return carryOut(tx, entry, acting, { hash: preview?.hash ?? null, looked });
}

/** Whether an act is about whoever says it, be it among others: nobody decides that of their own account (OPR-13). */
export const isOfOwn = ({ operator }: Pick<Acting, 'operator'>, { member, concerned }: Effect): boolean =>
  member?.id === operator.id || concerned?.has(operator.id) === true;

/** Whether nobody may even ask for it: it is of their own account, and nothing that is asked for there. */
export const isBarredAsOwn = (acting: Pick<Acting, 'operator'>, effect: Effect): boolean =>
  effect.isAskedForOwn !== true && isOfOwn(acting, effect);

/** What an act was confirmed by: the hash of its effect, and that effect as it was looked at in this transaction. */
interface Confirmed {
  readonly hash: string | null;
  readonly looked: Effect | undefined;
}

/** Does it and writes it down, whoever confirmed it. */
export async function carryOut(
  tx: Work,
  { call, perform }: ActEntry,
  acting: Acting,
  { hash: effectHash, looked }: Confirmed,
): Promise<Result<Extract<Outcome, { outcome: 'done' }>, ActRefused>> {
  const deed = await perform(tx, acting, looked);
  if (!deed.ok) return deed;
  const { done, written } = deed.value;
  const { actor, reason, now, proposedBy } = acting;
  if (written !== null) {
    const outcome = proposedBy === null ? 'done' : 'confirmed';
    await writeAudit(tx, actor, { ...written, act: actName(call), outcome, reason, effectHash, proposedBy }, now);
  }
  return { ok: true, value: { outcome: 'done', done } };
}

const fingerprintOf = ({ path }: ActCall, { acting: { given, reason }, confirms }: Said): string =>
  createHash('sha256')
    .update(JSON.stringify([path, given, reason, confirms]))
    .digest('base64url');
