/**
 * Does what a member commands, at most once a key (rules CMD, WAL-08): the key, what was done, its money and its events are one transaction. A refusal
 * is an answer too, stored under the key, so that the same command is never decided twice differently.
 */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { CommandCall, CommandRefusal, CommonReason } from '../../src/domain/commands/memberCommand.ts';
import { withoutSecrets } from '../../src/domain/commands/memberCommand.ts';
import { fail, type Result } from '../../src/domain/kernel/decision.ts';
import type { CommandKey, MemberId } from '../../src/domain/kernel/ids.ts';
import { findKey, storeAnswer, type Answer } from '../betting/betKeys.ts';
import { readExclusion } from '../limits/ownRows.ts';
import type { Work } from '../store/store.ts';

/** Why a command of this call is not done. */
export type RefusalFor<Call extends CommandCall> = CommandRefusal<Call['command']['reasons'][number] | CommonReason>;

/** A command as it arrived. */
export interface Commanded<Call extends CommandCall = CommandCall> {
  readonly memberId: MemberId;
  readonly key: CommandKey;
  readonly given: z.output<Call['body']>;
  /** Epoch ms. */
  readonly now: number;
}

/** Does it, in the transaction of its key. What throws leaves nothing behind, the key neither. */
export type Perform<Call extends CommandCall = CommandCall> = (
  tx: Work,
  commanded: Commanded<Call>,
) => Promise<Result<z.input<Call['answer']>, RefusalFor<Call>>>;

/** A refusal with the numbers of its reason. */
export const refuse = <Reason extends string>(
  reason: Reason,
  numbers: Readonly<Record<string, number>> = {},
): Result<never, CommandRefusal<Reason>> => fail({ reason, numbers });

const STATUSES: Readonly<Record<string, number>> = { malformed: 400, notYours: 403, keyVoid: 410 };

export function answerOfCommandRefusal({ reason, numbers }: CommandRefusal): Answer {
  return { status: STATUSES[reason] ?? 422, body: JSON.stringify({ reason, numbers }) };
}

/**
 * @param isMoneyOff whether the books are wrong (LED-1)
 * @returns the answer, and whether it is one that the key had already
 */
export async function performCommand(
  tx: Work,
  call: CommandCall,
  commanded: Commanded,
  perform: Perform,
  isMoneyOff: boolean,
): Promise<Answer & { readonly isHit: boolean }> {
  const { memberId, key, given, now } = commanded;
  const fingerprint = fingerprintOf(call, given);
  const known = await findKey(tx, memberId, key);
  if (known !== undefined) {
    if (known.state === 'void') return notNow('keyVoid');
    if (known.fingerprint !== fingerprint) return notNow('keyUsed');
    return { status: known.status ?? 500, body: known.body ?? 'null', isHit: true };
  }
  const outcome = (await houseRefusal(tx, call, commanded, isMoneyOff)) ?? (await perform(tx, commanded));
  const answer = outcome.ok
    ? { status: 200, body: JSON.stringify(outcome.value) }
    : answerOfCommandRefusal(outcome.failure);
  await storeAnswer(tx, memberId, key, fingerprint, null, answer, now, call.path);
  return { ...answer, isHit: false };
}

/** Why no command of its kind is done now, whatever it says. */
async function houseRefusal(tx: Work, { command }: CommandCall, { memberId, now }: Commanded, isMoneyOff: boolean) {
  if (isMoneyOff && command.isOfMoney === true) return refuse('closed');
  const exclusion = command.isOfPlay === true ? await readExclusion(tx, memberId, now) : undefined;
  if (exclusion === undefined) return undefined;
  return refuse('excluded', exclusion.until === null ? {} : { until: exclusion.until });
}

const notNow = (reason: 'keyVoid' | 'keyUsed') => ({
  ...answerOfCommandRefusal({ reason, numbers: {} }),
  isHit: false,
});

/** Two commands are the same if they say the same; passwords are no part of it, for what they hash to would be guessed. */
const fingerprintOf = (call: CommandCall, given: object): string =>
  createHash('sha256')
    .update(`${call.path} ${JSON.stringify(withoutSecrets(call, given))}`)
    .digest('base64url');
