/** Where a stream stands and the health row that tells screens of it: each state entered is written, and each try counted. */
import type { StreamHealth } from '../../domain/events/connection.ts';
import { instantOf, type SteadyClock } from '../ports/clock.ts';
import { createTryLater } from '../tryLater.ts';
import { createClocksApart } from './clocksApart.ts';
import { createOffsetGauge } from './offsetGauge.ts';
import { HEALTHY_MS } from './retryDelay.ts';
import { nextStreamState, type StreamSignal, type Transition } from './streamState.ts';

export interface StreamStanding {
  readonly health: StreamHealth;
  /** Tries since the stream was last healthy. */
  readonly attempt: number;
  /** Goes on from the row as it was last stored, whose ages go on across restarts. */
  restore(stored: StreamHealth): void;
  /** Moves on by a signal, and resolves once that is written. */
  signalled(signal: StreamSignal): Promise<Transition>;
  /** Resolves once it is written. Does not reject. */
  publish(change: Partial<StreamHealth>): Promise<void>;
  /** The origin said what time it is. @param cameAt by the clock that nobody sets @returns how far its clock is ahead, ms (STL-6) */
  toldTime(serverTime: number, cameAt: number): number;
  /**
   * Tells how far it is ahead once this machine's was set back, and when all that is told was by the clock as it is now (STL-7); and how far that clock has
   * gone apart from the one that nobody sets (C1).
   */
  lookAtClock(): void;
  /** Counts a try that begins in `delayMs`. */
  waits(delayMs: number): Promise<void>;
  /** Frames came; written with the next change. */
  heard(): void;
  /** The stream is over: what could not be written is not tried again. */
  end(): void;
}

const DEFAULT_HEARTBEAT_MS = 5_000;
/** How far apart the clocks are is told anew once it is so much more or less than was told, ms. */
const APART_MS = 100;

/** Begins signed out. A row that cannot be written grows old, which is what it then means; it is written once there is room (D1). */
export function createStreamStanding(
  stream: StreamHealth['stream'],
  clock: SteadyClock,
  writeHealth: (health: StreamHealth) => Promise<void>,
): StreamStanding {
  let health = firstHealth(stream);
  let attempt = 0;
  let liveSince = 0;

  const gauge = createOffsetGauge();
  const apart = createClocksApart(clock);
  const tryLater = createTryLater(clock);
  let isOver = false;

  const publish = async (change: Partial<StreamHealth>): Promise<void> => {
    health = { ...health, ...change };
    try {
      await writeHealth(health);
    } catch {
      tryLater(stream, () => {
        if (!isOver) void publish({});
      });
    }
  };

  const changeByClocks = () => changeByClock(health, gauge.look(instantOf(clock)), apart.ms());

  return {
    get health() {
      return health;
    },
    get attempt() {
      return attempt;
    },
    restore(stored) {
      health = { ...stored, state: 'signedOut', retryAt: 0, attempt: 0 };
      // Nought is also what nobody has measured yet.
      if (stored.clockOffset !== 0) gauge.goOnFrom(stored.clockOffset, stored.lastByteAt, instantOf(clock));
    },
    async signalled(signal) {
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
    },
    publish,
    toldTime: (serverTime, cameAt) => gauge.take(serverTime, cameAt, instantOf(clock)),
    lookAtClock() {
      const change = changeByClocks();
      if (change !== undefined) void publish(change);
    },
    async waits(delayMs) {
      attempt += 1;
      await publish({ retryAt: clock.now() + delayMs, attempt });
    },
    heard() {
      // What was told before them is of the clock as it was then.
      const { apartMs, ...others } = { ...health, ...changeByClocks() };
      health = { ...others, lastByteAt: clock.now() };
      apart.heard();
      // Prices that were shut by what was told of the clocks are open again at once.
      if (apartMs !== undefined) void publish({});
    },
    end() {
      isOver = true;
    },
  };
}

/** What a look at the clocks changes of a row; `undefined` for nothing. @param offset how far the origin's is ahead, if anybody knows */
function changeByClock(
  health: StreamHealth,
  offset: number | undefined,
  apartMs: number,
): Partial<StreamHealth> | undefined {
  const { lastByteAt, asOf, retryAt, clockOffset: told, apartMs: toldApart = 0 } = health;
  const clockOffset = offset ?? told;
  const setBack = clockOffset - told;
  if (setBack === 0 && Math.abs(apartMs - toldApart) < APART_MS) return undefined;
  const asSet = (at: number) => (at === 0 ? 0 : at - setBack);
  return { clockOffset, lastByteAt: asSet(lastByteAt), asOf: asSet(asOf), retryAt: asSet(retryAt), apartMs };
}

const firstHealth = (stream: StreamHealth['stream']): StreamHealth => ({
  stream,
  state: 'signedOut',
  lastByteAt: 0,
  asOf: 0,
  heartbeatMs: DEFAULT_HEARTBEAT_MS,
  retryAt: 0,
  attempt: 0,
  clockOffset: 0,
});
