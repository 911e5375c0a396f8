/** Reads one open connection to its end and says how it ended: a line that says nothing of the protocol in time ends it too (S-6). */
import type { DomainEvent } from '../../domain/events/catalogue.ts';
import { WATCHDOG_HEARTBEATS, type StreamHealth } from '../../domain/events/connection.ts';
import { isControlFrame, isFrameName, type RawFrame } from '../../domain/events/frames.ts';
import type { Topic } from '../../domain/events/topics.ts';
import type { Position } from '../../domain/kernel/position.ts';
import type { LineMeter } from '../line/meter.ts';
import type { SteadyClock } from '../ports/clock.ts';
import type { LinkedAbort } from '../ports/linkedAbort.ts';
import { createCommitBatcher } from './commitBatcher.ts';
import { createFrameHandler, type FrameHandler } from './frameHandler.ts';
import type { PoisonMemory, Verdict } from './frameProgress.ts';
import type { ImageTurns } from './imageTurns.ts';
import { createFrameInbox } from './frameInbox.ts';
import { watchProtocol } from './protocolWatch.ts';
import { createTopicAudit } from './topicAudit.ts';
import type { StreamSignal } from './streamState.ts';
import type { Asked, StreamSink } from './streamSink.ts';

export interface ConnectionDeps {
  readonly sink: StreamSink;
  readonly clock: SteadyClock;
  readonly poison: PoisonMemory;
  readonly cursor: Position | undefined;
  readonly asked: Asked | undefined;
  readonly body: ReadableStream<Uint8Array>;
  /** Aborting it lets go of the connection. */
  readonly connection: LinkedAbort;
  health(): StreamHealth;
  signalled(signal: StreamSignal): Promise<unknown>;
  publish(change: Partial<StreamHealth>): Promise<void>;
  /** @param cameAt by the clock that nobody sets @returns how far the origin's clock is ahead, ms (STL-6) */
  toldTime(serverTime: number, cameAt: number): number;
  /** Measures how fast images come. */
  readonly meter?: Pick<LineMeter, 'reading'> | undefined;
  /** The line broke, or fell silent. */
  onCut(): void;
  /** The origin says whether the offer is wide (S-32). */
  onWidth(isWide: boolean): void;
  /** Frames of the protocol came. */
  onFrames(): void;
  /** A heartbeat came, everything before it is stored, and no image is awaited: now something else may be asked for. */
  onLevel(): void;
  /** `undefined` where none are asked for in blocks. */
  readonly imageTurns: ImageTurns | undefined;
  onRetryHint(ms: number): void;
  readonly healedAt: Map<Topic, number>;
  onDiverged(topics: readonly Topic[]): Promise<void>;
  /** Topics are to be sent anew, on a connection that takes the place of this one. */
  onHealDue(): void;
  /** Hands over what a wake does while this connection lasts. */
  onWakeable(listener: () => void): void;
  setAside(kind: string, detail: string, sample: string): void;
}

/** A tab that became visible does not trust a connection that has been silent for this many heartbeats. */
const WAKE_HEARTBEATS = 2;

/** Resolves with the signal that ended the connection. Everything received is stored, or given up, by then. */
export async function followConnection(deps: ConnectionDeps): Promise<StreamSignal> {
  const { clock, connection } = deps;
  let reason = 'lost' as StreamSignal;
  const end = (why: StreamSignal) => {
    if (connection.signal.aborted) return;
    reason = why;
    connection.abort();
  };
  const batcher = createCommitBatcher<DomainEvent>({
    clock,
    store: (batch) => deps.sink.ingest(batch),
    isTold: () => deps.sink.isTelling?.() ?? false,
    onFailed: (outcome) => {
      end(outcome === 'otherSession' || outcome === 'otherTerm' ? 'signOut' : 'broken');
    },
  });
  const { topical } = deps.sink;
  const audit =
    topical === undefined
      ? undefined
      : createTopicAudit({
          topical,
          clock,
          healedAt: deps.healedAt,
          onDiverged: deps.onDiverged,
          onDue: deps.onHealDue,
        });
  const handler = createFrameHandler({
    sink: deps.sink,
    batcher,
    poison: deps.poison,
    cursor: deps.cursor,
    asked: deps.asked,
    setAside: deps.setAside,
    onReset: () => deps.signalled('reset'),
    onBlocks: () => deps.imageTurns?.begun(),
    onNoRoom: () => deps.imageTurns?.noRoom(),
    onCaughtUp: () => deps.signalled('caughtUp'),
    onHeartbeat: async ({ heartbeatMs, serverTime, producers, wide }, isCurrent) => {
      const now = clock.now();
      deps.onWidth(wide === true);
      await deps.publish({
        heartbeatMs,
        clockOffset: deps.toldTime(serverTime, pulse.cameAt()),
        producers,
        ...(isCurrent ? { asOf: now } : {}),
      });
      deps.imageTurns?.level();
      // Every heartbeat says so; the first one follows an image at once.
      if (!handler.isAwaiting) deps.onLevel();
    },
    onDigests: (digests, at) => {
      audit?.compare(digests, at);
    },
    onProducer: (producer, state) => deps.publish({ producers: { ...deps.health().producers, [producer]: state } }),
  });
  let verdict: Verdict;
  const pulse = createPulse(deps);
  try {
    verdict = await readFrames(deps, handler, pulse, end);
  } finally {
    audit?.stop();
    // What was told to screens is stored before they hear that it is over, however the line ended (PSH-7).
    await batcher.flush();
    deps.sink.ended?.();
  }
  if (verdict !== 'goOn') end(verdict);
  if (reason === 'silent') pulse.fellSilent();
  return reason;
}

async function readFrames(
  deps: ConnectionDeps,
  handler: FrameHandler,
  pulse: Pulse,
  end: (why: StreamSignal) => void,
): Promise<Verdict> {
  const { clock, health } = deps;
  const { signal } = deps.connection;
  const inbox = createFrameInbox((ms) => {
    deps.onRetryHint(ms);
  });
  const reader = deps.body.getReader();
  const letGo = () => {
    reader.cancel().catch(() => undefined);
  };
  signal.addEventListener('abort', letGo, { once: true });
  if (signal.aborted) letGo();
  deps.onWakeable(() => {
    if (clock.now() - health().lastByteAt <= health().heartbeatMs * WAKE_HEARTBEATS) return;
    pulse.distrust();
    end('silent');
  });
  const watch = watchProtocol(
    clock,
    () => health().heartbeatMs,
    () => {
      end('silent');
    },
  );
  const turns = createReadTurns(reader);
  deps.imageTurns?.foldable(turns.interrupt);
  try {
    for (;;) {
      pulse.waits(handler.isImaging);
      const chunk = await turns.next().catch((error: unknown) => {
        if (!signal.aborted) pulse.broke();
        throw error;
      });
      if (chunk === 'interrupted') {
        const folded = await handler.fold();
        if (folded === 'over') return 'broken';
        if (folded !== 'notYet') deps.imageTurns?.folded(folded);
        continue;
      }
      if (chunk.done) return 'goOn';
      pulse.came(chunk.value.byteLength);
      const frames = inbox.feed(chunk.value);
      if (frames.length === 0 && inbox.grew) watch.grew();
      const ours = frames.filter(isOurs);
      if (ours.length > 0) {
        watch.hold();
        deps.onFrames();
      }
      for (const raw of frames) {
        const verdict = await (raw === 'oversized' ? handler.handleOversized() : handler.handle(raw));
        if (verdict !== 'goOn') return verdict;
        if (signal.aborted) return 'goOn';
      }
      if (ours.length > 0) watch.frame(ours.some(isControlFrame));
    }
  } catch (error) {
    // Aborting a fetch makes its pending read fail; any other failure is a lost connection.
    if (!signal.aborted) throw error;
    return 'goOn';
  } finally {
    watch.stop();
    pulse.stop();
    deps.imageTurns?.foldable(undefined);
    signal.removeEventListener('abort', letGo);
    deps.onWakeable(() => undefined);
    letGo();
  }
}

/** What a connection tells of the line under it. */
interface Pulse {
  /** @param isImaging whether an image is under way: only then is more to come at once */
  waits(isImaging: boolean): void;
  came(bytes: number): void;
  /** When the last bytes did, by the clock that nobody sets, ms. */
  cameAt(): number;
  /** Silence is from now on somebody's suspicion, and not seen. */
  distrust(): void;
  /** Reading it failed, and nobody here had let go of it. */
  broke(): void;
  fellSilent(): void;
  stop(): void;
}

/** A timer for the end of a silence that comes this much late says that the machine slept or was busy, ms. */
const SLEPT_MS = 2_000;

/** Bytes prove a line, comments too. One that somebody ended is not cut: an origin that closes says so, and a machine that slept was not there. */
function createPulse({ clock, health, meter, onCut }: ConnectionDeps): Pulse {
  let heardAt = clock.now();
  let cameAt = clock.elapsed();
  let isTrusted = true;
  let reading: ReturnType<NonNullable<typeof meter>['reading']> | undefined;
  const stop = () => {
    reading?.stop();
    reading = undefined;
  };
  const silenceMs = () => clock.now() - heardAt;
  const limitMs = () => health().heartbeatMs * WATCHDOG_HEARTBEATS;
  const isAwake = () => silenceMs() < limitMs() + SLEPT_MS;
  return {
    waits(isImaging) {
      if (!isImaging) stop();
      else reading ??= meter?.reading();
      reading?.waits();
    },
    came(bytes) {
      heardAt = clock.now();
      cameAt = clock.elapsed();
      reading?.came(bytes);
    },
    cameAt: () => cameAt,
    distrust() {
      isTrusted = false;
    },
    broke() {
      if (isAwake()) onCut();
    },
    fellSilent() {
      if (isTrusted && isAwake() && silenceMs() >= limitMs()) onCut();
    },
    stop,
  };
}

/** A frame that is none of the protocol says nothing of the stream. */
const isOurs = (raw: RawFrame | 'oversized'): raw is RawFrame => raw !== 'oversized' && isFrameName(raw.event);

type Chunk = Awaited<ReturnType<ReadableStreamDefaultReader<Uint8Array>['read']>>;

/** Reads on, one chunk at a time; between two of them something else may be due. */
function createReadTurns(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let reading: Promise<Chunk> | undefined;
  let isDue = false;
  let wake = () => {};
  return {
    interrupt: () => {
      isDue = true;
      wake();
    },
    next: () =>
      new Promise<Chunk | 'interrupted'>((resolve, reject) => {
        const interrupted = () => {
          isDue = false;
          wake = () => {};
          resolve('interrupted');
        };
        if (isDue) {
          interrupted();
          return;
        }
        wake = interrupted;
        reading ??= reader.read();
        const settled = () => {
          if (wake !== interrupted) return false;
          wake = () => {};
          reading = undefined;
          return true;
        };
        reading.then(
          (chunk) => settled() && resolve(chunk),
          (error: unknown) => settled() && reject(error),
        );
      }),
  };
}
