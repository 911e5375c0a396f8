/**
 * Holds one stream open for the length of a session: a loop that obeys `streamState.ts` and decides nothing itself.
 *
 * Waits between tries (S-10), resumes from the stored checkpoint (S-2), keeps the health row that
 * screens read.
 */
import type { StreamHealth } from '../../domain/events/connection.ts';
import type { StreamAnswer } from '../http/originClient.ts';
import { pause, type Clock, type SteadyClock } from '../ports/clock.ts';
import type { LineMeter } from '../line/meter.ts';
import { linkedAbort } from '../ports/linkedAbort.ts';
import type { Randomness } from '../ports/randomness.ts';
import { connectStream, type ConnectionMemory } from './connectStream.ts';
import type { ImageFetch } from './imageFetch.ts';
import { retryDelay } from './retryDelay.ts';
import type { Interests } from './streamInterests.ts';
import { createStreamStanding, type StreamStanding } from './streamStanding.ts';
import type { StreamSignal } from './streamState.ts';
import type { StreamSink } from './streamSink.ts';

export interface StreamReaderDeps {
  readonly sink: StreamSink;
  readonly clock: SteadyClock;
  readonly randomness: Randomness;
  /** @param query what it is asked to be of, `''` for everything */
  open(cursor: string | undefined, signal: AbortSignal, query: string): Promise<StreamAnswer>;
  /** Without them everything is asked for. */
  readonly interests?: Interests;
  /** Without it no images in blocks are asked for (S-25). */
  readonly images?: Omit<ImageFetch, 'run'>;
  /** Measures how fast images come. */
  readonly meter?: Pick<LineMeter, 'reading'>;
  /** A connection that had been answered broke, or fell silent. */
  onCut?(): void;
  /** The origin says whether the offer is wide (S-32). */
  onWidth?(isWide: boolean): void;
  /** The health row as last stored, whose ages go on across restarts. */
  readHealth(): Promise<StreamHealth | undefined>;
  writeHealth(health: StreamHealth): Promise<void>;
  /** Keeps aside what could not be read. Must not reject. */
  setAside(kind: string, detail: string, sample: string): void;
}

/** One stream of one session; holds at most one connection at a time, two while topics change. */
export interface StreamReader {
  /** Runs until `signal` is aborted or the session ends. Does not reject. */
  run(signal: AbortSignal): Promise<void>;
  /** Try now, or check now whether the connection still lives. */
  wake(): void;
}

/** As what try the next one counts after a connection that got past an unreadable event: each costs one, and a log may have many. */
const NEARER_ATTEMPT = 2;

/** How long screens may go by a clock that was set back, ms (STL-7). */
const LOOK_AT_CLOCK_MS = 500;

/** Does nothing until `run`; writes the health row at each change of state. */
export function createStreamReader(deps: StreamReaderDeps): StreamReader {
  const { clock, sink } = deps;
  const standing = createStreamStanding(sink.stream, clock, (health) => deps.writeHealth(health));
  const memory: ConnectionMemory = {
    poison: { seenAt: undefined, isPassed: false },
    healedAt: new Map(),
    untold: 0,
    floorMs: 0,
  };
  let onWake: () => void = () => undefined;
  const onWakeable = (listener: () => void) => {
    onWake = listener;
  };

  const connect = (signal: AbortSignal): Promise<StreamSignal> =>
    connectStream(
      {
        sink,
        clock,
        standing,
        memory,
        open: (cursor, connection, query) => deps.open(cursor, connection, query),
        interests: deps.interests,
        images: deps.images,
        meter: deps.meter,
        onCut: () => deps.onCut?.(),
        onWidth: (isWide) => deps.onWidth?.(isWide),
        onWakeable,
        setAside: (kind, detail, sample) => {
          deps.setAside(kind, detail, sample);
        },
      },
      signal,
    );

  return {
    async run(signal) {
      const stored = await deps.readHealth().catch(() => undefined);
      if (stored !== undefined) standing.restore(stored);
      // Screens go by what one stream measures.
      if (sink.stream === 'events') void watchClock(clock, standing, signal);
      let next: StreamSignal = 'signIn';
      for (;;) {
        const { action } = await standing.signalled(next);
        if (action === 'connect') next = await connect(signal);
        else if (action === 'wait')
          next = await waitForRetry(clock, deps.randomness, standing, memory, onWakeable, signal);
        else break;
      }
      standing.end();
    },
    wake() {
      deps.images?.wake();
      onWake();
    },
  };
}

async function watchClock(clock: Clock, standing: StreamStanding, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(clock, LOOK_AT_CLOCK_MS, signal);
    if (!signal.aborted) standing.lookAtClock();
  }
}

/** Waits until the next try is due, or somebody wants it now (S-10). */
async function waitForRetry(
  clock: Clock,
  randomness: Randomness,
  standing: StreamStanding,
  memory: ConnectionMemory,
  onWakeable: (listener: () => void) => void,
  signal: AbortSignal,
): Promise<StreamSignal> {
  const { poison } = memory;
  const attempt = poison.isPassed ? Math.min(standing.attempt, NEARER_ATTEMPT) : standing.attempt;
  poison.isPassed = false;
  const delay = retryDelay(attempt, memory.floorMs, randomness.fraction());
  const notBefore = clock.now() + memory.floorMs;
  await standing.waits(delay);
  const woken = linkedAbort(signal);
  // A wake skips the jitter, never the time the origin asked for.
  onWakeable(() => {
    if (clock.now() >= notBefore) woken.abort();
  });
  await pause(clock, delay, woken.signal);
  woken.unlink();
  onWakeable(() => undefined);
  memory.floorMs = 0;
  if (signal.aborted) return 'signOut';
  return woken.signal.aborted ? 'wake' : 'retryDue';
}
