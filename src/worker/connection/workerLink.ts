/**
 * Keeps one tab connected to a living worker: opens a port, says hello, notices the worker's death by its Web Lock, and
 * connects again. Every call through it settles: answered, lost on the way, or never sent.
 *
 * comlink alone cannot do this: a call to a dead worker hangs for ever.
 */
import { wrap, type Endpoint } from 'comlink';
import { SCHEMA_EPOCH } from '../../db/tables/schemaEpoch.ts';
import { CALL_TIMEOUT_MS, PROTOCOL, type EngineCalls, type Welcome } from '../contract.ts';
import type { Topic } from '../../domain/events/topics.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import { pause, type Clock } from '../ports/clock.ts';
import { holdLock, lockReleased, untilAborted, type Locks } from '../ports/locks.ts';

/** One way to a worker: a `SharedWorker`'s port or a dedicated `Worker`. */
export interface EnginePort {
  readonly endpoint: Endpoint;
  /** Gives the way up for good: closes the port, or terminates the dedicated worker. */
  close(): void;
}

export interface LinkDeps {
  readonly tabId: string;
  readonly build: string;
  readonly clock: Clock;
  readonly locks: Locks;
  createPort(): EnginePort;
  /** Resolves, in bounded time, when a worker may be started; at once if absent. Calls wait for it as they wait for a worker. */
  whenDue?(): Promise<void>;
  /**
   * The tab should be reloaded (SYN-07): a worker of another protocol or database answered, which is not talked to; or newer
   * code runs in this browser, and the worker only serves on until the reload. Told once per worker.
   */
  onMismatch(welcome: Welcome): void;
  /** Told of every call when it begins; what it gives is told how the call settled. */
  onCall?(): (at: Settled<unknown>['at']) => void;
}

/** What became of a call. `lost` may or may not have had its effect; `neverSent` had none. */
export type Settled<Value> =
  | { readonly at: 'answered'; readonly value: Value }
  | { readonly at: 'lost' }
  | { readonly at: 'neverSent' };

interface Connection {
  readonly calls: EngineCalls;
  readonly port: EnginePort;
  /** Aborted when the worker is dead or the link was taken down. */
  readonly ended: AbortSignal;
}

export interface WorkerLink {
  /** @param isWaiting the answer comes when something happens: such a call says nothing of how fast the worker is */
  call<Value>(
    timeoutMs: number,
    invoke: (calls: EngineCalls) => Promise<Value>,
    isWaiting?: boolean,
  ): Promise<Settled<Value>>;
  /** Which page to tell every worker this link meets. */
  showPage(page: PageKind | null): void;
  /** Which topics to tell every worker this link meets. */
  lookAt(topics: readonly Topic[]): void;
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
  let page: PageKind | null = null;
  /** Nothing is told before a screen has said what it shows. */
  let looked: readonly Topic[] | undefined;
  let term: AbortController | undefined;
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
      const connection = await open(lockName, signal);
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

  async function open(lockName: string, signal: AbortSignal): Promise<Connection | undefined> {
    const port = deps.createPort();
    const calls: EngineCalls = wrap<EngineCalls>(port.endpoint);
    const hello = { tabId, protocol: PROTOCOL, schemaEpoch: SCHEMA_EPOCH, build: deps.build, lockName };
    const welcome = await within(clock, CALL_TIMEOUT_MS.local, calls.hello(hello), signal);
    if (welcome === undefined || welcome.protocol !== PROTOCOL || welcome.schemaEpoch !== SCHEMA_EPOCH) {
      if (welcome !== undefined) deps.onMismatch(welcome);
      port.close();
      return undefined;
    }
    calls.showPage(tabId, page).catch(ignore);
    if (looked !== undefined) calls.lookAt(tabId, lockName, looked).catch(ignore);
    calls
      .untilOutdated()
      .then(() => {
        deps.onMismatch(welcome);
      })
      .catch(ignore);
    const ended = new AbortController();
    void lockReleased(deps.locks, welcome.lockName, signal).then(() => {
      ended.abort();
    });
    return { calls, port, ended: ended.signal };
  }

  return {
    async call(timeoutMs, invoke, isWaiting = false) {
      const late = new AbortController();
      const cancel = clock.after(timeoutMs, () => {
        late.abort();
      });
      const onSettled = isWaiting ? undefined : deps.onCall?.();
      let at: Settled<unknown>['at'] = 'neverSent';
      try {
        const connection = current ?? (await Promise.race([next.promise, untilAborted(late.signal)]));
        if (connection === undefined || connection.ended.aborted) return { at: 'neverSent' };
        const settled = await answerBefore(() => invoke(connection.calls), connection.ended, late.signal);
        at = settled.at;
        return settled;
      } finally {
        cancel();
        onSettled?.(at);
      }
    },
    showPage(shown) {
      page = shown;
    },
    lookAt(topics) {
      looked = topics;
    },
    lockName: ownLock,
    up() {
      if (term !== undefined) return;
      term = new AbortController();
      keepConnected(term.signal).catch(ignore);
    },
    down() {
      const leaving = current;
      leaving?.calls.goodbye(tabId).catch(ignore);
      term?.abort();
      term = undefined;
      leaving?.port.close();
    },
  };
}

const ignore = () => undefined;

/** The answer, or `lost` as soon as the worker is dead or the time is up. */
function answerBefore<Value>(
  invoke: () => Promise<Value>,
  ended: AbortSignal,
  late: AbortSignal,
): Promise<Settled<Value>> {
  return new Promise((resolve) => {
    const settle = (settled: Settled<Value>) => {
      ended.removeEventListener('abort', lost);
      resolve(settled);
    };
    const lost = () => {
      settle({ at: 'lost' });
    };
    ended.addEventListener('abort', lost, { once: true });
    late.addEventListener('abort', lost, { once: true });
    invoke().then((value) => {
      settle({ at: 'answered', value });
    }, lost);
  });
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
  return {
    promise,
    resolve: (connection) => {
      resolve(connection);
    },
  };
}

/** The promise's value, or `undefined` if it did not come in time, failed, or was called off. */
async function within<Value>(
  clock: Clock,
  ms: number,
  promise: Promise<Value>,
  signal: AbortSignal,
): Promise<Value | undefined> {
  const done = new AbortController();
  const called = () => {
    done.abort();
  };
  signal.addEventListener('abort', called, { once: true });
  try {
    return await Promise.race([promise.catch(ignore), pause(clock, ms, done.signal).then(ignore)]);
  } finally {
    signal.removeEventListener('abort', called);
    done.abort();
  }
}
