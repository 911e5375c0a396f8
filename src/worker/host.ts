/**
 * The worker as a program: serves the tabs' calls and, while it leads, syncs. The same in a shared worker and in a tab's own
 * (SYN-06). Builds its parts from what it is handed; holds no state that is not in the database.
 */
import { expose, type Endpoint } from 'comlink';
import { quarantine } from '../db/care/quarantine.ts';
import { askAgainAfterClosing } from '../db/queries/askAgain.ts';
import { sha256Hex } from '../db/packing/sha256Hex.ts';
import { ToldDatabase } from '../db/recording/toldCommits.ts';
import type { HanpanDatabase, OutboxDatabase } from '../db/tables/database.ts';
import { SCHEMA_EPOCH } from '../db/tables/schemaEpoch.ts';
import type { PageKind } from '../domain/reference/pages.ts';
import { allHandlers } from './commands/allHandlers.ts';
import { leavePage } from './commands/slip.ts';
import { tabHandlers } from './commands/tabs.ts';
import { createRoomCare } from './roomCare.ts';
import { PROTOCOL, type Welcome } from './contract.ts';
import { createDocuments } from './documents/documents.ts';
import { createOriginClient, type Fetch, type OriginClient } from './http/originClient.ts';
import { createLookKeeper } from './keepLooks.ts';
import { lead } from './leadership/lead.ts';
import { createLists } from './lists/lists.ts';
import { createLine, type Line } from './line/line.ts';
import type { LineHints } from './line/lineState.ts';
import type { Channel } from './ports/channel.ts';
import type { SteadyClock } from './ports/clock.ts';
import { holdLock, type Locks } from './ports/locks.ts';
import type { Log } from './ports/log.ts';
import { randomId, type Randomness } from './ports/randomness.ts';
import { createFixturePushes } from './live-prices/fixturePushes.ts';
import { createGameSearch } from './search/gameSearch.ts';
import { readStored } from './live-prices/readStored.ts';
import { createLateRecorder } from './recording/lateRecorder.ts';
import { serveCalls, type CallTroubles } from './serveCalls.ts';
import { createEndAsTold } from './session/endAsTold.ts';
import { createTokenVault } from './session/tokenVault.ts';
import { createSyncer, type Syncer } from './syncer.ts';
import { createTabs } from './tabs.ts';
import { createAge } from './versions/age.ts';
import { deleteOlderEpochs } from './versions/deleteOlderEpochs.ts';
import type { Identity } from './versions/identity.ts';
import { workerMessages } from './versions/workerMessages.ts';

/** Everything from outside: clock, locks, channel, fetch, crypto, databases. A simulation hands in its own. */
export interface HostDeps {
  readonly clock: SteadyClock;
  readonly locks: Locks;
  readonly channel: Channel;
  /** To every tab of the browser (`ROOM_CHANNEL`). */
  readonly roomChannel: Pick<Channel, 'post'>;
  readonly fetch: Fetch;
  readonly randomness: Randomness;
  readonly crypto: Pick<Crypto, 'subtle' | 'getRandomValues'>;
  /** What was deflated without a header; the platform's if absent. */
  inflate?(bytes: Uint8Array): Promise<string>;
  readonly db: HanpanDatabase;
  readonly outbox: OutboxDatabase;
  /** `/api`, or an absolute address ending with it. */
  readonly base: string;
  /** Of the site: scheme, host and port. */
  readonly siteOrigin: string;
  /** Identity of the code, as built. */
  readonly build: string;
  readonly log: Log;
  /** What the browser says of its line; nothing where it says nothing. */
  lineHints?(): LineHints;
  /** Whether all tabs are served by one worker, this one. */
  readonly isShared: boolean;
  /** How long prices that no tab shows any more are still sent, ms; a minute if absent. */
  readonly topicGraceMs?: number;
}

/** A running worker, to which tabs are connected one by one. */
export interface Host {
  /** Changes with every start of the worker. */
  readonly instanceId: string;
  /** Serves one tab. Listens at once, so that no call can come too early. */
  connect(endpoint: Endpoint & { close?: () => void }): void;
  /** Lets go of every lock and connection. Resolves when syncing has ended. */
  stop(): Promise<void>;
}

/** Begins to stand in line for leading at once; serves calls whether or not it leads (SYN-01, SYN-06). */
export function createHost(deps: HostDeps): Host {
  const { clock, locks, db, outbox, log, randomness, siteOrigin } = deps;
  const life = new AbortController();
  const { signal } = life;
  const identity: Identity = {
    instanceId: randomId(randomness),
    protocol: PROTOCOL,
    schemaEpoch: SCHEMA_EPOCH,
    build: deps.build,
  };
  const { instanceId } = identity;
  const welcome: Welcome = { ...identity, lockName: `hanpan-worker-${instanceId}` };
  const whenAlive = holdLock(locks, welcome.lockName, signal);

  const parts = createParts(deps, identity, signal);
  const { client, vault, digest, documents, lists, line, pushes, tabs, looks, age, recorder } = parts;
  void recorder.run(signal);
  const messages = workerMessages(deps.channel);
  const syncer = createSyncerOf(deps, parts, instanceId);
  deleteOlderEpochs({ db, locks, clock, log }, signal);
  const { standingTo, onOutdated } = age;
  const leading = lead({ locks, clock, messages, identity, standingTo, onOutdated }, signal, async (term) => {
    await line.run(term);
    return syncer.run(term);
  });
  messages.listen((message) => {
    if (message.say === 'wake') syncer.wake();
  });

  const wakeAll = () => {
    syncer.wake();
    messages.say({ say: 'wake' });
  };
  const handlers = allHandlers({
    db,
    outbox,
    client,
    vault,
    digest,
    clock,
    locks,
    randomness,
    siteOrigin,
    documents,
    lists,
    pushes,
    search: parts.search,
    recorder,
    wakeAll,
  });
  const troubles = troublesOf(deps);
  // Ports are kept here: a browser may collect one that only its listener refers to.
  const ports = new Set<Endpoint>();

  return {
    instanceId,
    connect(endpoint) {
      ports.add(endpoint);
      const leave = () => {
        ports.delete(endpoint);
        endpoint.close?.();
      };
      const ofTab = tabHandlers({ whenAlive, welcome, tabs, looks, pushes, outdated: age.outdated }, leave);
      expose(serveCalls({ ...handlers, ...ofTab }, troubles, recorder.watchCalls()), endpoint);
    },
    async stop() {
      life.abort();
      await leading;
    },
  };
}

type Parts = ReturnType<typeof createParts>;

/** What both calls and syncing need, once a worker. */
function createParts(deps: HostDeps, identity: Identity, signal: AbortSignal) {
  const { clock, locks, db } = deps;
  const line = createLine({ db, clock, hints: () => deps.lineHints?.() ?? {} });
  const vault = createTokenVault(deps.crypto);
  db.onClosed(vault.forget);
  signal.addEventListener('abort', askAgainAfterClosing(db, clock.after));
  const client = createClient(deps, line, signal);
  const sweep = (page: PageKind) => leavePage({ db, clock }, page);
  return {
    line,
    vault,
    client,
    digest: (content: string | Uint8Array) => sha256Hex(deps.crypto.subtle, content),
    documents: createDocuments({ db, client, vault, locks, clock }),
    lists: createLists({ db, client, vault, locks, clock }),
    sweep,
    tabs: createTabs({ locks, clock, onPageLeft: (page) => sweep(page).catch(() => undefined) }),
    looks: createLookKeeper(db, clock, signal),
    search: createGameSearch(db, clock, signal),
    pushes: createFixturePushes(clock, identity.instanceId, deps.isShared, (ids) => readStored(db, ids)),
    age: createAge({ client, clock, identity }),
    recorder: createLateRecorder(db, clock, {
      // Workers of single tabs do not hear one another's commits.
      db: deps.isShared && db instanceof ToldDatabase ? db : undefined,
      clock,
      build: identity.build,
      schemaEpoch: identity.schemaEpoch,
      isSaving: () => line.state() === 'saving',
    }),
  };
}

function createClient({ db, clock, log, fetch, base }: HostDeps, meter: Line, signal: AbortSignal): OriginClient {
  return createOriginClient({
    fetch,
    base,
    clock,
    onSessionEnding: createEndAsTold({ db, clock }, signal),
    onUnreadable: (kind, detail) => {
      log.warn('answer kept aside', { kind });
      quarantine(db, { at: clock.now(), source: 'http', kind, detail, sample: '' }).catch(() => undefined);
    },
    meter,
  });
}

function createSyncerOf(deps: HostDeps, parts: Parts, instanceId: string): Syncer {
  const { clock, locks, db, outbox, log, randomness, inflate, topicGraceMs } = deps;
  const { client, vault, digest, documents, line, pushes, tabs, sweep, age } = parts;
  return createSyncer({
    db,
    outbox,
    client,
    vault,
    digest,
    clock,
    locks,
    randomness,
    log,
    ...(inflate === undefined ? {} : { inflate }),
    ...(topicGraceMs === undefined ? {} : { topicGraceMs }),
    documents,
    line,
    indexKept: new Map(),
    instanceId,
    pushes,
    leavePage: sweep,
    hasTabs: () => tabs.size > 0,
    onReconnected: age.ask,
    careForRoom: createRoomCare(deps.roomChannel),
  });
}

/** What was given is never kept: a password may be in it. */
const troublesOf = ({ db, clock, log }: HostDeps): CallTroubles => ({
  onVoid: (detail) => {
    log.warn('call refused', { detail });
    const kept = { at: clock.now(), source: 'tab', kind: 'arguments', detail, sample: '' } as const;
    quarantine(db, kept).catch(() => undefined);
  },
  onFailed: (name, error) => {
    log.warn('call failed', { call: name, error: error instanceof Error ? error.name : 'unknown' });
  },
});
