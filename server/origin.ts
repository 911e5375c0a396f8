/**
 * The origin as one thing: store, log reader, streams, HTTP and feed, started together and stopped in the opposite order.
 *
 * `startOrigin` is what `main.ts` and the tests call; nothing here is built anywhere else.
 */
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { MemberId } from '../src/domain/kernel/ids.ts';
import { openBettingDesk } from './betting/bettingDesk.ts';
import { NO_CHORES, startChores, type Chores } from './chores.ts';
import type { Clock } from './clock.ts';
import { followLog } from './events/followLog.ts';
import type { Tailer } from './events/tailer.ts';
import { houseKind, mayBeDemo } from './house/houseKind.ts';
import { keepSaid } from './articles/keepSaid.ts';
import { seedHouse } from './house/seedHouse.ts';
import { createApp } from './http/createApp.ts';
import { createCallLimits } from './http/limitCalls.ts';
import { createUnderWay } from './http/underWay.ts';
import type { Offer } from './ingest/offer.ts';
import { judgeEarlier } from './settlement/contradictedResults.ts';
import { tellDisputes } from './settlement/tellDisputes.ts';
import type { CountingSink } from './ingest/createSink.ts';
import type { FeedRunner } from './ingest/runFeed.ts';
import { startFeeding } from './startFeeding.ts';
import { watchPulse, type PulseWatch } from './ingest/watchPulse.ts';
import { inspectionOf, type Inspection } from './inspection.ts';
import { originCalls } from './originCalls.ts';
import { lastTimeIn, onwardClock } from './onwardClock.ts';
import { withDefaults, type OriginOptions, type SettledOptions } from './originOptions.ts';
import { countProcesses, type OpenCounts } from './processes.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import { ROLE_ROWS } from './roles.ts';
import { DEFAULT_ROTATION, openFileSecurityLog } from './security/fileSecurityLog.ts';
import { openSeals } from './security/openSeals.ts';
import type { Seals } from './security/seals.ts';
import type { SecurityLog } from './security/securityLog.ts';
import { createAuthenticate } from './session/authenticate.ts';
import { createExtending } from './session/extendSessions.ts';
import type { Passwords } from './session/password.ts';
import { createEntranceLimits } from './session/entranceLimits.ts';
import { fillNicknameKeys } from './session/nicknameKeys.ts';
import { endSessionOf } from './session/sessions.ts';
import { createGroupCommit } from './store/groupCommit.ts';
import { tellOperators } from './office/tellOperators.ts';
import { openMetrics } from './metrics/openMetrics.ts';
import { knownEpoch, readEpoch } from './store/readEpoch.ts';
import type { Store } from './store/store.ts';
import { openStreaming } from './streams/openStreaming.ts';
import type { StreamHub } from './streams/streamHub.ts';
import type { Undo } from './undo.ts';

/**
 * How long a stop waits for calls under way, ms: of the eight seconds that `main.ts` gives it, the feed may take three.
 */
const DRAIN_LIMIT_MS = 4_000;

/** A running origin, and how to stop it. */
export interface Origin {
  readonly url: string;
  readonly port: number;
  /** Where a feed reports; tests deliver through it. */
  readonly sink: CountingSink;
  readonly inspect: Inspection;
  /** Resolves once every bet is settled that results so far decide. */
  settled(): Promise<void>;
  /** Resolves once every letter to many has come that was sent so far. */
  posted(): Promise<void>;
  /** Resolves once every round has ended that is due, and the chains of today and tomorrow are published. */
  drawn(): Promise<void>;
  /** Whether this process runs the feed of its data directory. */
  isFeeding(): boolean;
  /** Signs a member out on behalf of the house (556). */
  closeSession(memberId: MemberId): Promise<void>;
  /**
   * Stops everything within a few seconds: it is ready no more, sends streams away, answers the calls under way, and closes (OPS-3). May be
   * called again.
   */
  close(): Promise<void>;
}

/** An origin without a port: whoever has it calls `app` itself. */
export interface AssembledOrigin {
  readonly app: FastifyInstance;
  readonly store: Store;
  /** The origin's own, which never goes back. */
  readonly clock: Clock;
  /** Whether its members and their passwords are published. */
  readonly isDemo: boolean;
  readonly sink: CountingSink;
  readonly chores: Chores;
  /** `undefined` where no feed is to run. */
  readonly feeding: FeedRunner | undefined;
}

/** @throws if the directory cannot be opened or the port is taken; nothing stays running then */
export async function startOrigin(given: OriginOptions): Promise<Origin> {
  const undo: Undo = [];
  const unwind = async () => {
    for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
  };
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= unwind());
  try {
    return { ...(await start(withDefaults(given), undo)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function start(options: SettledOptions, undo: Undo): Promise<Omit<Origin, 'close'>> {
  const { app, store, clock, isDemo, sink, chores, feeding } = await assemble(options, undo);
  await app.listen({ port: options.port, host: options.host });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${options.host === '0.0.0.0' ? 'localhost' : options.host}:${port}`;
  options.onProgress({ phase: 'listening', url, isDemo });
  return {
    url,
    port,
    sink,
    inspect: inspectionOf(store),
    settled: chores.settler.idle,
    posted: chores.mailer.idle,
    drawn: chores.drawn,
    isFeeding: () => feeding?.isRunning() ?? false,
    async closeSession(memberId) {
      await store.write((tx) => endSessionOf(tx, memberId, 'closed', clock.now()));
    },
  };
}

/**
 * Everything but the open port.
 *
 * @param undo gets what was started, also if this throws
 */
export async function assemble(options: SettledOptions, undo: Undo): Promise<AssembledOrigin> {
  const { app, store, clock, isDemo, chores, offer, tailer, pulse, securityLog, readiness, drain } = await build(
    options,
    undo,
  );
  let isBuilt = false;
  const onDelivered = (hasResults: boolean) => {
    pulse.beat();
    if (hasResults) chores.settler.wake();
    if (!isBuilt) options.onProgress({ phase: 'building', fixtures: offer.fixtures.size });
  };
  const { sink, feeding } = await startFeeding(options, {
    ...{ store, clock, tailer, offer, onDelivered },
    onDisputed: tellDisputes(securityLog),
  });
  isBuilt = true;
  if (feeding !== undefined) undo.push(() => feeding.stop());
  readiness.watchLease(() => feeding?.isLeaseKnown() ?? true);
  undo.push(drain);
  return { app, store, clock, isDemo, sink, chores, feeding };
}

interface Built extends Pick<AssembledOrigin, 'app' | 'store' | 'clock' | 'isDemo' | 'chores'> {
  readonly offer: Offer;
  readonly tailer: Tailer;
  readonly pulse: PulseWatch;
  readonly securityLog: SecurityLog;
  readonly readiness: Readiness;
  /** Sends away whoever follows, and answers whoever asked. */
  readonly drain: () => Promise<void>;
}

interface OpenedHouse extends Pick<AssembledOrigin, 'store' | 'clock' | 'isDemo'> {
  readonly passwords: Passwords;
  readonly seals: Seals;
  /** Of its log (S-1). */
  readonly epoch: string;
}

/** The house as it is on disk: founded where there was none. Of one that stands nothing is written: whoever has the store meanwhile keeps no process from it (OPS-9). */
async function openHouse(given: SettledOptions, undo: Undo): Promise<OpenedHouse> {
  const store = await given.openStore(given.dataDir, given.clock.now());
  undo.push(() => store.close());
  const clock = onwardClock(given.clock, await store.read(lastTimeIn));
  const { randomness } = given;
  const passwords = given.openPasswords(randomness, given.passwordCost);
  const founding = { isDemo: mayBeDemo(given), password: randomness.text(15) };
  const founded = await seedHouse(store, passwords, founding, clock.now());
  if (founded !== undefined) given.onProgress({ phase: 'founded', administrator: founded.administrator });
  const seals = await openSeals(store, given.dataDir, given.sealKey, randomness);
  const isDemo = await houseKind(store, { passwords, seals }, given, clock.now());
  await fillNicknameKeys(store);
  await keepSaid(store, clock.now());
  await judgeEarlier(store);
  const epoch = (await store.read(knownEpoch)) ?? (await store.write((tx) => readEpoch(tx, randomness.text(9))));
  return { store, clock, isDemo, passwords, seals, epoch };
}

/** Everything but the feed and the open port. */
async function build(given: SettledOptions, undo: Undo): Promise<Built> {
  const { store, clock, isDemo, passwords, seals, epoch } = await openHouse(given, undo);
  const { randomness, onFailure, feedSilenceMs, sessionLifeMs, build: code, dataDir } = given;
  const { offer, tailer, follow } = await followLog({ store, clock, logPollMs: given.logPollMs, onFailure });
  undo.push(() => tailer.stop());
  const pulse = await watchPulse({ store, clock, offer, feedSilenceMs, onFailure });
  undo.push(() => pulse.stop());
  const { works } = ROLE_ROWS[given.role];
  const chores = works ? await startChores(given, { store, clock, isDemo }, undo) : NO_CHORES;
  const { isBettingOff, settler, mailer, wakeDemoDesk } = chores;
  const { tallies, over } = openMetrics();
  const { decided: onDecided, committed } = tallies;
  const writer = createGroupCommit(store, clock, given.groupCommit, committed);
  const deciding = { store, writer, clock, feedSilenceMs, isBettingOff, takesUp: works, onDecided, onFailure };
  const desk = await openBettingDesk(deciding);
  undo.push(() => desk.stop());

  const producers = pulse.states;
  const streaming = openStreaming(given, { epoch, store, clock, tailer, offer, follow, producers });
  const { hub, gzipPlaces } = streaming;
  const id = randomness.text(9);
  const processes = countProcesses({ store, clock, id, role: given.role, own: () => openCountsOf(hub), onFailure });
  undo.push(processes.stop);
  const { counts } = processes;
  const telling = tellOperators({ store, clock, hub, counts, follow, onFailure });
  undo.push(telling.stop);

  const securityLog = given.securityLog ?? fileLog(given.dataDir, clock, onFailure, undo);
  const calls = createCallLimits({ callBudgets: given.callBudgets, securityLog, clock });
  const { extend, idle } = createExtending({ store, clock, onFailure });
  undo.push(idle);
  const authenticate = calls.byMember(createAuthenticate({ store, clock, sessionLifeMs, extend }));
  const limits = createEntranceLimits(clock);
  const entrance = { passwords, limits, seals, needsSecondFactor: !isDemo, authenticate };
  const readiness = createReadiness({ store, tailer, clock, writes: works });
  const underWay = createUnderWay(clock, readiness.isDraining);
  const { isDraining } = readiness;
  const metrics = over({ store, clock, hub, gzipPlaces, tailer, pulse, isBettingOff, isDraining, dataDir });
  undo.push(metrics.stop);
  const answerAll = originCalls(
    { store, clock, randomness, securityLog },
    entrance,
    { desk, writer, wakeSettler: settler.wake, wakeMailer: mailer.wake, lookAtRisk: telling.lookAtRisk, wakeDemoDesk },
    { epoch, tailer, onFailure, ...streaming },
    {
      offer,
      build: code,
      role: given.role,
      counts,
      startedAt: clock.now(),
      isBettingOff,
      producers,
      playing: given.playing,
      readiness,
    },
  );
  const { siteDir, blockedAddresses, trustProxy, metricsToken } = given;
  const counted = { underWay, metrics, metricsToken, onAnswered: tallies.answered };
  const app = await createApp({ siteDir, blockedAddresses, trustProxy, calls, ...counted, onFailure }, answerAll);
  undo.push(
    () => app.close(),
    () => hub.stop(),
  );
  const drain = async () => {
    readiness.beginDraining();
    hub.sendAway();
    // Whoever waits for a bet that is held is told so now, and asks the next process.
    const [cut] = await Promise.all([underWay.over(DRAIN_LIMIT_MS), desk.stop()]);
    if (cut > 0) onFailure(new Error(`a stop cut off ${cut} calls`));
  };
  return { app, store, clock, isDemo, chores, offer, tailer, pulse, securityLog, readiness, drain };
}

function fileLog(dataDir: string, clock: Clock, onFailure: (error: unknown) => void, undo: Undo): SecurityLog {
  const folder = path.join(dataDir, 'security');
  const log = openFileSecurityLog({
    folder,
    clock,
    process: String(process.pid),
    rotation: DEFAULT_ROTATION,
    onFailure,
  });
  undo.push(() => log.close());
  return log;
}

const openCountsOf = (hub: StreamHub): OpenCounts => {
  const { office, members } = hub.online();
  return { ...hub.counts(), office, members, behind: hub.behind() };
};
