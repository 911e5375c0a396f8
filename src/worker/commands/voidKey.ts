/**
 * Has the key of a bet voided (CRT-15), so that no copy of its request, however late, can execute; a key that was decided before stays
 * decided, and says how.
 */
import { BetKeyState } from '../../domain/bets/bettingCall.ts';
import type { BetKey } from '../../domain/kernel/ids.ts';
import { readAs, restOf, type Credentials, type OriginClient } from '../http/originClient.ts';
import { verdictOfKey, type BetVerdict } from './bettingAnswer.ts';

/** How long the origin may take to answer for a key, ms. */
export const KEY_TIMEOUT_MS = 5_000;

export const keyPath = (key: BetKey) => `/sports-prematch/betting/key/${key}`;

export interface KeyAnswer {
  readonly verdict: BetVerdict;
  /** How long the origin asks not to be asked again, ms. */
  readonly restMs: number;
}

/** `unknown` where the origin does not answer for it. Does not reject. */
export async function voidKey(client: OriginClient, credentials: Credentials, key: BetKey): Promise<KeyAnswer> {
  const call = { method: 'POST', path: `${keyPath(key)}/void`, credentials, timeoutMs: KEY_TIMEOUT_MS } as const;
  const answer = await client.call(call);
  const voided = readAs(answer, BetKeyState);
  return {
    verdict: (voided.ok ? verdictOfKey(voided.value) : undefined) ?? { kind: 'unknown' },
    restMs: restOf(answer),
  };
}
