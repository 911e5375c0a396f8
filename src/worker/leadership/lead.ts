/**
 * Which worker syncs: the one that holds one Web Lock, for as long as it holds it. There may be several workers (a dedicated
 * one per tab, or shared ones of two builds), and commands work in each, because all state is in the database.
 *
 * Waits in line and never probes: a probe followed by a request elects two leaders in a race. Leads out of turn only in two cases:
 * the leader has not answered for three pings (it is frozen), or it was asked to retire by newer code and did not.
 */
import { linkedAbort, type LinkedAbort } from '../ports/linkedAbort.ts';
import { pause } from '../ports/clock.ts';
import type { Locks } from '../ports/locks.ts';
import type { Identity, Standing } from '../versions/identity.ts';
import { askedToRetire, heardFrom, NOTHING_KNOWN } from './leaderKnown.ts';
import { watchLeader, type Wait, type WatchDeps } from './watchLeader.ts';

const SYNC_LOCK = 'hanpan-sync';
const AFTER_FAILURE_MS = 1_000;
/** The lock decides who leads; messages only tell a leader that never answers to give way (SYN-07). */
export interface LeadershipDeps extends WatchDeps {
  readonly locks: Locks;
  /** How this worker's code stands to another's. Must not reject. */
  standingTo(other: Identity): Promise<Standing>;
  /** Newer code than this worker's runs in this browser. */
  onOutdated(): void;
}

/**
 * Runs `term` while this worker leads, again after a failed, stolen or retired term, until `signal` is aborted. Does not reject.
 *
 * @param term must end soon after its signal is aborted
 */
export async function lead(
  deps: LeadershipDeps,
  signal: AbortSignal,
  lead: (signal: AbortSignal) => Promise<void>,
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
    if (wait !== undefined) wait.leader = heardFrom(wait.leader, leader.instanceId);
    const standing = await deps.standingTo(leader);
    if (standing === 'older') deps.onOutdated();
    if (standing !== 'newer' || wait === undefined || wait !== waiting) return;
    wait.leader = askedToRetire(wait.leader, leader.instanceId, clock.now());
    messages.say({ say: 'retire', from: identity, target: leader });
  };

  const runTerm = async (): Promise<void> => {
    waiting?.place.abort();
    waiting = undefined;
    const own = linkedAbort(signal);
    leading = own;
    messages.say({ say: 'leading', from: identity });
    try {
      await lead(own.signal);
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
    const wait: Wait = { place: linkedAbort(signal), leader: NOTHING_KNOWN };
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
