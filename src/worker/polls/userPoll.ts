/**
 * Asks for the member's record every five seconds, once for the whole browser (SES-05). Its answer's status is how a session
 * ended elsewhere is noticed; its body never overwrites what the stream has told since. On a line that is not good it is asked for less
 * often while the member's stream lives, which tells of an end too (LIN-5).
 */
import { stalenessOf } from '../../domain/events/connection.ts';
import type { Line } from '../line/line.ts';
import { pause, type Clock } from '../ports/clock.ts';
import type { Randomness } from '../ports/randomness.ts';
import type { SignedIn } from '../session/currentCredentials.ts';
import { fetchMember, type FetchMemberDeps } from './fetchMember.ts';

const EVERY_MS = 5_000;
/** On a line that is not good, while the member's stream lives: every so many-th time. */
const CALM_TIMES = 3;
/** Spread of the interval either way, so that browsers do not ask in step. */
const JITTER = 0.1;

/** Randomness spreads the polls of many browsers over the five seconds. */
export interface UserPollDeps extends FetchMemberDeps {
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly line: Pick<Line, 'state'>;
}

/** Polls until `signal` is aborted. Does not reject. */
export async function pollUser(deps: UserPollDeps, signedIn: SignedIn, signal: AbortSignal): Promise<void> {
  let restMs = 0;
  while (!signal.aborted) {
    let extraMs = restMs;
    for (let times = 1; times <= CALM_TIMES; times += 1) {
      await pause(deps.clock, extraMs + EVERY_MS * (1 + JITTER * (2 * deps.randomness.fraction() - 1)), signal);
      if (signal.aborted) return;
      extraMs = 0;
      // Asked each time: a stream that has ended brings back the five seconds at once.
      if (!(await isCalm(deps, signedIn))) break;
    }
    if (signal.aborted) return;
    restMs = await fetchMember(deps, signedIn);
  }
}

async function isCalm({ line, clock }: UserPollDeps, { theirs }: SignedIn): Promise<boolean> {
  if (line.state() === 'good') return false;
  const health = await theirs.health.get('bets').catch(() => undefined);
  return stalenessOf(health, clock.now()) === 'fresh';
}
