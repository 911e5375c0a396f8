/**
 * The frames of a draw as the browser drew them, out of its own trace. A script's frames tell how busy the page's thread is; what moves by transform
 * and opacity is drawn by another one, whatever that thread does, and what cannot be drawn there is counted.
 */
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { BenchTab } from '../browser/benchTab.ts';
import { countFrames, FRAME_MS, type ShownFrames } from '../browser/shownFrames.ts';

/** While something moved. */
export interface DrawnFrames extends ShownFrames {
  /** Moves of the draw, and those of them that the page's own thread has to draw. */
  readonly moves: number;
  readonly byPage: number;
}

const CATEGORIES = [
  ...['blink.animations', 'blink.user_timing', 'devtools.timeline'],
  ...['devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame'],
];
const MARK = 'frames-of-a-draw';

const Event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  /** Microseconds. */
  ts: z.number(),
  args: z
    .object({
      frameSeqId: z.number().optional(),
      data: z.object({ compositeFailed: z.number().optional() }).loose().optional(),
    })
    .loose()
    .optional(),
});
type Event = z.infer<typeof Event>;
const Trace = z.object({ traceEvents: z.array(z.unknown()) });

/**
 * In the page: from when until when each of its moves goes on, ms since the mark; without what it waits for first, and without what was before the first
 * frame that it was there for: its start is one of the draw's, whenever the tab comes to it.
 */
const NOTE_MOVES = `(() => {
  const noted = new Map();
  const first = new WeakMap();
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const move = animate.apply(this, given);
    requestAnimationFrame((at) => first.set(move, at));
    return move;
  };
  const from = performance.mark('${MARK}').startTime;
  const look = () => {
    for (const move of document.getAnimations()) {
      const { delay, endTime } = move.effect.getComputedTiming();
      if (move.startTime === null) continue;
      noted.set(move, { from: Math.max(move.startTime + delay, first.get(move) ?? 0) - from, until: move.startTime + endTime - from });
    }
  };
  const timer = setInterval(look, 200);
  globalThis.takeMoves = () => {
    clearInterval(timer);
    Element.prototype.animate = animate;
    return [...noted.values()];
  };
})()`;

/** Of a tab in front, for so many ms. */
export async function drawnFrames(tab: BenchTab, ms: number): Promise<DrawnFrames> {
  let moves: readonly Span[] = [];
  const trace = await tab.trace(CATEGORIES, async () => {
    await tab.run(NOTE_MOVES, z.unknown());
    await setTimeout(ms);
    moves = await tab.run('takeMoves()', z.array(z.object({ from: z.number(), until: z.number() })));
  });
  const { traceEvents } = Trace.parse(JSON.parse(trace));
  return readFrames(
    traceEvents.flatMap((one) => Event.safeParse(one).data ?? []),
    moves,
  );
}

/**
 * @param events of all processes, in any order
 * @param moved ms since the mark
 */
function readFrames(events: readonly Event[], moved: readonly Span[]): DrawnFrames {
  const mark = events.find(({ name }) => name === MARK);
  const own = events.filter(({ pid }) => pid === mark?.pid).toSorted((a, b) => a.ts - b.ts);
  const moves = own.filter(({ name }) => name === 'Animation');
  const spans = joined(moved).map(({ from, until }) => ({
    from: (mark?.ts ?? 0) + (from + 2 * FRAME_MS) * 1_000,
    until: (mark?.ts ?? 0) + until * 1_000,
  }));
  const isMoving = (at: number) => spans.some(({ from, until }) => at >= from && at <= until);
  const drawn = new Set(own.flatMap(({ name, args }) => (name === 'DrawFrame' ? (args?.frameSeqId ?? []) : [])));
  const due = own.filter(({ name, ts }) => name === 'BeginFrame' && isMoving(ts));
  const at = due.filter(({ args }) => drawn.has(args?.frameSeqId ?? -1)).map(({ ts }) => ts);
  // What lies between two that were drawn counts within one span.
  const between = at.slice(1).flatMap((ts, index) => {
    const before = at[index] ?? ts;
    return spans.some(({ from, until }) => before >= from && ts <= until) ? [(ts - before) / 1_000] : [];
  });
  return {
    ...countFrames(between),
    moves: moves.filter(({ ph }) => ph === 'b').length,
    byPage: moves.filter(({ args }) => (args?.data?.compositeFailed ?? 0) !== 0).length,
  };
}

interface Span {
  readonly from: number;
  readonly until: number;
}

/** When something moves: what overlaps or meets is one. The first two frames of each are those in which it is handed over. */
function joined(moves: readonly Span[]): readonly Span[] {
  const spans: Span[] = [];
  for (const { from, until } of moves.toSorted((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last === undefined || from > last.until) spans.push({ from, until });
    else spans[spans.length - 1] = { from: last.from, until: Math.max(last.until, until) };
  }
  return spans;
}
