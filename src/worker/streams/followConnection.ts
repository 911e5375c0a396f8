/** Reads one open connection to its end and says how it ended. Watches its bytes: silence ends it too (S-6). */
import type { DomainEvent } from '../../domain/events/catalogue.ts';
import { WATCHDOG_HEARTBEATS, type StreamHealth } from '../../domain/events/connection.ts';
import type { Position } from '../../domain/kernel/position.ts';
import type { Clock } from '../ports/clock.ts';
import type { LinkedAbort } from '../ports/linkedAbort.ts';
import { createCommitBatcher } from './commitBatcher.ts';
import { createFrameHandler, type FrameHandler, type PoisonMemory, type Verdict } from './frameHandler.ts';
import { createFrameInbox } from './frameInbox.ts';
import type { StreamSignal } from './streamState.ts';
import type { Asked, StreamSink } from './streamSink.ts';

export interface ConnectionDeps {
  readonly sink: StreamSink;
  readonly clock: Clock;
  readonly poison: PoisonMemory;
  readonly cursor: Position | undefined;
  readonly asked: Asked | undefined;
  readonly body: ReadableStream<Uint8Array>;
  /** Aborting it lets go of the connection. */
  readonly connection: LinkedAbort;
  health(): StreamHealth;
  signalled(signal: StreamSignal): Promise<unknown>;
  publish(change: Partial<StreamHealth>): Promise<void>;
  onBytes(): void;
  onRetryHint(ms: number): void;
  /** Hands over what a wake does while this connection lasts. */
  onWakeable(listener: () => void): void;
  setAside(kind: string, detail: string, sample: string): void;
}

/** A tab that became visible does not trust a connection that has been silent for this many heartbeats. */
const WAKE_HEARTBEATS = 2;
/** Bytes that complete nothing for so many heartbeats are no stream: a line without an end, a drip (S-15). */
const PROGRESS_HEARTBEATS = 12;

/** Resolves with the signal that ended the connection. Everything received is stored, or given up, by then. */
export async function followConnection(deps: ConnectionDeps): Promise<StreamSignal> {
  const { clock, connection } = deps;
  let reason: StreamSignal = 'lost';
  const end = (why: StreamSignal) => {
    if (connection.signal.aborted) return;
    reason = why;
    connection.abort();
  };
  const batcher = createCommitBatcher<DomainEvent>({
    clock,
    store: (batch) => deps.sink.ingest(batch),
    isTold: () => deps.sink.isFollowed?.() ?? false,
    onFailed: (outcome) => {
      end(outcome === 'otherSession' || outcome === 'otherTerm' ? 'signOut' : 'broken');
    },
  });
  const handler = createFrameHandler({
    ...deps,
    batcher,
    onReset: () => deps.signalled('reset'),
    onCaughtUp: () => deps.signalled('caughtUp'),
    onHeartbeat: async ({ heartbeatMs, serverTime, producers }, isCurrent) => {
      const now = clock.now();
      await deps.publish({
        heartbeatMs,
        clockOffset: serverTime - now,
        producers,
        ...(isCurrent ? { asOf: now } : {}),
      });
    },
    onProducer: (producer, state) => deps.publish({ producers: { ...deps.health().producers, [producer]: state } }),
  });
  let verdict: Verdict;
  try {
    verdict = await readFrames(deps, handler, end);
    await batcher.flush();
  } finally {
    deps.sink.ended?.();
  }
  if (verdict !== 'goOn') end(verdict);
  return reason;
}

async function readFrames(
  deps: ConnectionDeps,
  handler: FrameHandler,
  end: (why: StreamSignal) => void,
): Promise<Verdict> {
  const { clock, health } = deps;
  const { signal } = deps.connection;
  const inbox = createFrameInbox((ms) => {
    deps.onRetryHint(ms);
  });
  let progressAt = clock.now();
  const reader = deps.body.getReader();
  const letGo = () => {
    reader.cancel().catch(() => undefined);
  };
  signal.addEventListener('abort', letGo, { once: true });
  if (signal.aborted) letGo();
  deps.onWakeable(() => {
    if (clock.now() - health().lastByteAt > health().heartbeatMs * WAKE_HEARTBEATS) end('silent');
  });
  try {
    for (;;) {
      const cancelWatchdog = clock.after(health().heartbeatMs * WATCHDOG_HEARTBEATS, () => {
        end('silent');
      });
      const chunk = await reader.read().finally(cancelWatchdog);
      if (chunk.done) return 'goOn';
      deps.onBytes();
      const before = inbox.completed;
      const frames = inbox.feed(chunk.value);
      if (inbox.completed > before) progressAt = clock.now();
      else if (clock.now() - progressAt > health().heartbeatMs * PROGRESS_HEARTBEATS) end('silent');
      for (const raw of frames) {
        const verdict = await (raw === 'oversized' ? handler.handleOversized() : handler.handle(raw));
        if (verdict !== 'goOn') return verdict;
        if (signal.aborted) return 'goOn';
      }
    }
  } catch (error) {
    // Aborting a fetch makes its pending read fail; any other failure is a lost connection.
    if (!signal.aborted) throw error;
    return 'goOn';
  } finally {
    signal.removeEventListener('abort', letGo);
    deps.onWakeable(() => undefined);
    letGo();
  }
}
