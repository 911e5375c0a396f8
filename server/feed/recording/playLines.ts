/** The loop that plays a recording's lines when they are due, several at once where the clock is ahead. */
import { deliverSurely, pause, type Delivery } from '../deliverSurely.ts';
import type { FeedReport } from '../feed.ts';
import type { RecordingFormat } from './feedReader.ts';
import { readMerged, type RecordedLine } from './readLines.ts';
import type { RecordingProgress } from './recordingProgress.ts';
import type { Timeline } from './timeline.ts';

/** Most lines in one delivery. */
const LINES_PER_DELIVERY = 100;
/** While nothing is due an empty delivery says, this often, that the feed lives. Ms. */
const PULSE_MS = 1_000;

/** A recording that is played: its lines, its pace, and where its reports go. */
export interface Playing {
  readonly delivery: Delivery;
  readonly files: readonly string[];
  readonly format: RecordingFormat;
  readonly timeline: Timeline;
  readonly onProgress: (progress: RecordingProgress) => void;
}

/** A recording under way; after `stop` nothing more is delivered. */
export interface Player {
  /** Resolves once the first line is delivered. */
  readonly begun: Promise<void>;
  /** Resolves at the end of the recording, or once stopped; rejects if the file breaks off. */
  readonly finished: Promise<void>;
}

/** Begins at once. A line nobody can read is counted and left out; a delivery that fails is tried until it is taken. */
export function playLines(playing: Playing): Player {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  return { begun, finished: play(playing, begin) };
}

async function play(playing: Playing, begin: () => void): Promise<void> {
  const { delivery, files, format, timeline } = playing;
  const { clock, stopped } = delivery;
  const began = clock.now();
  const read = createLineReader(playing, began);
  let index = 0;
  let due: FeedReport[] = [];
  const flush = async () => {
    await deliverSurely(delivery, due);
    due = [];
    read.tell(false);
    begin();
  };
  for await (const line of readMerged(files, format.stampOf)) {
    const at = began + timeline.playedAt(index);
    const isEarly = at > clock.now();
    if (index > 0 && (isEarly || index % LINES_PER_DELIVERY === 0)) await flush();
    await waitUntil(delivery, at);
    if (stopped.aborted) return;
    due.push(...read.reportsOf(line));
    index += 1;
  }
  await flush();
  read.tell(true);
}

async function waitUntil(delivery: Delivery, at: number): Promise<void> {
  const { clock, stopped } = delivery;
  for (let left = at - clock.now(); left > 0 && !stopped.aborted; left = at - clock.now()) {
    await pause(clock, Math.min(Math.ceil(left), PULSE_MS), stopped);
    if (at - clock.now() > 0) await deliverSurely(delivery, []);
  }
}

/** Reads lines, counts them, complains of the unreadable ones, and moves their times to where they are played. */
function createLineReader({ delivery, format, timeline, onProgress }: Playing, began: number) {
  const reader = format.createReader();
  const counts = { line: 0, ignored: 0, unreadable: 0 };
  let toldAt = -1;
  const complain = (line: number, detail: string) => {
    counts.unreadable += 1;
    delivery.sink.complain({ source: delivery.source, line, detail: detail.slice(0, 300) });
  };
  const moved = (report: FeedReport): FeedReport =>
    report.kind === 'fixture' ? { ...report, startAt: Math.round(began + timeline.momentAt(report.startAt)) } : report;
  return {
    reportsOf({ number, text }: RecordedLine): readonly FeedReport[] {
      counts.line += 1;
      if (text === undefined) {
        complain(number, 'longer than any message may be');
        return [];
      }
      const reading = reader.read(text);
      if (reading.kind === 'ignored') {
        counts.ignored += 1;
        return [];
      }
      if (reading.kind === 'unreadable') complain(number, reading.detail);
      return reading.reports.map(moved);
    },
    /** Once for each hundredth, and at the end. */
    tell(isOver: boolean): void {
      const hundredth = Math.floor((counts.line * 100) / timeline.lines);
      if (hundredth === toldAt && !isOver) return;
      toldAt = hundredth;
      onProgress({ ...counts, lines: timeline.lines, format: format.name, isOver });
    },
  };
}
