/** Reads the files of a recording line by line, alone or as one by their stamps, whatever they are packed with. */
import { streamOf } from './archive.ts';
import type { Break, FoundFile } from './findFiles.ts';
import { splitLines, type RecordedLine } from './splitLines.ts';
import { UnfitRecording } from './unfitRecording.ts';
import { createBudget, unpacked, type Budget } from './unpack.ts';

/** Read at a time where nothing else is said. */
export const CHUNK_BYTES = 64 * 1024;

/** A file, and when it was recorded as its lines say. */
export interface DatedFile {
  readonly file: FoundFile;
  /** Epoch ms of its first stamp; -Infinity for one without any. */
  readonly firstAt: number;
}

/** How lines are read. */
export interface LineOptions {
  /** When a line was recorded, epoch ms. */
  readonly stampOf: (line: string) => number | undefined;
  /** Read at a time. */
  readonly chunkBytes: number;
  /** Told of a file that is cut or damaged; the others go on. */
  readonly onBreak: (broken: Break) => void;
}

/** A line of one of several files. */
export interface MergedLine extends RecordedLine {
  readonly file: string;
}

/** What a file alone is read by, where nobody says otherwise: a break is an error. */
const ALONE: Omit<LineOptions, 'stampOf'> = {
  chunkBytes: CHUNK_BYTES,
  onBreak({ file, reason }) {
    throw new Error(`${file} breaks off: ${reason}`);
  },
};

/**
 * Lines of a file that are not blank, to its end or its break.
 *
 * @throws UnfitRecording where it unpacks to more than the budget
 */
export async function* readLines(
  told: FoundFile | string,
  { chunkBytes, onBreak } = ALONE,
  budget: Budget = createBudget(Infinity),
): AsyncGenerator<RecordedLine> {
  const file = typeof told === 'string' ? { name: told, open: (bytes: number) => streamOf(told, bytes) } : told;
  let afterLine = 0;
  let problem: string | undefined;
  try {
    for await (const line of splitLines(unpacked(file.open(chunkBytes), budget))) {
      yield line;
      afterLine = line.number;
    }
  } catch (error) {
    if (error instanceof UnfitRecording) throw error;
    problem = error instanceof Error ? error.message : 'unknown';
  }
  if (problem !== undefined) onBreak({ file: file.name, afterLine, reason: problem });
}

/**
 * Lines of several files that were recorded by one clock, as one: earliest first, and of the first file where two are of one moment. A line
 * without a stamp, or with an earlier one, stays behind the line before it. A file is opened with its first line, and closed with its last.
 */
export async function* readMerged(files: readonly DatedFile[], options: LineOptions): AsyncGenerator<MergedLine> {
  const budget = createBudget(files.reduce((sum, { file }) => sum + file.bytes, 0));
  const waiting = files.map((dated, order) => ({ ...dated, order })).toSorted((a, b) => a.firstAt - b.firstAt);
  let reading: Reading[] = [];
  for (;;) {
    let [first] = reading;
    for (const other of reading) if (first !== undefined && isBefore(other, first)) first = other;
    const [opening] = waiting;
    if (opening !== undefined && (first === undefined || opening.firstAt <= first.at)) {
      waiting.shift();
      const lines = readLines(opening.file, options, budget);
      const opened = { ...opening, lines, at: opening.firstAt, next: undefined };
      if (await advance(opened, options)) reading.push(opened);
      continue;
    }
    if (first?.next === undefined) return;
    const { next, file } = first;
    yield { ...next, file: file.name };
    const current = first;
    if (!(await advance(current, options))) reading = reading.filter((other) => other !== current);
  }
}

interface Reading extends DatedFile {
  readonly order: number;
  readonly lines: AsyncGenerator<RecordedLine>;
  /** The line that is next, and when it was recorded. */
  next: RecordedLine | undefined;
  at: number;
}

const isBefore = (a: Reading, b: Reading): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

async function advance(reading: Reading, { stampOf }: LineOptions): Promise<boolean> {
  const step = await reading.lines.next();
  reading.next = step.done === true ? undefined : step.value;
  reading.at = laterOf(reading.at, stampOf(reading.next?.text ?? ''));
  return reading.next !== undefined;
}

/** When a line counts as recorded: never before the line ahead of it. */
export const laterOf = (before: number, stamp: number | undefined): number => Math.max(before, stamp ?? before);
