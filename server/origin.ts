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
import { approveByItself } from './cashier/approveByItself.ts';
import type { Clock } from './clock.ts';
import { runDraws, type DrawsRunner } from './draws/runDraws.ts';
import { followLog } from './events/followLog.ts';
import type { Tailer } from './events/tailer.ts';
import { houseKind, mayBeDemo } from './house/houseKind.ts';
import { keepSaid } from './articles/keepSaid.ts';
import { seedHouse } from './house/seedHouse.ts';
import { createApp } from './http/createApp.ts';
import { createCallLimits } from './http/limitCalls.ts';
import { createUnderWay } from './http/underWay.ts';
import { openDemoDesk } from './inquiries/demoDesk.ts';
import type { Offer } from './ingest/offer.ts';
import { tellDisputes } from './settlement/tellDisputes.ts';
import { createSink, type CountingSink, type SinkOptions } from './ingest/createSink.ts';
import { runFeed, type FeedRunner } from './ingest/runFeed.ts';
import { watchPulse, type PulseWatch } from './ingest/watchPulse.ts';
import { inspectionOf, type Inspection } from './inspection.ts';
import { originCalls } from './originCalls.ts';
import { lastTimeIn, onwardClock } from './onwardClock.ts';
import { withDefaults, type OriginOptions, type SettledOptions } from './originOptions.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import { DEFAULT_ROTATION, openFileSecurityLog } from './security/fileSecurityLog.ts';
import { openSeals } from './security/openSeals.ts';
import type { SecurityLog } from './security/securityLog.ts';
import { createAuthenticate } from './session/authenticate.ts';
import { createExtending } from './session/extendSessions.ts';
import { createEntranceLimits } from './session/entranceLimits.ts';
import { fillNicknameKeys } from './session/nicknameKeys.ts';
import { endSessionOf } from './session/sessions.ts';
import { startSettler, type Settler } from './settlement/settler.ts';
import { createGroupCommit } from './store/groupCommit.ts';
import { tellOperators } from './office/tellOperators.ts';
import { openMetrics } from './metrics/openMetrics.ts';
import { createLease } from './store/lease.ts';
import { readEpoch } from './store/readEpoch.ts';
import type { Store } from './store/store.ts';
import { openStreaming } from './streams/openStreaming.ts';
import { startUpkeep } from './upkeep.ts';

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
  readonly settler: Settler;
  readonly draws: DrawsRunner;
  /** `undefined` where no feed is to run. */
  readonly feeding: FeedRunner | undefined;
}

/** What was started, to be undone last to first. */
type Undo = (() => Promise<void> | void)[];

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
  const { app, store, clock, isDemo, sink, settler, draws, feeding } = await assemble(options, undo);
  await app.listen({ port: options.port, host: options.host });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${options.host === '0.0.0.0' ? 'localhost' : options.host}:${port}`;
  options.onProgress({ phase: 'listening', url, isDemo });
  return {
    url,
    port,
    sink,
    inspect: inspectionOf(store),
    settled: settler.idle,
    drawn: draws.drawn,
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
  const { app, store, clock, isDemo, settler, offer, tailer, pulse, securityLog, readiness, drain } = await build(
    options,
    undo,
  );
  const { randomness, drawnGames: games, leaseMs, onFailure } = options;
  const draws = await runDraws({ store, clock, randomness, games, leaseMs, onResults: settler.wake, onFailure });
  undo.push(draws.stop);
  let isBuilt = false;
  const onDelivered = (hasResults: boolean) => {
    pulse.beat();
    if (hasResults) settler.wake();
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
  return { app, store, clock, isDemo, sink, settler, draws, feeding };
}

interface Built extends Pick<AssembledOrigin, 'app' | 'store' | 'clock' | 'isDemo' | 'settler'> {
  readonly offer: Offer;
  readonly tailer: Tailer;
  readonly pulse: PulseWatch;
  readonly securityLog: SecurityLog;
  readonly readiness: Readiness;
  /** Sends away whoever follows, and answers whoever asked. */
  readonly drain: () => Promise<void>;
}

/** Everything but the feed and the open port. */
async function build(given: SettledOptions, undo: Undo): Promise<Built> {
  const store = await given.openStore(given.dataDir, given.clock.now());
  undo.push(() => store.close());
  const clock = onwardClock(given.clock, await store.read(lastTimeIn));
  const { randomness, onFailure, feedSilenceMs, sessionLifeMs, build: code, dataDir } = given;
  const passwords = given.openPasswords(randomness, given.passwordCost);
  const founding = { isDemo: mayBeDemo(given), password: randomness.text(15) };
  const founded = await seedHouse(store, passwords, founding, clock.now());
  if (founded !== undefined) given.onProgress({ phase: 'founded', administrator: founded.administrator });
  const seals = await openSeals(store, given.dataDir, given.sealKey, randomness);
  const isDemo = await houseKind(store, { passwords, seals }, given, clock.now());
  await fillNicknameKeys(store);
  await store.write((tx) => keepSaid(tx, clock.now()));
  const epoch = await store.write((tx) => readEpoch(tx, randomness.text(9)));

  const { offer, tailer, follow } = await followLog({ store, clock, logPollMs: given.logPollMs, onFailure });
  undo.push(() => tailer.stop());
  const pulse = await watchPulse({ store, clock, offer, feedSilenceMs, onFailure });
  undo.push(() => pulse.stop());
  const { retention, upkeepMs } = given;
  const upkeep = await startUpkeep({ store, clock, retention, upkeepMs, sessionLifeMs, onFailure });
  undo.push(upkeep.stop);
  const { isBettingOff } = upkeep;
  const { tallies, over } = openMetrics();
  const { decided: onDecided, committed } = tallies;
  const writer = createGroupCommit(store, clock, given.groupCommit, committed);
  const desk = await openBettingDesk({ store, writer, clock, feedSilenceMs, isBettingOff, onDecided, onFailure });
  undo.push(() => desk.stop());

  const producers = pulse.states;
  const streaming = openStreaming(given, { epoch, store, clock, tailer, offer, producers });
  const { hub, gzipPlaces } = streaming;
  follow(hub.handOn);
  const telling = tellOperators({ store, clock, hub, follow, onFailure });
  undo.push(telling.stop);

  if (isDemo) undo.push(approveByItself({ store, clock, onFailure }).stop);
  const settler = startSettler({ store, clock, onFailure });
  undo.push(() => settler.stop());
  const demoDesk = openDemoDesk({ store, clock, randomness, onFailure });
  if (isDemo) demoDesk.wake();
  undo.push(demoDesk.stop);
  const securityLog = given.securityLog ?? fileLog(given.dataDir, clock, onFailure, undo);
  const calls = createCallLimits({ callBudgets: given.callBudgets, securityLog, clock });
  const { extend, idle } = createExtending({ store, clock, onFailure });
  undo.push(idle);
  const authenticate = calls.byMember(createAuthenticate({ store, clock, sessionLifeMs, extend }));
  const limits = createEntranceLimits(clock);
  const entrance = { passwords, limits, seals, needsSecondFactor: !isDemo, authenticate };
  const readiness = createReadiness({ store, tailer, clock });
  const underWay = createUnderWay(clock, readiness.isDraining);
  const { isDraining } = readiness;
  const metrics = over({ store, clock, hub, gzipPlaces, tailer, pulse, isBettingOff, isDraining, dataDir });
  undo.push(metrics.stop);
  const wakeDemoDesk = isDemo ? demoDesk.wake : () => undefined;
  const answerAll = originCalls(
    { store, clock, randomness, securityLog },
    entrance,
    { desk, writer, wakeSettler: settler.wake, lookAtRisk: telling.lookAtRisk, wakeDemoDesk },
    { epoch, tailer, onFailure, ...streaming },
    { offer, build: code, startedAt: clock.now(), isBettingOff, producers, playing: given.playing, readiness },
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
  return { app, store, clock, isDemo, settler, offer, tailer, pulse, securityLog, readiness, drain };
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

interface Feeding {
  readonly sink: CountingSink;
  /** `undefined` where no feed is to run. */
  readonly feeding: FeedRunner | undefined;
}

async function startFeeding(
  { feed, randomness, leaseMs, onFailure }: SettledOptions,
  sinkOptions: Omit<SinkOptions, 'fence'>,
): Promise<Feeding> {
  const { store, clock, offer } = sinkOptions;
  const lease = createLease('feed', randomness.text(6), leaseMs);
  const fence = feed === null ? () => Promise.resolve() : lease.check;
  const sink = createSink({ ...sinkOptions, fence });
  if (feed === null) return { sink, feeding: undefined };
  const begin = () => feed(sink, clock, { fixtures: () => [...offer.fixtures.values()] });
  return { sink, feeding: await runFeed({ store, clock, lease, renewMs: leaseMs / 3, start: begin, onFailure }) };
}
