/**
 * Asks for the member's record every five seconds, once for the whole browser (SES-05). Its answer's status is how a session
 * ended elsewhere is noticed; its body never overwrites what the stream has told since.
 */
import { pause, type Clock } from '../ports/clock.ts';
import type { Randomness } from '../ports/randomness.ts';
import type { SignedIn } from '../session/currentCredentials.ts';
import { fetchMember, type FetchMemberDeps } from './fetchMember.ts';

const EVERY_MS = 5_000;
/** Spread of the interval either way, so that browsers do not ask in step. */
const JITTER = 0.1;

export interface UserPollDeps extends FetchMemberDeps {
  readonly clock: Clock;
  readonly randomness: Randomness;
}

/** Polls until `signal` is aborted. Does not reject. */
export async function pollUser(deps: UserPollDeps, signedIn: SignedIn, signal: AbortSignal): Promise<void> {
  let restMs = 0;
  while (!signal.aborted) {
    await pause(deps.clock, restMs + EVERY_MS * (1 + JITTER * (2 * deps.randomness.fraction() - 1)), signal);
    if (signal.aborted) return;
    restMs = await fetchMember(deps, signedIn);
  }
}
