/**
 * The frames of a draw as the browser drew them, out of its own trace. A script's frames tell how busy the page's thread is; what moves by transform
 * and opacity is drawn by another one, whatever that thread does, and what cannot be drawn there is counted.
 */
import type { Browser, Page } from 'playwright';
import { z } from 'zod';
import { quantile } from '../report/statistics.ts';

export interface DrawnFrames {
  /** Moves of the draw, and those of them that the page's own thread has to draw. */
  readonly moves: number;
  readonly byPage: number;
  /** Frames that were due while something moved, and those of them that nothing was drawn in. */
  readonly due: number;
  readonly missed: number;
  /** Between one frame drawn and the next, ms. */
  readonly p99: number;
}

const CATEGORIES = [
  ...['blink.animations', 'blink.user_timing', 'devtools.timeline'],
  ...['devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame'],
];
const MARK = 'frames-of-a-draw';
/** Microseconds. */
const FRAME_US = 1_000_000 / 60;

const Event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  /** Microseconds. */
  ts: z.number(),
  id2: z.object({ local: z.string().optional() }).optional(),
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

/** Of one page of a browser, for so many ms. */
export async function drawnFrames(browser: Browser, page: Page, ms: number): Promise<DrawnFrames> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate((mark) => performance.mark(mark), MARK);
  await page.waitForTimeout(ms);
  const { traceEvents } = Trace.parse(JSON.parse((await browser.stopTracing()).toString('utf8')));
  return readFrames(traceEvents.flatMap((one) => Event.safeParse(one).data ?? []));
}

/** @param events of all processes, in any order */
function readFrames(events: readonly Event[]): DrawnFrames {
  const pid = events.find(({ name }) => name === MARK)?.pid;
  const own = events.filter((event) => event.pid === pid).toSorted((a, b) => a.ts - b.ts);
  const moves = own.filter(({ name }) => name === 'Animation');
  const spans = spansOf(moves);
  const isMoving = (at: number) => spans.some(({ from, until }) => at >= from && at <= until);
  const drawn = new Set(own.flatMap(({ name, args }) => (name === 'DrawFrame' ? (args?.frameSeqId ?? []) : [])));
  const due = own.filter(({ name, ts }) => name === 'BeginFrame' && isMoving(ts));
  const at = due.filter(({ args }) => drawn.has(args?.frameSeqId ?? -1)).map(({ ts }) => ts);
  // A frame may not even begin where nobody had time for it: what lies between two that were drawn counts, within one span.
  const between = at.slice(1).flatMap((ts, index) => {
    const before = at[index] ?? ts;
    return spans.some(({ from, until }) => before >= from && ts <= until) ? [(ts - before) / 1_000] : [];
  });
  const lost = between.reduce((sum, gap) => sum + Math.round((gap * 1_000) / FRAME_US) - 1, 0);
  return {
    moves: moves.filter(({ ph }) => ph === 'b').length,
    byPage: moves.filter(({ args }) => (args?.data?.compositeFailed ?? 0) !== 0).length,
    due: between.length + lost,
    missed: lost,
    p99: quantile(between, 0.99),
  };
}

interface Span {
  readonly from: number;
  readonly until: number;
}

/** When something moves, from two frames after it began: it is handed over in them. */
function spansOf(moves: readonly Event[]): readonly Span[] {
  const spans: Span[] = [];
  const running = new Set<string>();
  let from = 0;
  for (const { ph, ts, id2 } of moves) {
    const id = id2?.local ?? '';
    if (ph === 'b') {
      if (running.size === 0) from = ts + 2 * FRAME_US;
      running.add(id);
    }
    if (ph !== 'e' || !running.delete(id) || running.size > 0) continue;
    if (ts > from) spans.push({ from, until: ts });
  }
  if (running.size > 0) spans.push({ from, until: Infinity });
  return spans;
}
