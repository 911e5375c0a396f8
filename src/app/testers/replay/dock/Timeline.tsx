/**
 * The bar of time: how much changed when, five lanes of marks, the cursor, what a pointer means. A slider for the keyboard and for whoever
 * cannot see it (RPL-6).
 */
import { useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import { formatWon } from '../../../../domain/kernel/money.ts';
import type { Loop } from '../../../../domain/recording/player.ts';
import { ageText, minuteText, secondText } from '../../../kit/copy/time.ts';
import { dockWords, markNames } from '../../copy/replay.ts';
import type { Film } from '../playback/film.ts';
import { MARK_KINDS, type Mark } from '../playback/marks.ts';
import { hasModifier } from '../../../kit/ui/hasModifier.ts';
import type { DockActs } from './dockActs.ts';
import { drawTimeline, LANE, RATE } from './drawTimeline.ts';
import { markNear, momentAt, shareOf, ticksOf } from './timeline.ts';
import * as styles from './Timeline.css.ts';

interface TimelineProps {
  readonly film: Film;
  readonly acts: DockActs;
  /** Epoch ms of the recording. */
  readonly clock: number;
  readonly loop: Loop | undefined;
  /** Whose colours are drawn. */
  readonly theme: string | undefined;
  /** Place that is shown: says how much changes there. */
  readonly speedAt: number;
}

/** How near a pointer has to come to a mark, px. */
const REACH_PX = 6;
const SECOND_MS = 1_000;
/** What a moment needs to be written, px. */
const TICK_PX = 110;
/** Below this, seconds are written under the bar. */
const SHORT_MS = 120_000;

export function Timeline({ film, acts, clock, loop, theme, speedAt }: TimelineProps) {
  const { reel } = film;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  const [meant, setMeant] = useState<{ readonly at: number; readonly mark: Mark | undefined }>();
  useEffect(() => {
    const { current } = canvas;
    if (current === null) return undefined;
    const look = () => setWidth(current.clientWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (canvas.current !== null && width > 0) drawTimeline(canvas.current, { film, loop, width, theme });
  }, [film, loop, width, theme]);
  const momentOf = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    return momentAt(reel, (event.clientX - box.left) / Math.max(1, box.width));
  };
  const mean = (event: PointerEvent) => {
    const at = momentOf(event);
    const reach = ((reel.until - reel.from) * REACH_PX) / Math.max(1, width);
    setMeant({ at, mark: markNear(film.marks, at, reach) });
    if (event.buttons === 1) acts.seekTo(at);
  };
  return (
    <div className={styles.timeline}>
      <Labels film={film} perSecond={changesAt(film, speedAt, clock)} />
      <div
        className={styles.area}
        role="slider"
        tabIndex={0}
        aria-label={dockWords.scrubber}
        aria-valuemin={Math.round(reel.from)}
        aria-valuemax={Math.round(reel.until)}
        aria-valuenow={Math.round(clock)}
        aria-valuetext={secondText(clock)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          acts.seekTo(momentOf(event));
        }}
        onPointerMove={mean}
        onPointerLeave={() => setMeant(undefined)}
        onKeyDown={(event) => {
          if (!hasModifier(event) && onSliderKey(acts, clock, event.key)) event.preventDefault();
        }}
      >
        <canvas ref={canvas} className={styles.canvas} />
        <span className={styles.cursor} style={{ insetInlineStart: `${shareOf(reel, clock) * 100}%` }} />
        {meant === undefined ? null : (
          <span
            className={styles.tip}
            style={{ insetInlineStart: `${shareOf(reel, meant.at) * 100}%` }}
            data-late={shareOf(reel, meant.at) > 0.7 || undefined}
          >
            {meant.mark === undefined ? secondText(meant.at) : tipOf(meant.mark)}
          </span>
        )}
        <Axis reel={reel} width={width} />
      </div>
    </div>
  );
}

interface LabelsProps {
  readonly film: Film;
  /** Changes of the last second. */
  readonly perSecond: number;
}

function Labels({ film, perSecond }: LabelsProps) {
  const counts = useMemo(
    () => new Map(MARK_KINDS.map((kind) => [kind, film.marks.filter((mark) => mark.kind === kind).length])),
    [film],
  );
  return (
    <div className={styles.labels}>
      <span className={styles.label} style={{ blockSize: RATE }}>
        {dockWords.changes}
        <span className={styles.count}>{dockWords.perSecond(formatWon(perSecond))}</span>
      </span>
      {MARK_KINDS.map((kind) => (
        <span key={kind} className={styles.label} style={{ blockSize: LANE }}>
          {markNames[kind]}
          <span className={styles.count}>{counts.get(kind)}</span>
        </span>
      ))}
    </div>
  );
}

function Axis({ reel, width }: { readonly reel: Film['reel']; readonly width: number }) {
  const ticks = useMemo(() => ticksOf(reel, Math.max(2, Math.floor(width / TICK_PX))), [reel, width]);
  const isShort = reel.until - reel.from < SHORT_MS;
  return (
    <div className={styles.axis} aria-hidden="true">
      {ticks.map((at) => (
        <span key={at} className={styles.tick} style={{ insetInlineStart: `${shareOf(reel, at) * 100}%` }}>
          {isShort ? secondText(at) : minuteText(at)}
        </span>
      ))}
    </div>
  );
}

function tipOf({ kind, from, until, about }: Mark): string {
  const length = until === undefined ? 0 : until - from;
  if (kind === 'gap') return `${secondText(from)} · ${dockWords.gapOf(ageText(length))}`;
  const parts = [secondText(from), markNames[kind], about];
  return parts.filter((part) => part !== '').join(' · ');
}

/** Changes of the second that ends at a moment. */
function changesAt({ reel, weights }: Film, place: number, clock: number): number {
  let sum = 0;
  for (let n = place - 1; n >= 0 && (reel.times[n] ?? 0) > clock - SECOND_MS; n -= 1) sum += weights[n] ?? 0;
  return sum;
}

/** Keys of a slider that are not the dock's own: those it leaves to the dock, which does the same by them (RPL-7). */
function onSliderKey(acts: DockActs, clock: number, key: string): boolean {
  const known: Readonly<Record<string, () => void>> = {
    ArrowDown: () => acts.step('entry', true),
    ArrowUp: () => acts.step('entry', false),
    PageDown: () => acts.seekTo(clock - 10 * SECOND_MS),
    PageUp: () => acts.seekTo(clock + 10 * SECOND_MS),
  };
  const act = known[key];
  act?.();
  return act !== undefined;
}
