/**
 * The frames of a scroll as the browser showed them, out of its own trace. A script's frames tell how busy the page's thread is; what a member sees moves
 * on by the compositor's, whatever that thread does, and shows what is painted by then.
 */
import type { Page } from 'playwright';
import { z } from 'zod';
import { quantile } from '../report/statistics.ts';
import { LOOKING, noteFrames, scrollBy, takeFrames } from './noteInPage.ts';
import { countFrames, type ShownFrames } from './shownFrames.ts';

/** While it scrolled. */
export interface ScrolledFrames extends ShownFrames {
  /** Frames that showed a part of the page before it was painted. */
  readonly blank: number;
  /** Between one frame and the next, p99, ms, of the page's own thread. */
  readonly ownP99: number;
}

const CATEGORIES = ['benchmark'];
const ENDS = 'InputLatency::GestureScrollEnd';

const Event = z.object({
  name: z.string(),
  ph: z.string(),
  /** Microseconds. */
  ts: z.number(),
  args: z
    .object({
      frame_reporter: z
        .object({
          frame_source: z.number(),
          frame_sequence: z.number(),
          scroll_state: z.string(),
          state: z.string(),
          checkerboarded_needs_raster: z.boolean().optional(),
          checkerboarded_needs_record: z.boolean().optional(),
        })
        .optional(),
    })
    .optional(),
});
type Event = z.infer<typeof Event>;
const Trace = z.object({ traceEvents: z.array(z.unknown()) });

/**
 * Scrolls as `scrollBy` does, no farther than there is page (`roomBelow`). One measurement at a time in a browser.
 *
 * @param speed px a second
 * @throws where the trace has no frame of it
 */
export async function scrolledFrames(
  page: Page,
  distances: readonly number[],
  speed = LOOKING,
): Promise<ScrolledFrames> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('a browser of its own is needed');
  await noteFrames(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  await scrollBy(page, distances, speed);
  const trace = await browser.stopTracing();
  const own = await takeFrames(page);
  const { traceEvents } = Trace.parse(JSON.parse(trace.toString('utf8')));
  const shown = readFrames(traceEvents.flatMap((one) => Event.safeParse(one).data ?? []));
  return { ...shown, ownP99: quantile(own, 0.99) };
}

/** Px that a page can be scrolled down: at its end nothing moves, and no frame is due. */
export const roomBelow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);

/** @param events of all processes, in any order */
function readFrames(events: readonly Event[]): Omit<ScrolledFrames, 'ownP99'> {
  const frames = new Map<string, { at: number; isShown: boolean; isBlank: boolean }>();
  for (const { name, ph, ts, args } of events) {
    const told = args?.frame_reporter;
    if (name !== 'PipelineReporter' || ph !== 'b' || told === undefined || told.scroll_state === 'SCROLL_NONE')
      continue;
    // A frame is told twice where the page's thread was late for it: once as the compositor showed it, once as that thread had it.
    const key = `${told.frame_source} ${told.frame_sequence}`;
    const frame = frames.get(key) ?? { at: ts, isShown: false, isBlank: false };
    frame.isShown ||= told.state.startsWith('STATE_PRESENTED');
    frame.isBlank ||= told.checkerboarded_needs_raster === true || told.checkerboarded_needs_record === true;
    frames.set(key, frame);
  }
  const shown = [...frames.values()].filter(({ isShown }) => isShown).toSorted((a, b) => a.at - b.at);
  if (shown.length === 0) throw new Error('no frame of a scroll was traced');
  const ends = events.filter(({ name }) => name === ENDS).map(({ ts }) => ts);
  const between = shown.slice(1).flatMap(({ at }, index) => {
    const before = shown[index]?.at ?? at;
    // One gesture ends before the next begins: what lies between is no frame that was due.
    return ends.some((end) => end > before && end <= at) ? [] : [(at - before) / 1_000];
  });
  return { ...countFrames(between), blank: shown.filter(({ isBlank }) => isBlank).length };
}
