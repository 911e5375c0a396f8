/**
 * One direction of a line: packets of all its connections in turns, at one rate, each delivered a delay later and in its connection's order.
 *
 * It knows no socket and no time of its own. A timer that comes late delays nothing that follows: what was due meanwhile passes at once.
 */
import type { Clock } from '../../../src/worker/ports/clock.ts';
import { msOf } from './figures.ts';

export interface LaneFigures {
  readonly bitsPerSecond: number;
  readonly delayMs: number;
  readonly jitterMs: number;
}

export interface FlowEnd {
  deliver(bytes: Buffer): void;
  /** Everything before it was delivered. */
  end(): void;
  /** There is room again after a `push` that said there is none. */
  onRoom(): void;
}

/** What one connection sends in this direction. */
export interface Flow {
  /** @returns whether there is room for more */
  push(bytes: Buffer): boolean;
  /** After what was pushed. */
  finish(): void;
  /** Lets go of everything that waits or is on its way; nothing is delivered any more. */
  drop(): void;
}

export interface Lane {
  /** @param ms that pass before anything of it can be delivered, beside its delay */
  open(end: FlowEnd, ms: number): Flow;
  /** From now on. */
  change(figures: LaneFigures): void;
}

/** Bytes of a packet on a phone's line. */
export const PACKET = 1_400;
/** Bytes of a connection that wait before a lane; more stay with the sender. */
export const ROOM = 64 * 1_024;

interface Arrival {
  /** Epoch ms. */
  readonly at: number;
  readonly act: () => void;
}

interface Waiting {
  readonly end: FlowEnd;
  /** Not yet on the line. */
  pending: Buffer[];
  size: number;
  isFinished: boolean;
  isFull: boolean;
  isGone: boolean;
  /** On their way, in order. */
  coming: Arrival[];
  isAwaited: boolean;
  /** No packet of it is delivered before, epoch ms. */
  notBefore: number;
}

export function createLane(clock: Clock, random: () => number, first: LaneFigures): Lane {
  let figures = first;
  let turns: Waiting[] = [];
  /** When the packet that is on the line has passed, epoch ms. */
  let freeAt = -Infinity;
  let cancel: (() => void) | undefined;

  const sendOn = (flow: Waiting, act: () => void) => {
    const at = Math.max(flow.notBefore, freeAt + figures.delayMs + figures.jitterMs * random());
    flow.notBefore = at;
    flow.coming.push({ at, act });
    arrive(flow);
  };
  /** One timer a connection: of two for almost the same moment either may go off first. */
  const arrive = (flow: Waiting) => {
    const [next] = flow.coming;
    if (next === undefined || flow.isAwaited) return;
    flow.isAwaited = true;
    clock.after(next.at - clock.now(), () => {
      flow.isAwaited = false;
      do flow.coming.shift()?.act();
      while ((flow.coming[0]?.at ?? Infinity) <= clock.now());
      arrive(flow);
    });
  };
  const pass = (flow: Waiting) => {
    const packet = takeFrom(flow);
    freeAt += msOf(packet.length, figures.bitsPerSecond);
    sendOn(flow, () => {
      flow.end.deliver(packet);
    });
    if (flow.isFull && flow.size < ROOM) {
      flow.isFull = false;
      flow.end.onRoom();
    }
  };
  const serve = () => {
    cancel?.();
    cancel = undefined;
    if (figures.bitsPerSecond === 0) return;
    while (turns.length > 0 && freeAt <= clock.now()) {
      const [flow, ...others] = turns as [Waiting, ...Waiting[]];
      turns = others;
      if (flow.size > 0) pass(flow);
      if (flow.size > 0) turns.push(flow);
      else if (flow.isFinished) sendOn(flow, () => flow.end.end());
    }
    if (turns.length > 0) cancel = clock.after(freeAt - clock.now(), serve);
  };
  const wait = (flow: Waiting) => {
    if (turns.length === 0) freeAt = Math.max(freeAt, clock.now());
    if (!turns.includes(flow)) turns.push(flow);
    serve();
  };
  return {
    open(end, ms) {
      const flow: Waiting = {
        end,
        pending: [],
        size: 0,
        isFinished: false,
        isFull: false,
        isGone: false,
        coming: [],
        isAwaited: false,
        notBefore: 0,
      };
      flow.notBefore = clock.now() + ms + figures.delayMs;
      return {
        push(bytes) {
          if (flow.isGone || bytes.length === 0) return true;
          flow.pending.push(bytes);
          flow.size += bytes.length;
          flow.isFull = flow.size >= ROOM;
          wait(flow);
          return !flow.isFull;
        },
        finish() {
          if (flow.isFinished || flow.isGone) return;
          flow.isFinished = true;
          wait(flow);
        },
        drop() {
          flow.isGone = true;
          flow.pending = [];
          flow.coming = [];
          flow.size = 0;
          turns = turns.filter((one) => one !== flow);
        },
      };
    },
    change(to) {
      figures = to;
      freeAt = Math.max(freeAt, clock.now());
      serve();
    },
  };
}

/** @returns at most a packet from its front */
function takeFrom(flow: Waiting): Buffer {
  const taken: Buffer[] = [];
  let size = 0;
  for (let piece = flow.pending[0]; piece !== undefined && size < PACKET; piece = flow.pending[0]) {
    const part = piece.subarray(0, PACKET - size);
    taken.push(part);
    size += part.length;
    if (part.length === piece.length) flow.pending.shift();
    else flow.pending[0] = piece.subarray(part.length);
  }
  flow.size -= size;
  return Buffer.concat(taken);
}
