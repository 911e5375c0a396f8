/**
 * A browser in memory: workers and tabs over one set of locks, one pair of databases and one scripted origin. Everything
 * between a tab's call and the origin's wire is the real code.
 */
import { ToldDatabase } from '../../../src/db/recording/toldCommits.ts';
import { HanpanDatabase, OutboxDatabase } from '../../../src/db/tables/database.ts';
import { streamHealth } from '../../../src/db/queries/session.ts';
import { theirsOf } from '../../../src/db/tables/theirs.ts';
import type { StreamName } from '../../../src/domain/events/catalogue.ts';
import { connectEngine } from '../../../src/app/frame/link/connectEngine.ts';
import type { Engine } from '../../../src/app/kit/ports/engine.ts';
import { createHost, type Host } from '../../../src/worker/host.ts';
import type { Channel } from '../../../src/worker/ports/channel.ts';
import type { SteadyClock } from '../../../src/worker/ports/clock.ts';
import type { Fetch } from '../../../src/worker/http/originClient.ts';
import { consentOf } from './consentOf.ts';
import { manualClock, settle, until } from './manualClock.ts';
import { memoryLocks, type LockAgent } from './memoryLocks.ts';
import { openDatabases } from './openDatabases.ts';
import { sampleFixture, sampleLevel, sampleMember, T0 } from './sampleData.ts';
import { scriptedOrigin } from './scriptedOrigin.ts';

export const TOKEN = 'token-that-must-not-be-seen-anywhere';

export interface RunningWorker {
  readonly host: Host;
  /** The worker's own connections. */
  readonly stores: { readonly db: HanpanDatabase; readonly outbox: OutboxDatabase };
  /** Dies as a killed process does: locks released, nothing answered any more. */
  kill(): void;
  /** Stands still and keeps its locks, as a page in a frozen tab does: no timer fires, no message of another worker arrives. */
  freeze(): void;
  /** Goes on; what came meanwhile comes now. */
  thaw(): void;
  stop(): Promise<void>;
}

export interface RunningTab {
  readonly engine: Engine;
  hide(): void;
  show(): void;
  /** Closed or crashed. */
  die(): void;
}

interface Wiring {
  readonly clock: SteadyClock;
  readonly fetch: Fetch;
  readonly base?: string;
  /** Whether its worker records. */
  readonly isRecorded?: boolean;
  readonly databases?: { readonly db: HanpanDatabase; readonly outbox: OutboxDatabase };
}

/** Workers and tabs over a clock and an origin of the caller's. */
export function createBrowser({
  clock,
  fetch,
  base = '/api',
  databases = openDatabases(),
  isRecorded = false,
}: Wiring) {
  const locks = memoryLocks();
  const { db, outbox } = databases;
  const listeners = new Set<(message: unknown) => void>();
  const warnings: string[] = [];
  const roomNotices: string[] = [];
  let ids = 0;

  const startWorker = (build = 'b1'): RunningWorker => {
    const agent: LockAgent = locks.agent();
    let isDead = false;
    let isFrozen = false;
    const held: (() => void)[] = [];
    /** Runs now, or when thawed. */
    const whenAwake = (action: () => void) => {
      if (isFrozen) held.push(action);
      else action();
    };
    const listening = new Set<(message: unknown) => void>();
    const channel: Channel = {
      post: (message) => {
        for (const listener of listeners) if (!listening.has(listener)) listener(message);
      },
      listen: (listener) => {
        const whileAwake = (message: unknown) => {
          whenAwake(() => {
            listener(message);
          });
        };
        listeners.add(whileAwake);
        listening.add(whileAwake);
      },
    };
    // A dead worker's requests are cut and its timers never fire; its own database connections close.
    const Database = isRecorded ? ToldDatabase : HanpanDatabase;
    const own = { db: new Database(db.name), outbox: new OutboxDatabase(outbox.name) };
    const cuts = new Set<AbortController>();
    const host = createHost({
      isShared: true,
      clock: {
        now: clock.now,
        elapsed: clock.elapsed,
        after: (ms, callback) =>
          clock.after(ms, () => {
            whenAwake(() => {
              if (!isDead) callback();
            });
          }),
      },
      locks: agent,
      channel,
      roomChannel: {
        post: (message) => {
          roomNotices.push(message);
        },
      },
      fetch: (url, init) => {
        const cut = new AbortController();
        cuts.add(cut);
        return fetch(url, { ...init, signal: AbortSignal.any([init.signal!, cut.signal]) });
      },
      randomness: { fraction: () => 0.5, bytes: (length) => crypto.getRandomValues(new Uint8Array(length)) },
      crypto,
      ...own,
      base,
      siteOrigin: new URL(base, 'http://site.test').origin,
      build,
      log: {
        warn: (what, facts) => {
          warnings.push(`${what} ${JSON.stringify(facts ?? {})}`);
        },
      },
    });
    return {
      host,
      stores: own,
      kill: () => {
        isDead = true;
        own.db.close();
        own.outbox.close();
        for (const cut of cuts) cut.abort();
        agent.die();
        for (const listener of listening) listeners.delete(listener);
      },
      freeze: () => {
        isFrozen = true;
      },
      thaw: () => {
        isFrozen = false;
        for (const action of held.splice(0)) action();
      },
      stop: () => host.stop(),
    };
  };

  const openTab = (worker: () => RunningWorker, build = 'b1'): RunningTab => {
    ids += 1;
    const agent = locks.agent();
    let onHide = () => {};
    let onShow = () => {};
    const engine = connectEngine({
      tabId: `tab${ids}`,
      build,
      clock,
      locks: agent,
      createPort: () => {
        const { port1, port2 } = new MessageChannel();
        worker().host.connect(port2);
        return {
          endpoint: port1,
          close: () => {
            port1.close();
          },
        };
      },
      onMismatch: (welcome) => {
        warnings.push(`mismatch ${welcome.protocol} ${welcome.build}`);
      },
      onHide: (listener) => {
        onHide = listener;
      },
      onShow: (listener) => {
        onShow = listener;
      },
    });
    return {
      engine,
      hide: () => {
        onHide();
      },
      show: () => {
        onShow();
      },
      die: () => {
        onHide();
        agent.die();
      },
    };
  };

  return { db, outbox, locks, warnings, roomNotices, startWorker, openTab };
}

/** A browser with one worker, a scripted origin that answers sign-in, and a clock that stands still. */
export function createWorld() {
  const clock = manualClock(T0);
  const origin = scriptedOrigin();
  const browser = createBrowser({ clock, fetch: origin.fetch });
  let member = sampleMember();
  origin.on('POST /member/login', { status: 200, body: { token: TOKEN } });
  origin.on('POST /member/logout', { status: 204 });
  origin.on('GET /member/user', () => ({ status: 200, body: member }));
  origin.on('GET /member/m1', () => ({ status: 200, body: member }));
  origin.on('GET /setting/level', { status: 200, body: [sampleLevel] });
  origin.on('GET /setting/autoLogoutMin', { status: 200, body: { autoLogoutMin: 60 } });
  let worker = browser.startWorker();

  const session = async () => (await browser.db.sessions.get('session'))?.state;
  const streamIs = (stream: StreamName, state: string) =>
    until(`${stream} ${state}`, async () => (await streamHealth(browser.db, stream))?.state === state);

  return {
    ...browser,
    clock,
    origin,
    worker: () => worker,
    replaceWorker: (build = 'b1') => {
      worker = browser.startWorker(build);
      return worker;
    },
    openTab: (served: () => RunningWorker = () => worker) => browser.openTab(served),
    setMember: (next: typeof member) => {
      member = next;
    },
    session,
    streamIs,
    slip: async () => (await theirsOf(browser.db))?.slips.get('wintielose'),
    /** A yes to what a tab would ask now. */
    yes: async () => consentOf(browser.db),
    /** Signs in and brings both streams to life with two fixtures on offer. */
    async signIn(tab: RunningTab) {
      const result = await tab.engine.login({ userId: 'member1', password: 'hanpan1234' });
      if (!result.ok) throw new Error(JSON.stringify(result.failure));
      await until(
        'both streams',
        () => origin.openStreams('events').length > 0 && origin.openStreams('bets').length > 0,
      );
      origin.latest('events').image('e1', 0, [sampleFixture(1), sampleFixture(2)]);
      origin.latest('bets').memberImage('m1', 0, member);
      await streamIs('events', 'live');
      await streamIs('bets', 'live');
    },
    async close() {
      await worker.stop();
      await settle();
    },
  };
}
