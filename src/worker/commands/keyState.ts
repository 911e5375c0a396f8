/** Asks the origin what a key stands for (CRT-15, CMD-3), and has one that it never heard of made void, so that no late copy of what was sent under it can execute. */
import { betKeyCall, voidBetKeyCall } from '../../domain/calls/betting.ts';
import type { BetKeyState } from '../../domain/bets/bettingCall.ts';
import { BetKey } from '../../domain/kernel/ids.ts';
import { readAs, restOf } from '../http/answer.ts';
import type { OriginClient } from '../http/originClient.ts';
import type { Credentials } from '../http/request.ts';

/** What a key stands for; `undefined` where the origin does not say, or has not heard of it. */
export interface KeyState {
  readonly state: Exclude<BetKeyState, { readonly state: 'absent' }> | undefined;
  /** How long the origin asks not to be asked again, ms. */
  readonly restMs: number;
}

/** @param mayVoid whether one that the origin has not heard of is made void */
export async function askKey(
  client: OriginClient,
  credentials: Credentials,
  key: string,
  mayVoid: boolean,
): Promise<KeyState> {
  const params = { key: BetKey.parse(key) };
  const answer = await client.ask(betKeyCall, { credentials, params });
  const known = readAs(answer, betKeyCall.answer);
  if (!known.ok) return { state: undefined, restMs: restOf(answer) };
  if (known.value.state !== 'absent') return { state: known.value, restMs: 0 };
  return mayVoid ? voidKey(client, credentials, key) : { state: undefined, restMs: 0 };
}

/** One that was decided before stays decided, and says how. Does not reject. */
export async function voidKey(client: OriginClient, credentials: Credentials, key: string): Promise<KeyState> {
  const answer = await client.ask(voidBetKeyCall, { credentials, params: { key: BetKey.parse(key) } });
  const voided = readAs(answer, voidBetKeyCall.answer);
  const state = voided.ok && voided.value.state !== 'absent' ? voided.value : undefined;
  return { state, restMs: restOf(answer) };
}
