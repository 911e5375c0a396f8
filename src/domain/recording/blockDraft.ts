/** Entries on their way into a block: lines of their own, or runs of prices, until there are as many as a reader should read at once. */
import { plainCommit, runLine, type PlainCommit } from './priceRuns.ts';
import { RECORDING_LIMITS, type PackedRecord, type RecordingEntry, type WritingPorts } from './recording.ts';

/** Characters of text from which on a block ends: packed they stay below what a member may have, whatever they are. */
export const FULL = 400_000;
/** Lines of a block, and events of its runs: what is unpacked to get at one entry. */
const MOST_LINES = 256;
const MOST_EVENTS = 8_192;
/** Ms after which a block with runs ends, however little is in it: what a machine that goes away takes with it. */
const MOST_MS = 60_000;
/** Characters that a commit of a run takes beside its events. */
const PLAIN = 80;

interface Run {
  readonly commits: PlainCommit[];
  /** As they would stand on lines of their own. */
  readonly entries: RecordingEntry[];
}

type Line = { readonly text: string } | { readonly run: Run };

export class BlockDraft {
  readonly first: number;
  /** Epoch ms of its first entry. */
  readonly from: number;
  /** Of its last. */
  until: number;
  count = 0;
  readonly #lines: Line[] = [];
  #length = 0;
  #events = 0;

  constructor(first: number, from: number) {
    this.first = first;
    this.from = from;
    this.until = from;
  }

  get isFull(): boolean {
    return (
      this.#lines.length >= MOST_LINES ||
      this.count >= RECORDING_LIMITS.entries ||
      this.#length >= FULL ||
      this.#events >= MOST_EVENTS
    );
  }

  /** @returns whether it is taken: not where it belongs into the next block */
  take(entry: RecordingEntry): boolean {
    const { n: _n, at, ...body } = entry;
    const plain = plainCommit(body, at);
    const text = plain === undefined ? JSON.stringify(entry) : '';
    const length = plain === undefined ? text.length : lengthOf(plain);
    const isLate = this.#events > 0 && at - this.from > MOST_MS;
    if (this.count > 0 && (isLate || this.#length + length > FULL)) return false;
    if (plain === undefined) this.#lines.push({ text });
    else this.#addPlain(plain, entry);
    this.count += 1;
    this.#length += length;
    this.until = at;
    return true;
  }

  #addPlain(plain: PlainCommit, entry: RecordingEntry): void {
    const last = this.#lines.at(-1);
    const run = last !== undefined && 'run' in last ? last.run : undefined;
    const before = run?.commits.at(-1)?.record;
    if (run !== undefined && before?.epoch === plain.record.epoch && plain.record.from > before.to) {
      run.commits.push(plain);
      run.entries.push(entry);
    } else this.#lines.push({ run: { commits: [plain], entries: [entry] } });
    this.#events += plain.record.to - plain.record.from + 1;
  }

  /** What stands in it, the events of its runs packed together where that can be. */
  told(join: WritingPorts['join']): { readonly events?: PackedRecord; readonly lines: readonly string[] } {
    const runs = this.#lines.flatMap((line) => ('run' in line ? [line.run] : []));
    const joined =
      runs.length === 0 ? undefined : join(runs.flatMap(({ commits }) => commits.map(({ record }) => record.packed)));
    const lines: string[] = [];
    let place = 0;
    for (const line of this.#lines) {
      if ('text' in line) {
        lines.push(line.text);
        continue;
      }
      const { commits } = line.run;
      const counts = joined?.counts.slice(place, place + commits.length);
      place += commits.length;
      const run = counts === undefined ? undefined : runLine(commits, counts);
      // What was packed together counts through all runs: without one of them none is right.
      if (run === undefined) return { lines: this.#apart() };
      lines.push(JSON.stringify(run));
    }
    return { lines, ...(joined === undefined ? {} : { events: joined.packed }) };
  }

  #apart(): readonly string[] {
    return this.#lines.flatMap((line) =>
      'text' in line ? [line.text] : line.run.entries.map((entry) => JSON.stringify(entry)),
    );
  }
}

const lengthOf = ({ record: { packed } }: PlainCommit): number =>
  PLAIN + packed.columns.length + packed.fixtures.length + packed.selections.length + packed.others.length;
