/**
 * Asks for the member's record every five seconds, once for the whole browser (SES-05). Its answer's status is how a session
 * ended elsewhere is noticed; its body never overwrites what the stream has told since.
 */
import { refreshMember } from '../../db/ingestMember.ts';
import type { HanpanDatabase } from '../../db/database.ts';
import { Member } from '../../domain/session/member.ts';
import { readAs, type OriginClient } from '../http/originClient.ts';
import { pause, type Clock } from '../ports/clock.ts';
import type { Randomness } from '../ports/randomness.ts';
import type { SignedIn } from '../session/currentCredentials.ts';

const EVERY_MS = 5_000;
/** Spread of the interval either way, so that browsers do not ask in step. */
const JITTER = 0.1;
const TIMEOUT_MS = 4_000;

export interface UserPollDeps {
  readonly db: HanpanDatabase;
  readonly client: OriginClient;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

/** Polls until `signal` is aborted. Does not reject. */
export async function pollUser(deps: UserPollDeps, signedIn: SignedIn, signal: AbortSignal): Promise<void> {
  const { memberId, credentials } = signedIn;
  while (!signal.aborted) {
    await pause(deps.clock, EVERY_MS * (1 + JITTER * (2 * deps.randomness.fraction() - 1)), signal);
    if (signal.aborted) return;
    const path = `/member/${encodeURIComponent(memberId)}`;
    const answer = await deps.client.call({ method: 'GET', path, credentials, timeoutMs: TIMEOUT_MS });
    const member = readAs(answer, Member);
    if (!member.ok || member.value.id !== memberId) continue;
    try {
      await refreshMember(deps.db, credentials.generation, member.value);
    } catch {
      // The next poll tries again; the stream carries every change of money anyway.
    }
  }
}
