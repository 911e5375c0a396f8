/**
 * The worker as a program: serves the tabs' calls and, while it leads, syncs. The same in a shared worker and in a tab's own
 * (SYN-06). Builds its parts from what it is handed; holds no state that is not in the database.
 */
import { expose, type Endpoint } from 'comlink';
import { z } from 'zod';
import { storeLineChoice } from '../db/care/line.ts';
import { quarantine } from '../db/care/quarantine.ts';
import { askAgainAfterClosing } from '../db/queries/askAgain.ts';
import { endSession } from '../db/records/sessions.ts';
import type { HanpanDatabase, OutboxDatabase } from '../db/tables/database.ts';
import { LINE_CHOICES } from '../domain/events/line.ts';
import { SCHEMA_EPOCH } from '../db/tables/schemaEpoch.ts';
import { Pick } from '../domain/bet-slip/slip.ts';
import { Topics } from '../domain/events/topics.ts';
import { fail, succeed, type Result } from '../domain/kernel/decision.ts';
import { FixtureId, SelectionId } from '../domain/kernel/ids.ts';
import { OddsPolicy } from '../domain/reference/oddsPolicies.ts';
import { MAX_PICKS, PageKind } from '../domain/reference/pages.ts';
import { BetConsent } from '../domain/bet-slip/consent.ts';
import { acceptChangedOdds, placeBet } from './commands/placeBet.ts';
import { createSlipCommands } from './commands/slipCommands.ts';
import {
  MAX_LOOKED_AT,
  PROTOCOL,
  type CallFailure,
  type EngineCalls,
  type Hello,
  type PlaceBetOutcome,
  type Welcome,
} from './contract.ts';
import { createDocuments } from './documents/documents.ts';
import { createHouseCalls } from './houseCalls.ts';
import { createOriginClient, type Fetch } from './http/originClient.ts';
import { createLookKeeper } from './keepLooks.ts';
import { lead } from './leadership.ts';
import { createLine } from './line/line.ts';
import type { LineHints } from './line/lineState.ts';
import { sha256Hex } from './ports/sha256Hex.ts';
import { deleteOlderEpochs } from './versions/deleteOlderEpochs.ts';
import { createAge } from './versions/age.ts';
import type { Identity } from './versions/identity.ts';
import { readHello, speaksWith } from './versions/readHello.ts';
import { workerMessages } from './versions/workerMessages.ts';
import { createRoomCare } from './connection/roomNotice.ts';
import type { Channel } from './ports/channel.ts';
import type { Clock } from './ports/clock.ts';
import { holdLock, type Locks } from './ports/locks.ts';
import type { Log } from './ports/log.ts';
import { randomId, type Randomness } from './ports/randomness.ts';
import { continueSignIn, signIn, signOut } from './session/signIn.ts';
import { createTokenVault } from './session/tokenVault.ts';
import { createFixturePushes } from './pushes/fixturePushes.ts';
import { readStored } from './pushes/readStored.ts';
import { createSyncer } from './syncer.ts';
import { createTabs } from './tabs.ts';

/** A screen shows some dozens. */
const LookedAt = z.array(FixtureId).max(MAX_LOOKED_AT);
const TabId = z.string().min(1).max(64);
const Run = z.string().max(100).nullable();

export interface HostDeps {
  readonly clock: Clock;
  readonly locks: Locks;
  readonly channel: Channel;
  /** To every tab of the browser (`ROOM_CHANNEL`). */
  readonly roomChannel: globalThis.Pick<Channel, 'post'>;
  readonly fetch: Fetch;
  readonly randomness: Randomness;
  readonly crypto: globalThis.Pick<Crypto, 'subtle' | 'getRandomValues'>;
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

export interface Host {
  /** Changes with every start of the worker. */
  readonly instanceId: string;
  /** Serves one tab. Listens at once, so that no call can come too early. */
  connect(endpoint: Endpoint & { close?: () => void }): void;
  /** Lets go of every lock and connection. Resolves when syncing has ended. */
  stop(): Promise<void>;
}

export function createHost(deps: HostDeps): Host {
  const { clock, locks, db, log } = deps;
  const life = new AbortController();
  const instanceId = randomId(deps.randomness);
  const lockName = `hanpan-worker-${instanceId}`;
  const isAlive = holdLock(locks, lockName, life.signal);
  const identity: Identity = { instanceId, protocol: PROTOCOL, schemaEpoch: SCHEMA_EPOCH, build: deps.build };
  const welcome: Welcome = { ...identity, lockName };

  const line = createLine({ db, clock, hints: () => deps.lineHints?.() ?? {} });
  const vault = createTokenVault(deps.crypto);
  db.onClosed(vault.forget);
  life.signal.addEventListener('abort', askAgainAfterClosing(db, clock.after));
  const client = createOriginClient({
    ...deps,
    onSessionEnding: async (sessionId, ending) => {
      await endSession(db, sessionId, ending);
    },
    onUnreadable: (kind, detail) => {
      log.warn('answer kept aside', { kind });
      quarantine(db, { at: clock.now(), source: 'http', kind, detail, sample: '' }).catch(() => undefined);
    },
    meter: line,
  });
  const documents = createDocuments({ ...deps, vault, client });
  const digest = (content: string | Uint8Array) => sha256Hex(deps.crypto.subtle, content);
  const parts = { ...deps, vault, client, documents, digest };
  const slipCommands = createSlipCommands(deps);
  const tabs = createTabs({ locks, clock, onPageLeft: (page) => slipCommands.leavePage(page).catch(() => undefined) });
  const looks = createLookKeeper(db, clock, life.signal);
  const pushes = createFixturePushes(clock, instanceId, deps.isShared, (ids) => readStored(db, ids));
  const age = createAge({ client, clock, identity });
  const messages = workerMessages(deps.channel);
  const syncer = createSyncer({
    ...parts,
    line,
    slipCommands,
    instanceId,
    pushes,
    hasTabs: () => tabs.size > 0,
    onReconnected: age.ask,
    careForRoom: createRoomCare(deps.roomChannel),
  });
  deleteOlderEpochs(deps, life.signal);
  const leading = lead({ ...deps, ...age, messages, identity }, life.signal, (signal) => {
    line.run(signal);
    return syncer.run(signal);
  });
  messages.listen((message) => {
    if (message.say === 'wake') syncer.wake();
  });

  /** Keeps the contract that calls settle: what goes wrong in here is reported, and told as a failure. */
  const settled = <Value, Failure>(
    work: () => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure | CallFailure>> =>
    work().catch((error: unknown) => {
      log.warn('call failed', { error: error instanceof Error ? error.name : 'unknown' });
      return fail({ kind: 'unexpected', detail: 'worker' } as const);
    });

  const houseCalls = createHouseCalls(parts, settled);

  const callsFor = (leave: () => void): EngineCalls => ({
    async hello(said: Hello) {
      const hello = readHello(said);
      await isAlive;
      // A tab of another protocol is told so and not served (SYN-07).
      const gone = () => {
        pushes.forget(hello.tabId);
        looks.forget(hello.tabId);
        leave();
      };
      if (speaksWith(hello)) tabs.add(hello.tabId, hello.lockName, gone);
      return welcome;
    },
    async untilOutdated() {
      await age.outdated;
      return null;
    },
    async showPage(tabId, page) {
      tabs.show(tabId, PageKind.nullable().parse(page));
      return null;
    },
    async lookAt(tabId, lockName, topics) {
      const read = Topics.safeParse(topics);
      // Whoever looks at more than a stream may name, or at what is no topic, looks at everything.
      const row = { tabId: z.string().parse(tabId), lockName: z.string().parse(lockName) };
      await looks.keep({ ...row, topics: read.success ? read.data : ['all'] });
      return null;
    },
    async goodbye(tabId) {
      tabs.remove(tabId);
      return null;
    },
    login: (request) => settled(() => signIn(parts, request)),
    continueLogin: (request) => settled(() => continueSignIn(parts, request)),
    async logout() {
      await signOut(parts).catch(() => {
        log.warn('logout failed');
      });
      return null;
    },
    ...houseCalls,
    togglePick: (page, fixtureId, selectionId) =>
      settled(async () => {
        await pushes.stored();
        return slipCommands.togglePick(
          PageKind.parse(page),
          FixtureId.parse(fixtureId),
          SelectionId.parse(selectionId),
        );
      }),
    removePick: (page, selectionId) =>
      settled(async () => slipCommands.removePick(PageKind.parse(page), SelectionId.parse(selectionId))),
    restorePicks: (page, picks) =>
      settled(async () => slipCommands.restorePicks(PageKind.parse(page), z.array(Pick).max(MAX_PICKS).parse(picks))),
    clearSlip: (page) => settled(async () => slipCommands.clearSlip(PageKind.parse(page))),
    changeStake: (page, stake) =>
      settled(async () => slipCommands.changeStake(PageKind.parse(page), z.number().parse(stake))),
    placeBet: (page, consent) => judged(() => placeBet(parts, PageKind.parse(page), BetConsent.parse(consent), null)),
    acceptChangedOdds: (page, consent) =>
      judged(() => acceptChangedOdds(parts, PageKind.parse(page), BetConsent.parse(consent))),
    declineChangedOdds: (page) => settled(async () => slipCommands.declineChangedOdds(PageKind.parse(page))),
    chooseOddsPolicy: (page, policy) =>
      settled(async () => slipCommands.chooseOddsPolicy(PageKind.parse(page), OddsPolicy.parse(policy))),
    chooseLine: (choice) =>
      settled(async () => {
        await storeLineChoice(db, z.enum(LINE_CHOICES).parse(choice));
        return succeed(null);
      }),
    async changedFixtures(tabId, fixtureIds, run) {
      return pushes.next(TabId.parse(tabId), LookedAt.parse(fixtureIds), Run.parse(run));
    },
    async wake() {
      syncer.wake();
      messages.say({ say: 'wake' });
      return null;
    },
  });

  /**
   * What a member was told is stored before it is judged (PSH-5). A bet that failed in here may have been sent: the slip and the
   * reconciler know more.
   */
  const judged = async (place: () => Promise<PlaceBetOutcome>): Promise<PlaceBetOutcome> => {
    await pushes.stored();
    return place().catch(() => {
      log.warn('bet call failed');
      return { kind: 'unknown' };
    });
  };

  // comlink follows any property path, so it is given an object that has nothing but the calls.
  const withoutPrototype = (calls: EngineCalls) => ({ __proto__: null, ...calls });
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
      expose(withoutPrototype(callsFor(leave)), endpoint);
    },
    async stop() {
      life.abort();
      await leading;
    },
  };
}
