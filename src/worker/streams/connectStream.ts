/** One connection of a stream, from its opening to the signal that it ended with. */
import { WATCHDOG_HEARTBEATS, type StreamHealth } from '../../domain/events/connection.ts';
import type { Topic } from '../../domain/events/topics.ts';
import { formatPosition, type Position } from '../../domain/kernel/position.ts';
import type { StreamAnswer } from '../http/originClient.ts';
import type { LineMeter } from '../line/meter.ts';
import type { Clock, SteadyClock } from '../ports/clock.ts';
import { linkedAbort, type LinkedAbort } from '../ports/linkedAbort.ts';
import { followConnection } from './followConnection.ts';
import type { PoisonMemory } from './frameProgress.ts';
import type { ImageFetch } from './imageFetch.ts';
import { imageTurns } from './imageTurns.ts';
import { isMoreDue, takesRest, watchInterests, type Interests, type RefocusWatch } from './streamInterests.ts';
import { queryOf } from './streamQuery.ts';
import type { Asked, StreamSink } from './streamSink.ts';
import type { StreamStanding } from './streamStanding.ts';
import type { StreamSignal } from './streamState.ts';

/** What outlives a connection and is neither stored nor shown. */
export interface ConnectionMemory {
  readonly poison: PoisonMemory;
  /** When an image of each topic was asked for last, epoch ms. */
  readonly healedAt: Map<Topic, number>;
  /** Topics found other than the origin's, and not told to it yet. */
  untold: number;
  /** How long the origin asked to be left alone, ms. */
  floorMs: number;
}

export interface ConnectDeps {
  readonly sink: StreamSink;
  readonly clock: SteadyClock;
  readonly standing: StreamStanding;
  readonly memory: ConnectionMemory;
  open(cursor: string | undefined, signal: AbortSignal, query: string): Promise<StreamAnswer>;
  readonly interests: Interests | undefined;
  readonly images: Omit<ImageFetch, 'run'> | undefined;
  readonly meter: Pick<LineMeter, 'reading'> | undefined;
  onCut(): void;
  onWidth(isWide: boolean): void;
  /** Hands over what a wake does while this connection lasts. */
  onWakeable(listener: () => void): void;
  setAside(kind: string, detail: string, sample: string): void;
}

const LONGEST_FLOOR_MS = 5 * 60_000;
/** Whoever opens connections has a limit of their own, well below this. */
const LONGEST_OPENING_MS = 60_000;

/** Does not reject. @param signal of the session: once aborted, the answer is `signOut` */
export async function connectStream(deps: ConnectDeps, signal: AbortSignal): Promise<StreamSignal> {
  const { clock, interests, memory, sink, standing } = deps;
  const held = holdConnection(signal);
  const cancelWatchdog = clock.after(silenceLeft(standing.health, clock), () => {
    held.letGo('silent');
  });
  try {
    const wanted = interests?.wanted();
    const watch = watchInterests(interests, () => held.letGo('refocus'), held.link.signal);
    const { cursor, asked } = await sink.place(wanted, takesRest(interests));
    const name = cursor === undefined ? undefined : formatPosition(cursor);
    const telling = memory.untold;
    const gatherMs = interests?.gatherMs?.();
    const query = queryOf(asked, { takesBlocks: deps.images?.isTaken ?? false, gatherMs, diverged: telling });
    const answer = await deps.open(name, held.link.signal, query);
    cancelWatchdog();
    if (signal.aborted || answer.kind === 'ended') return 'signOut';
    if (held.reason !== undefined) return held.reason;
    if (answer.kind === 'refused') memory.floorMs = Math.max(memory.floorMs, answer.retryAfterMs);
    if (answer.kind !== 'open') return answer.kind === 'refused' ? 'refused' : 'lost';
    memory.untold -= telling;
    await standing.signalled('opened');
    const end = await follow(deps, held, watch, { cursor, asked, gatherMs }, answer);
    return signal.aborted ? 'signOut' : (held.reason ?? end);
  } catch {
    return signal.aborted ? 'signOut' : (held.reason ?? 'lost');
  } finally {
    cancelWatchdog();
    held.link.unlink();
    held.link.abort();
  }
}

/** Why a connection was let go of that had not ended by itself. */
type LetGo = 'refocus' | 'diverged' | 'silent';

interface HeldConnection {
  readonly link: LinkedAbort;
  readonly reason: LetGo | undefined;
  /** The first reason counts. */
  letGo(why: LetGo): void;
}

function holdConnection(signal: AbortSignal): HeldConnection {
  const link = linkedAbort(signal);
  let reason: LetGo | undefined;
  return {
    link,
    get reason() {
      return reason;
    },
    letGo(why) {
      if (link.signal.aborted) return;
      reason = why;
      link.abort();
    },
  };
}

/** A connection that takes the place of a living one must open before that one would have been given up (S-6). Ms. */
function silenceLeft({ state, heartbeatMs, lastByteAt }: StreamHealth, clock: Clock): number {
  if (state !== 'live') return LONGEST_OPENING_MS;
  const limit = heartbeatMs * WATCHDOG_HEARTBEATS;
  return Math.min(limit, Math.max(0, limit - (clock.now() - lastByteAt)));
}

/** What a connection was opened with. */
interface Opening {
  readonly cursor: Position | undefined;
  readonly asked: Asked | undefined;
  readonly gatherMs: number | undefined;
}

function follow(
  deps: ConnectDeps,
  held: HeldConnection,
  watch: RefocusWatch,
  { cursor, asked, gatherMs }: Opening,
  answer: Extract<StreamAnswer, { readonly kind: 'open' }>,
): Promise<StreamSignal> {
  const { clock, interests, memory, sink, standing } = deps;
  const refocus = () => {
    held.letGo('refocus');
  };
  return followConnection({
    sink,
    clock,
    poison: memory.poison,
    cursor,
    asked,
    body: answer.body,
    // How much of it came over the line cannot be seen from here.
    meter: answer.isCompressed ? undefined : deps.meter,
    connection: held.link,
    signalled: async (signal) => {
      watch.before(signal);
      const transition = await standing.signalled(signal);
      watch.after();
      return transition;
    },
    publish: standing.publish,
    toldTime: standing.toldTime,
    health: () => standing.health,
    onCut: deps.onCut,
    onWidth: deps.onWidth,
    onFrames: standing.heard,
    healedAt: memory.healedAt,
    onDiverged: async (topics) => {
      memory.untold += topics.length;
      await standing.publish({ diverged: (standing.health.diverged ?? 0) + topics.length });
    },
    onHealDue: () => {
      held.letGo('diverged');
    },
    onLevel: () => {
      // Not before: what the tabs look at would be asked for anew in its middle.
      if (interests?.gatherMs?.() !== gatherMs) refocus();
      else
        void isMoreDue(sink, interests, asked).then((isDue) => {
          if (isDue) refocus();
        });
    },
    imageTurns: imageTurns(deps.images, refocus, held.link.signal),
    onRetryHint: (ms) => {
      memory.floorMs = Math.max(memory.floorMs, Math.min(ms, LONGEST_FLOOR_MS));
    },
    onWakeable: deps.onWakeable,
    setAside: deps.setAside,
  });
}
