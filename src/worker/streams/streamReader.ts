/**
 * Holds one stream open for the length of a session: a loop that obeys `streamState.ts` and decides nothing itself.
 *
 * Waits between tries (S-10), resumes from the stored checkpoint (S-2), keeps the health row that
 * screens read.
 */
import { WATCHDOG_HEARTBEATS, type StreamHealth } from '../../domain/events/connection.ts';
import type { Topic, Topics } from '../../domain/events/topics.ts';
import { formatPosition } from '../../domain/kernel/position.ts';
import type { StreamAnswer } from '../http/originClient.ts';
import { pause, type Clock } from '../ports/clock.ts';
import type { LineMeter } from '../line/meter.ts';
import { linkedAbort } from '../ports/linkedAbort.ts';
import type { Randomness } from '../ports/randomness.ts';
import { followConnection, type ImageTurns } from './followConnection.ts';
import type { ImageFetch } from './imageFetch.ts';
import type { PoisonMemory } from './frameProgress.ts';
import { HEALTHY_MS, retryDelay } from './retryDelay.ts';
import { nextStreamState, type StreamSignal } from './streamState.ts';
import { queryOf } from './streamQuery.ts';
import type { Asked, StreamSink } from './streamSink.ts';

export interface StreamReaderDeps {
  readonly sink: StreamSink;
  readonly clock: Clock;
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
  /** The health row as last stored, whose ages go on across restarts. */
  readHealth(): Promise<StreamHealth | undefined>;
  writeHealth(health: StreamHealth): Promise<void>;
  /** Keeps aside what could not be read. Must not reject. */
  setAside(kind: string, detail: string, sample: string): void;
}

/** What the tabs look at, taken together. */
export interface Interests {
  wanted(): Topics;
  /** Calls back after each change, until the signal is aborted. */
  onChange(listener: () => void, signal: AbortSignal): void;
  /** Whether what nobody looks at is fetched too, where it is not stored; absent: it is. */
  takesRest?(): boolean;
  /** How long the origin is asked to gather what it sends, ms; absent or `undefined`: not at all. */
  gatherMs?(): number | undefined;
}

export interface StreamReader {
  /** Runs until `signal` is aborted or the session ends. Does not reject. */
  run(signal: AbortSignal): Promise<void>;
  /** Try now, or check now whether the connection still lives. */
  wake(): void;
}

const DEFAULT_HEARTBEAT_MS = 5_000;
const LONGEST_FLOOR_MS = 5 * 60_000;
/** Whoever opens connections has a limit of their own, well below this. */
const LONGEST_OPENING_MS = 60_000;

export function createStreamReader(deps: StreamReaderDeps): StreamReader {
  const { clock, sink } = deps;
  const poison: PoisonMemory = { seenAt: undefined };
  let health = firstHealth(sink.stream);
  let attempt = 0;
  let liveSince = 0;
  let floorMs = 0;
  /** Topics found other than the origin's, and not told to it yet. */
  let untold = 0;
  const healedAt = new Map<Topic, number>();
  let onWake: () => void = () => undefined;

  async function publish(change: Partial<StreamHealth>): Promise<void> {
    health = { ...health, ...change };
    try {
      await deps.writeHealth(health);
    } catch {
      // A health row that cannot be written grows old, which is what it then means.
    }
  }

  async function signalled(signal: StreamSignal) {
    const transition = nextStreamState(health.state, signal);
    if (transition.to === health.state) return transition;
    const now = clock.now();
    if (health.state === 'live' && now - liveSince >= HEALTHY_MS) attempt = 0;
    if (transition.to === 'live') liveSince = now;
    const isLive = transition.to === 'live';
    await publish({
      state: transition.to,
      attempt: isLive ? 0 : attempt,
      retryAt: 0,
      ...(isLive ? { asOf: now } : {}),
    });
    return transition;
  }

  async function waitForRetry(signal: AbortSignal): Promise<StreamSignal> {
    const delay = retryDelay(attempt, floorMs, deps.randomness.fraction());
    attempt += 1;
    const notBefore = clock.now() + floorMs;
    await publish({ retryAt: clock.now() + delay, attempt });
    const woken = linkedAbort(signal);
    // A wake skips the jitter, never the time the origin asked for.
    onWake = () => {
      if (clock.now() >= notBefore) woken.abort();
    };
    await pause(clock, delay, woken.signal);
    woken.unlink();
    onWake = () => undefined;
    floorMs = 0;
    if (signal.aborted) return 'signOut';
    return woken.signal.aborted ? 'wake' : 'retryDue';
  }

  const takesRest = () => deps.interests !== undefined && deps.interests.takesRest?.() !== false;

  /** Whether the offer is partial and what it lacks is to be asked for by now, on another connection than this one. */
  async function isRestDue(asked: Asked | undefined): Promise<boolean> {
    const wanted = deps.interests?.wanted();
    if (wanted === undefined || !takesRest() || asked?.behind.has('all') === true) return false;
    // Asked at every heartbeat, and of a whole offer there is nothing more to find out.
    if ((await sink.topical?.isPartial().catch(() => false)) !== true) return false;
    const next = await sink.place(wanted, true).catch(() => undefined);
    return next?.asked?.behind.has('all') === true;
  }

  /** What images in blocks do to a connection: one that is over lets other topics be asked for. */
  function imageTurns(signal: AbortSignal, refocus: () => void): ImageTurns | undefined {
    const { images } = deps;
    if (images === undefined) return undefined;
    let fold: (() => void) | undefined;
    let isWhole = false;
    images.onTurn((turn) => {
      isWhole = turn === 'whole';
      if (isWhole) fold?.();
      else refocus();
    }, signal);
    return {
      begun: images.wake,
      noRoom: images.refuse,
      foldable: (takeOver) => {
        fold = takeOver;
      },
      folded: (isSound) => {
        isWhole = false;
        images.ended(isSound);
        // Of one that was taken over the tabs say themselves what they look at now.
        if (!isSound) refocus();
      },
      level: () => {
        // It may have become whole before this connection stood anywhere.
        if (isWhole) fold?.();
      },
    };
  }

  /** A connection that takes the place of a living one must open before that one would have been given up (S-6). Ms. */
  function silenceLeft(): number {
    const limit = health.heartbeatMs * WATCHDOG_HEARTBEATS;
    if (health.state !== 'live') return LONGEST_OPENING_MS;
    return Math.min(limit, Math.max(0, limit - (clock.now() - health.lastByteAt)));
  }

  async function connect(signal: AbortSignal): Promise<StreamSignal> {
    const connection = linkedAbort(signal);
    let instead: 'refocus' | 'diverged' | 'silent' | undefined;
    const letGo = (why: 'refocus' | 'diverged' | 'silent') => {
      if (connection.signal.aborted) return;
      instead = why;
      connection.abort();
    };
    const cancelWatchdog = clock.after(silenceLeft(), () => {
      letGo('silent');
    });
    try {
      const wanted = deps.interests?.wanted();
      // A whole image has every fixture, whatever is asked for, and a member who looks around must not have it begun anew each time.
      let isImageComing = false;
      let isWaiting = false;
      deps.interests?.onChange(() => {
        if (isImageComing) isWaiting = true;
        else letGo('refocus');
      }, connection.signal);
      const { cursor, asked } = await sink.place(wanted, takesRest());
      const name = cursor === undefined ? undefined : formatPosition(cursor);
      const telling = untold;
      const gatherMs = deps.interests?.gatherMs?.();
      const query = queryOf(asked, { takesBlocks: deps.images?.isTaken ?? false, gatherMs, diverged: telling });
      const answer = await deps.open(name, connection.signal, query);
      cancelWatchdog();
      if (signal.aborted || answer.kind === 'ended') return 'signOut';
      if (instead !== undefined) return instead;
      if (answer.kind === 'refused') floorMs = Math.max(floorMs, answer.retryAfterMs);
      if (answer.kind !== 'open') return answer.kind === 'refused' ? 'refused' : 'lost';
      untold -= telling;
      await signalled('opened');
      const turns = imageTurns(connection.signal, () => letGo('refocus'));
      const end = await followConnection({
        ...deps,
        poison,
        cursor,
        asked,
        body: answer.body,
        // How much of it came over the line cannot be seen from here.
        meter: answer.isCompressed ? undefined : deps.meter,
        connection,
        signalled: async (signal) => {
          isImageComing = signal === 'reset' || (isImageComing && signal !== 'caughtUp');
          const transition = await signalled(signal);
          if (isWaiting && !isImageComing) letGo('refocus');
          return transition;
        },
        publish,
        health: () => health,
        onFrames: () => {
          health = { ...health, lastByteAt: clock.now() };
        },
        healedAt,
        onDiverged: async (topics) => {
          untold += topics.length;
          await publish({ diverged: (health.diverged ?? 0) + topics.length });
        },
        onHealDue: () => {
          letGo('diverged');
        },
        onLevel: () => {
          // Not before: what the tabs look at would be asked for anew in its middle.
          if (deps.interests?.gatherMs?.() !== gatherMs) letGo('refocus');
          else
            void isRestDue(asked).then((isDue) => {
              if (isDue) letGo('refocus');
            });
        },
        ...(turns === undefined ? {} : { imageTurns: turns }),
        onRetryHint: (ms) => {
          floorMs = Math.max(floorMs, Math.min(ms, LONGEST_FLOOR_MS));
        },
        onWakeable: (listener) => {
          onWake = listener;
        },
      });
      return signal.aborted ? 'signOut' : (instead ?? end);
    } catch {
      return signal.aborted ? 'signOut' : (instead ?? 'lost');
    } finally {
      cancelWatchdog();
      connection.unlink();
      connection.abort();
    }
  }

  return {
    async run(signal) {
      const stored = await deps.readHealth().catch(() => undefined);
      if (stored !== undefined) health = { ...stored, state: 'signedOut', retryAt: 0, attempt: 0 };
      let next: StreamSignal = 'signIn';
      for (;;) {
        const { action } = await signalled(next);
        if (action === 'connect') next = await connect(signal);
        else if (action === 'wait') next = await waitForRetry(signal);
        else return;
      }
    },
    wake() {
      deps.images?.wake();
      onWake();
    },
  };
}

function firstHealth(stream: StreamHealth['stream']): StreamHealth {
  return {
    stream,
    state: 'signedOut',
    lastByteAt: 0,
    asOf: 0,
    heartbeatMs: DEFAULT_HEARTBEAT_MS,
    retryAt: 0,
    attempt: 0,
    clockOffset: 0,
  };
}
