/** Keeps count of a recording while it is played: lines by what became of them, markets, results, breaks (REC-6, REC-22). */
import type { FeedReport, MarketReport } from '../feed.ts';
import type { Break } from './findFiles.ts';
import type { Pace, Speed } from './pace.ts';
import type { RecordingProgress, RecordingReport, UnreadableLine } from './recordingProgress.ts';
import type { Survey } from './surveyRecording.ts';

/** Unreadable lines, and markets, that a report names. */
const NAMED = 20;
/** Kinds of message that are counted apart. */
const MOST_KINDS = 50;

/** What is noted of a recording. */
export interface RecordingLedger {
  readonly lines: () => number;
  read(reports: readonly FeedReport[]): void;
  /** Told behind the last line. */
  rest(reports: readonly FeedReport[]): void;
  ignored(what: string): void;
  unreadable(line: UnreadableLine): void;
  broke(broken: Break): void;
  hasBroken(file: string): boolean;
  progress(isOver: boolean): RecordingProgress;
  report(wasStopped: boolean): RecordingReport;
}

/** Begins with what the first pass found. */
export function openLedger(
  { format, files, leftOut, breaks: found }: Survey,
  pace: Pace,
  speed: Speed,
): RecordingLedger {
  const ignored = new Map<string, number>();
  const unreadable = { count: 0, first: [] as UnreadableLine[] };
  const breaks = [...found];
  const markets = createMarketBook();
  let line = 0;
  const take = (reports: readonly FeedReport[]) => {
    for (const report of reports) if (report.kind === 'market') markets.take(report);
  };
  const common = () => ({
    line,
    lines: pace.timeline.lines,
    format: format.name,
    speed,
    actualSpeed: line === 0 ? null : pace.actualSpeed(line - 1),
  });
  return {
    lines: () => line,
    read(reports) {
      line += 1;
      take(reports);
    },
    rest: take,
    ignored(what) {
      const kind = ignored.has(what) || ignored.size < MOST_KINDS ? what : 'other';
      ignored.set(kind, (ignored.get(kind) ?? 0) + 1);
    },
    unreadable(told) {
      unreadable.count += 1;
      if (unreadable.first.length < NAMED) unreadable.first.push(told);
    },
    broke: (broken) => void breaks.push(broken),
    hasBroken: (file) => breaks.some((broken) => broken.file === file),
    progress: (isOver) => ({
      ...common(),
      ignored: [...ignored.values()].reduce((sum, count) => sum + count, 0),
      unreadable: unreadable.count,
      isOver,
    }),
    report: (wasStopped) => ({
      ...common(),
      isWhole: !wasStopped && breaks.length === 0,
      files: files.length,
      ignored: Object.fromEntries(ignored),
      unreadable,
      breaks,
      leftOut,
      ...markets.summary(),
      cuts: pace.timeline.cuts,
      recordedMs: Math.round((line === 0 ? 0 : pace.timeline.playedAt(line - 1)) * (speed === 'max' ? 1 : speed)),
      tookMs: Math.round(pace.elapsed()),
      linesPerSecond: pace.elapsed() <= 0 ? null : (line * 1_000) / pace.elapsed(),
    }),
  };
}

/** Which markets there were, whether they ever had a price, and which selections have a result. */
function createMarketBook() {
  const hasPrice = new Map<string, boolean>();
  const settled = new Set<string>();
  return {
    take({ fixtureId, marketId, baseLine, selections }: MarketReport): void {
      const key = `${fixtureId} ${marketId}${baseLine === '' ? '' : ` ${baseLine}`}`;
      hasPrice.set(key, hasPrice.get(key) === true || selections.some(({ odds }) => odds !== null));
      for (const { selectionId, settlement } of selections) {
        if (settlement === null) settled.delete(`${fixtureId} ${selectionId}`);
        else settled.add(`${fixtureId} ${selectionId}`);
      }
    },
    summary() {
      const without = [...hasPrice].flatMap(([key, has]) => (has ? [] : [key]));
      return {
        markets: hasPrice.size,
        withoutPrices: { count: without.length, first: without.slice(0, NAMED) },
        settled: settled.size,
      };
    },
  };
}
