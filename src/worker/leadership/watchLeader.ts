/** A place in the line of those that would lead, and the watch that is kept over the leader from it. */
import { pause, type Clock } from '../ports/clock.ts';
import type { LinkedAbort } from '../ports/linkedAbort.ts';
import type { Identity } from '../versions/identity.ts';
import type { WorkerMessages } from '../versions/workerMessages.ts';
import { asking, isOutOfTurn, waitedForAnswer, type LeaderKnown } from './leaderKnown.ts';

/** Silence after which a waiting worker asks who leads. */
const PING_AFTER_MS = 5_000;
const ANSWER_WITHIN_MS = 1_000;

export interface Wait {
  /** Leaves the line. */
  readonly place: LinkedAbort;
  leader: LeaderKnown;
}

export interface WatchDeps {
  readonly clock: Clock;
  readonly messages: WorkerMessages;
  readonly identity: Identity;
}

/**
 * Watches the leader from a place in the line until that is given up or taken. Asks only after five seconds in which nobody's question
 * was answered, so that a hundred waiting workers ask no more often than one.
 *
 * @returns whether to lead out of turn
 */
export async function watchLeader({ clock, messages, identity }: WatchDeps, wait: Wait): Promise<boolean> {
  const { signal } = wait.place;
  const isDue = () => isOutOfTurn(wait.leader, clock.now());
  const listen = async (ms: number): Promise<void> => {
    wait.leader = asking(wait.leader);
    await pause(clock, ms, signal);
  };
  // Whoever gets the lock at once has nobody to watch.
  await pause(clock, 0, signal);
  while (!signal.aborted && !isDue()) {
    const askedAt = clock.now();
    const answered = listen(ANSWER_WITHIN_MS);
    messages.say({ say: 'ping', from: identity });
    await answered;
    const hasSlept = clock.now() - askedAt > 2 * ANSWER_WITHIN_MS;
    wait.leader = waitedForAnswer(wait.leader, !hasSlept);
    if (isDue()) break;
    do await listen(PING_AFTER_MS);
    while (wait.leader.isAnswered && !signal.aborted && !isDue());
  }
  if (signal.aborted) return false;
  wait.place.abort();
  return true;
}
