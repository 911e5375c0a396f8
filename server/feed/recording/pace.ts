/**
 * When the lines of a recording are told, and what time they tell: the recording's own, moved (REC-16). The machine decides how long playing
 * takes, and nothing that is told.
 */
import type { Clock } from '../../clock.ts';
import type { FeedReport } from '../feed.ts';
import { createTimeline, type Timeline } from './timeline.ts';

/** Recorded seconds per second, or as fast as it goes. */
export type Speed = number | 'max';

/** From when a recording is played on. */
export interface Pace {
  readonly timeline: Timeline;
  /** When a line is due, and the time of what it says: epoch ms. */
  dueAt(index: number): number;
  /** Ms until a line is due; 0 where nothing is waited for. */
  waitFor(index: number): number;
  /** The same report at the time to which its own is moved. */
  moved(report: FeedReport): FeedReport;
  /** Recorded seconds per second so far; `null` before there is anything to measure. */
  actualSpeed(index: number): number | null;
  /** Ms since the beginning, by a steady clock. */
  elapsed(): number;
}

export interface PaceOptions {
  readonly clock: Clock;
  readonly stamps: readonly (number | undefined)[];
  readonly speed: Speed;
  readonly longestGapMs: number;
}

/** Begins now; as fast as it goes, it is played as if its last line were now, with its pauses as they were. */
export function createPace({ clock, stamps, speed, longestGapMs }: PaceOptions): Pace {
  const isPaced = speed !== 'max';
  const rate = isPaced ? speed : 1;
  const timeline = createTimeline(stamps, rate, isPaced ? longestGapMs : Infinity);
  const began = clock.elapsed();
  const origin = Math.floor(clock.now()) - (isPaced ? 0 : Math.ceil(timeline.length));
  const starts = createStarts((recorded) => Math.round(origin + timeline.momentAt(recorded)));
  const moveTo = (recorded: number) => Math.max(0, Math.round(origin + timeline.momentAt(recorded)));
  const elapsed = () => clock.elapsed() - began;
  return {
    timeline,
    dueAt: (index) => Math.floor(origin + timeline.playedAt(index)),
    waitFor: (index) => (isPaced ? Math.max(0, timeline.playedAt(index) - elapsed()) : 0),
    moved(report) {
      if (report.kind === 'fixture') return { ...report, startAt: starts(report.fixtureId, report.startAt) };
      if (report.kind !== 'pastGame') return report;
      return { ...report, startAt: moveTo(report.startAt), endedAt: moveTo(report.endedAt) };
    },
    actualSpeed(index) {
      const took = elapsed();
      return took <= 0 ? null : (timeline.playedAt(index) * rate) / took;
    },
    elapsed,
  };
}

/**
 * Moves starts. Two that follow one another and differ in the recording differ here as well, by a millisecond if need be: else whether a fixture
 * changed would depend on the speed.
 */
function createStarts(move: (recorded: number) => number) {
  const last = new Map<string, { readonly recorded: number; readonly moved: number }>();
  return (fixtureId: string, recorded: number): number => {
    const before = last.get(fixtureId);
    if (before?.recorded === recorded) return before.moved;
    const plain = move(recorded);
    const moved = before?.moved === plain ? plain + Math.sign(recorded - before.recorded) : plain;
    last.set(fixtureId, { recorded, moved });
    return moved;
  };
}
