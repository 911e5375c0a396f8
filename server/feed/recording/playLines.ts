/**
 * The loop that plays a recording: one delivery a line, in the order of the stamps, each at its own time (REC-16). Lines that are due together
 * share a transaction and nothing else; a delivery that takes long delays what follows.
 */
import { deliverEachSurely, deliverSurely, pause, type Delivery } from '../deliverSurely.ts';
import type { FeedDelivery, FeedReport } from '../feed.ts';
import type { Pace } from './pace.ts';
import type { FeedReader } from './feedReader.ts';
import { readMerged, type MergedLine } from './readLines.ts';
import type { RecordingLedger } from './recordingLedger.ts';
import type { RecordingProgress, UnreadableLine } from './recordingProgress.ts';
import type { Survey } from './surveyRecording.ts';

/** Most lines, and reports, in one transaction. */
const MOST_LINES = 100;
const MOST_REPORTS = 500;
/** While nothing is due an empty delivery says, this often, that the feed lives. Ms. */
const PULSE_MS = 1_000;

/** A recording that is played: its lines, its pace, where its reports go, and who hears of it. */
export interface Playing {
  readonly delivery: Delivery;
  readonly survey: Survey;
  readonly pace: Pace;
  readonly ledger: RecordingLedger;
  readonly onProgress: (progress: RecordingProgress) => void;
  readonly onUnreadable: (line: UnreadableLine) => void;
}

/** A recording under way; after `stop` nothing more is delivered. */
export interface Player {
  /** Resolves once the first line is delivered. */
  readonly begun: Promise<void>;
  /** Resolves at the end of the recording, or once stopped. */
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
  const { delivery, survey, pace, ledger } = playing;
  const reader = survey.format.createReader();
  const reportsOf = createLineReader(playing, reader);
  const tell = createTeller(playing);
  let due: FeedDelivery[] = [];
  let reports = 0;
  const flush = async () => {
    await deliverEachSurely(delivery, due);
    [due, reports] = [[], 0];
    tell(false);
    begin();
  };
  const { stampOf } = survey.format;
  const lines = readMerged(survey.files, {
    stampOf,
    chunkBytes: survey.chunkBytes,
    onBreak(broken) {
      ledger.broke(broken);
      complain(playing, { ...broken, line: broken.afterLine, reason: `breaks off here: ${broken.reason}` });
    },
  });
  let last: MergedLine | undefined;
  for await (const line of lines) {
    last = line;
    const index = ledger.lines();
    const isFull = due.length >= MOST_LINES || reports >= MOST_REPORTS;
    if (index > 0 && (isFull || pace.waitFor(index) > 0)) await flush();
    await waitFor(playing, index);
    if (delivery.stopped.aborted) return;
    const told = { reports: reportsOf(line), at: Math.min(pace.dueAt(index), delivery.clock.now()) };
    due.push(told);
    reports += told.reports.length;
  }
  await flush();
  const isCut = last !== undefined && reader.isWithin?.(last.isOpen) === true;
  // Of a file that breaks off, or ends within its last line, it is told already.
  if (isCut && !ledger.hasBroken(last?.file ?? ''))
    ledger.broke({ file: last?.file ?? '', afterLine: (last?.number ?? 1) - 1, reason: 'it ends within a message' });
  if (ledger.report(false).isWhole) await tellRest(playing, reader);
  tell(true);
}

/** Behind the last line, at the time that it is. */
async function tellRest({ delivery, pace, ledger }: Playing, reader: FeedReader): Promise<void> {
  const rest = reader.rest?.().map(pace.moved) ?? [];
  ledger.rest(rest);
  const at = delivery.clock.now();
  for (let from = 0; from < rest.length; from += MOST_REPORTS) {
    await deliverEachSurely(delivery, [{ reports: rest.slice(from, from + MOST_REPORTS), at }]);
  }
}

async function waitFor({ delivery, pace }: Playing, index: number): Promise<void> {
  const { clock, stopped } = delivery;
  for (let left = pace.waitFor(index); left > 0 && !stopped.aborted; left = pace.waitFor(index)) {
    await pause(clock, Math.min(Math.ceil(left), PULSE_MS), stopped);
    if (pace.waitFor(index) > 0) await deliverSurely(delivery, []);
  }
}

/** Reads lines, counts them, complains of the unreadable ones, and moves their times to where they are played. */
function createLineReader(playing: Playing, reader: FeedReader): (line: MergedLine) => readonly FeedReport[] {
  const { pace, ledger, onUnreadable } = playing;
  const unreadable = ({ file, number: line }: MergedLine, detail: string) => {
    const told = { file, line, reason: detail.slice(0, 300) };
    ledger.unreadable(told);
    onUnreadable(told);
    complain(playing, told);
  };
  const read = (line: MergedLine): readonly FeedReport[] => {
    if (line.text === undefined) {
      unreadable(line, 'longer than any message may be');
      return [];
    }
    const reading = reader.read(line.text);
    if (reading.kind === 'ignored') {
      ledger.ignored(reading.what);
      return [];
    }
    if (reading.kind === 'unreadable') {
      unreadable(line, reading.detail);
      if (line.isOpen && reading.reports.length === 0)
        ledger.broke({ file: line.file, afterLine: line.number - 1, reason: 'it ends within a line' });
    }
    return reading.reports.map(pace.moved);
  };
  return (line) => {
    const reports = read(line);
    ledger.read(reports);
    return reports;
  };
}

/** Of several files it is said which. */
function complain({ delivery, survey }: Playing, { file, line, reason }: UnreadableLine): void {
  const source = survey.files.length > 1 ? `${delivery.source}, ${file}` : delivery.source;
  delivery.sink.complain({ source, line, detail: reason });
}

/** Once for each hundredth, and at the end. */
function createTeller({ ledger, pace, onProgress }: Playing): (isOver: boolean) => void {
  let toldAt = -1;
  return (isOver) => {
    const hundredth = Math.floor((ledger.lines() * 100) / pace.timeline.lines);
    if (hundredth === toldAt && !isOver) return;
    toldAt = hundredth;
    onProgress(ledger.progress(isOver));
  };
}
