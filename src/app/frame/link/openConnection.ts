/** One connection of a tab to one worker: a port, a hello that the worker answers, and its Web Lock, by whose release it is known to be dead. */
import { wrap, type Endpoint } from 'comlink';
import { SCHEMA_EPOCH } from '../../../db/tables/schemaEpoch.ts';
import type { Topic } from '../../../domain/events/topics.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { callTable, type EngineCalls } from '../../../worker/callTable.ts';
import { PROTOCOL, type Welcome } from '../../../worker/contract.ts';
import type { Clock } from '../../../worker/ports/clock.ts';
import { lockReleased, type Locks } from '../../../worker/ports/locks.ts';
import { answerBefore, ignore, lateAfter } from './settled.ts';

/** One way to a worker: a `SharedWorker`'s port or a dedicated `Worker`. */
export interface EnginePort {
  readonly endpoint: Endpoint;
  /** Gives the way up for good: closes the port, or terminates the dedicated worker. */
  close(): void;
}

export interface OpenDeps {
  readonly tabId: string;
  readonly build: string;
  readonly clock: Clock;
  readonly locks: Locks;
  createPort(): EnginePort;
  /**
   * The tab should be reloaded (SYN-07): a worker of another protocol or database answered, which is not talked to; or newer
   * code runs in this browser, and the worker only serves on until the reload. Told once per worker.
   */
  onMismatch(welcome: Welcome): void;
}

/** What every worker that a tab meets is told of it. */
export interface Shown {
  page: PageKind | null;
  /** `undefined` before a screen has said what it shows: nothing is told then. */
  topics: readonly Topic[] | undefined;
}

export interface Connection {
  readonly calls: EngineCalls;
  readonly port: EnginePort;
  /** Aborted when the worker is dead or the link was taken down. */
  readonly ended: AbortSignal;
}

/**
 * @param lockName of the lock that the tab holds
 * @param signal is aborted when the tab goes away
 * @returns `undefined` if no worker answered in time that speaks as this tab does
 */
export async function openConnection(
  deps: OpenDeps,
  lockName: string,
  shown: Shown,
  signal: AbortSignal,
): Promise<Connection | undefined> {
  const { tabId, build } = deps;
  const port = deps.createPort();
  const calls: EngineCalls = wrap<EngineCalls>(port.endpoint);
  const hello = { tabId, protocol: PROTOCOL, schemaEpoch: SCHEMA_EPOCH, build, lockName };
  const late = lateAfter(deps.clock, callTable.hello.timeoutMs);
  const settled = await answerBefore(() => calls.hello(hello), signal, late.signal);
  late.cancel();
  const welcome = settled.at === 'answered' ? settled.value : undefined;
  if (welcome === undefined || welcome.protocol !== PROTOCOL || welcome.schemaEpoch !== SCHEMA_EPOCH) {
    if (welcome !== undefined) deps.onMismatch(welcome);
    port.close();
    return undefined;
  }
  calls.showPage(tabId, shown.page).catch(ignore);
  if (shown.topics !== undefined) calls.lookAt(tabId, lockName, shown.topics).catch(ignore);
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
