/**
 * Keeps one tab connected to a living worker: opens a port, says hello, notices the worker's death by its Web Lock, and
 * connects again. Every call through it settles: answered, lost on the way, or never sent.
 *
 * comlink alone cannot do this: a call to a dead worker hangs for ever.
 */
import { callTable, type AnswerOf, type CallName, type GivenTo } from '../../../worker/callTable.ts';
import { pause } from '../../../worker/ports/clock.ts';
import { holdLock, untilAborted } from '../../../worker/ports/locks.ts';
import { openConnection, type Connection, type OpenDeps, type Shown } from './openConnection.ts';
import { answerBefore, ignore, lateAfter, type Settled } from './settled.ts';

export interface LinkDeps extends OpenDeps {
  /** Resolves, in bounded time, when a worker may be started; at once if absent. Calls wait for it as they wait for a worker. */
  whenDue?(): Promise<void>;
  /** Told of every call that can be answered at once when it begins; what it gives is told how the call settled. */
  onCall?(): (at: Settled<unknown>['at']) => void;
}

export interface WorkerLink {
  /** Settles within the time that the call's row gives it, and at once when the worker dies (WRK-4, WRK-5). */
  call<Name extends CallName>(name: Name, given: GivenTo<Name>): Promise<Settled<AnswerOf<Name>>>;
  /** What every worker that this link meets is told. */
  readonly shown: Shown;
  /** The lock this tab holds now. */
  lockName(): string;
  /** Connects, or connects again after `down`. */
  up(): void;
  /** Says goodbye, lets go of the tab's lock and closes the port, as the back/forward cache needs it. */
  down(): void;
}

const LONGEST_PAUSE_MS = 5_000;
/** A worker that lived this long is replaced at once when it dies. */
const STEADY_MS = 1_000;

export function createWorkerLink(deps: LinkDeps): WorkerLink {
  const { clock, tabId } = deps;
  const shown: Shown = { page: null, topics: undefined };
  let linking: AbortController | undefined;
  let terms = 0;
  let current: Connection | undefined;
  let next = newSlot();

  const ownLock = () => `hanpan-tab-${tabId}-${terms}`;

  async function keepConnected(signal: AbortSignal): Promise<void> {
    terms += 1;
    const lockName = ownLock();
    // The tab's lock is taken before its port exists, so that a tab dying in between is never tracked for ever.
    if (!(await holdLock(deps.locks, lockName, signal))) return;
    await deps.whenDue?.();
    for (let failures = 0; !signal.aborted; failures += 1) {
      const connection = await openConnection(deps, lockName, shown, signal);
      if (connection !== undefined) {
        const since = clock.now();
        current = connection;
        next.resolve(connection);
        await untilAborted(connection.ended);
        current = undefined;
        next = newSlot();
        if (!signal.aborted) connection.port.close();
        // A worker that dies as soon as it starts must not be started again without a pause.
        if (clock.now() - since > STEADY_MS) failures = -1;
      }
      if (failures >= 0) await pause(clock, Math.min(LONGEST_PAUSE_MS, 125 * 2 ** failures), signal);
    }
  }

  return {
    async call(name, given) {
      const row = callTable[name];
      const late = lateAfter(clock, row.timeoutMs);
      const onSettled = row.kind === 'news' ? undefined : deps.onCall?.();
      let at: Settled<unknown>['at'] = 'neverSent';
      try {
        const connection = current ?? (await Promise.race([next.promise, untilAborted(late.signal)]));
        if (connection?.ended.aborted !== false) return { at: 'neverSent' };
        const settled = await answerBefore(() => connection.calls[name](...given), connection.ended, late.signal);
        at = settled.at;
        return settled;
      } finally {
        late.cancel();
        onSettled?.(at);
      }
    },
    shown,
    lockName: ownLock,
    up() {
      if (linking !== undefined) return;
      linking = new AbortController();
      keepConnected(linking.signal).catch(ignore);
    },
    down() {
      const leaving = current;
      leaving?.calls.goodbye(tabId).catch(ignore);
      linking?.abort();
      linking = undefined;
      leaving?.port.close();
    },
  };
}

interface Slot {
  readonly promise: Promise<Connection>;
  resolve(connection: Connection): void;
}

function newSlot(): Slot {
  let resolve: (connection: Connection) => void = ignore;
  const promise = new Promise<Connection>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
