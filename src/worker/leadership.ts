/**
 * Which worker syncs: the one that holds one Web Lock, for as long as it holds it. There may be several workers (a dedicated
 * one per tab, or shared ones of two builds), and commands work in each, because all state is in the database.
 *
 * Waits in line and never probes: a probe followed by a request elects two leaders in a race. Leads out of turn only in two cases:
 * the leader has not answered for three pings (it is frozen), or it was asked to retire by newer code and did not.
 */
import { linkedAbort, type LinkedAbort } from './ports/linkedAbort.ts';
import { pause, type Clock } from './ports/clock.ts';
import type { Locks } from './ports/locks.ts';
import type { Identity, Standing } from './versions/identity.ts';
import type { WorkerMessages } from './versions/workerMessages.ts';

const SYNC_LOCK = 'hanpan-sync';
const AFTER_FAILURE_MS = 1_000;
/** Silence after which a waiting worker asks who leads. */
const PING_AFTER_MS = 5_000;
const ANSWER_WITHIN_MS = 1_000;
/** Unanswered pings in a row after which the leader counts as frozen. */
const MISSED_PINGS = 3;
/** How long a leader of older code has to hand over, ms. */
const RETIRE_WITHIN_MS = 5_000;

export interface LeadershipDeps {
  readonly locks: Locks;
  readonly clock: Clock;
  readonly messages: WorkerMessages;
  readonly identity: Identity;
  /** How this worker's code stands to another's. Must not reject. */
  standingTo(other: Identity): Promise<Standing>;
  /** Newer code than this worker's runs in this browser. */
  onOutdated(): void;
}

/** A place in the line, and what is known of the leader meanwhile. */
interface Wait {
  /** Leaves the line. */
  readonly place: LinkedAbort;
  missed: number;
  isAnswered: boolean;
  /** Who last said that it leads. */
  leaderId: string | undefined;
  /** When that leader was first asked to retire, epoch ms; says nothing of the next one. */
  retireAskedAt: number | undefined;
}

/**
 * Runs `term` while this worker leads, again after a failed, stolen or retired term, until `signal` is aborted. Does not reject.
 *
 * @param term must end soon after its signal is aborted
 */
export async function lead(
  deps: LeadershipDeps,
  signal: AbortSignal,
  term: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { clock, messages, identity } = deps;
  let leading: LinkedAbort | undefined;
  let waiting: Wait | undefined;

  messages.listen((message) => {
    if (signal.aborted) return;
    if (message.say === 'ping' && leading !== undefined) messages.say({ say: 'leading', from: identity });
    if (message.say === 'leading') void meetLeader(message.from);
    if (message.say !== 'retire') return;
    if (message.target.build !== identity.build || message.from.build === identity.build) return;
    deps.onOutdated();
    // Hands over: whoever is next in line leads, and this worker goes to its end.
    if (message.target.instanceId === identity.instanceId) leading?.abort();
  });

  const meetLeader = async (leader: Identity): Promise<void> => {
    const wait = waiting;
    if (wait !== undefined) {
      wait.isAnswered = true;
      wait.missed = 0;
      if (wait.leaderId !== leader.instanceId) wait.retireAskedAt = undefined;
      wait.leaderId = leader.instanceId;
    }
    const standing = await deps.standingTo(leader);
    if (standing === 'older') deps.onOutdated();
    if (standing !== 'newer' || wait === undefined || wait !== waiting) return;
    if (wait.leaderId === leader.instanceId) wait.retireAskedAt ??= clock.now();
    messages.say({ say: 'retire', from: identity, target: leader });
  };

  const runTerm = async (): Promise<void> => {
    waiting?.place.abort();
    waiting = undefined;
    const own = linkedAbort(signal);
    leading = own;
    messages.say({ say: 'leading', from: identity });
    try {
      await term(own.signal);
    } finally {
      leading = undefined;
      own.unlink();
    }
  };

  /** Resolves or rejects when the term is over, or the place in the line was given up. */
  const waitAndLead = async (steal: boolean, place: AbortSignal): Promise<void> => {
    let running: Promise<void> | undefined;
    const run = () => (running = runTerm());
    try {
      // A request that steals is granted at once and cannot be called off.
      await deps.locks.request(SYNC_LOCK, steal ? { steal } : { mode: 'exclusive', signal: place }, run);
    } catch (error) {
      // Stolen: the term is over, whatever it was doing.
      leading?.abort();
      await running?.catch(() => undefined);
      throw error;
    }
  };

  for (let isDue = false; !signal.aborted;) {
    const wait: Wait = {
      place: linkedAbort(signal),
      missed: 0,
      isAnswered: false,
      leaderId: undefined,
      retireAskedAt: undefined,
    };
    waiting = wait;
    const watching: Promise<boolean> = isDue ? Promise.resolve(false) : watchLeader(deps, wait);
    try {
      await waitAndLead(isDue, wait.place.signal);
    } catch {
      // A failed term, a stolen lock, or a place given up: what comes next does not depend on which.
    }
    wait.place.abort();
    wait.place.unlink();
    isDue = await watching;
    if (!isDue) await pause(clock, AFTER_FAILURE_MS, signal);
  }
}

/**
 * Watches the leader from a place in the line until that is given up or taken. Asks only after five seconds in which nobody's question
 * was answered, so that a hundred waiting workers ask no more often than one.
 *
 * @returns whether to lead out of turn
 */
async function watchLeader({ clock, messages, identity }: LeadershipDeps, wait: Wait): Promise<boolean> {
  const { signal } = wait.place;
  const isDue = () => {
    // A clock that was set back makes nobody wait for as long.
    const isDeaf = wait.retireAskedAt !== undefined && Math.abs(clock.now() - wait.retireAskedAt) > RETIRE_WITHIN_MS;
    return wait.missed >= MISSED_PINGS || isDeaf;
  };
  const listen = async (ms: number): Promise<void> => {
    wait.isAnswered = false;
    await pause(clock, ms, signal);
  };
  // Whoever gets the lock at once has nobody to watch.
  await pause(clock, 0, signal);
  while (!signal.aborted && !isDue()) {
    const askedAt = clock.now();
    const answered = listen(ANSWER_WITHIN_MS);
    messages.say({ say: 'ping', from: identity });
    await answered;
    // A machine that slept has asked nobody: such a ping does not count.
    const hasSlept = clock.now() - askedAt > 2 * ANSWER_WITHIN_MS;
    if (!wait.isAnswered && !hasSlept) wait.missed += 1;
    if (isDue()) break;
    do await listen(PING_AFTER_MS);
    while (wait.isAnswered && !signal.aborted && !isDue());
  }
  if (signal.aborted) return false;
  wait.place.abort();
  return true;
}
