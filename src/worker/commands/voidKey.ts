/**
 * Has the key of a bet voided (CRT-15), so that no copy of its request, however late, can execute; a key that was decided before stays
 * decided, and says how.
 */
import { voidBetKeyCall } from '../../domain/calls/betting.ts';
import type { BetKey } from '../../domain/kernel/ids.ts';
import { readAs, restOf } from '../http/answer.ts';
import type { OriginClient } from '../http/originClient.ts';
import type { Credentials } from '../http/request.ts';
import { verdictOfKey, type BetVerdict } from './bettingAnswer.ts';

/** How the origin answered for a key: decided, void from now on, or not at all. */
export interface KeyAnswer {
  readonly verdict: BetVerdict;
  /** How long the origin asks not to be asked again, ms. */
  readonly restMs: number;
}

/** `unknown` where the origin does not answer for it. Does not reject. */
export async function voidKey(client: OriginClient, credentials: Credentials, key: BetKey): Promise<KeyAnswer> {
  const answer = await client.ask(voidBetKeyCall, { credentials, params: { key } });
  const voided = readAs(answer, voidBetKeyCall.answer);
  return {
    verdict: (voided.ok ? verdictOfKey(voided.value) : undefined) ?? { kind: 'unknown' },
    restMs: restOf(answer),
  };
}
