/** What is told of a recording while it is played, and what when it is over. */
import type { Break } from './findFiles.ts';
import type { Speed } from './pace.ts';

/** How far a recording has been played, and how fast it really is. */
export interface RecordingProgress {
  /** Lines read so far, of `lines`. */
  readonly line: number;
  readonly lines: number;
  readonly format: string;
  /** Lines that were understood and are of no use, and lines no schema accepts. */
  readonly ignored: number;
  readonly unreadable: number;
  /** As asked for. */
  readonly speed: Speed;
  /** Recorded seconds per second so far; `null` before there is anything to measure. */
  readonly actualSpeed: number | null;
  readonly isOver: boolean;
}

/** A line nobody can read, and why. */
export interface UnreadableLine {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** A recording that was played, as it can be printed or kept. */
export interface RecordingReport extends Omit<RecordingProgress, 'ignored' | 'unreadable' | 'isOver'> {
  /** Whether it was played to its end: it did not break off, and nobody stopped it. */
  readonly isWhole: boolean;
  readonly files: number;
  /** How many lines of each kind were of no use. */
  readonly ignored: Readonly<Record<string, number>>;
  /** The first of them, and how many there are. */
  readonly unreadable: { readonly count: number; readonly first: readonly UnreadableLine[] };
  readonly breaks: readonly Break[];
  /** Files that are no recordings. */
  readonly leftOut: readonly string[];
  readonly markets: number;
  /** Those that never had a price, the first of them. */
  readonly withoutPrices: { readonly count: number; readonly first: readonly string[] };
  /** Selections that have a result. */
  readonly settled: number;
  /** Pauses that were cut short, and by how much in all, ms of the recording. */
  readonly cuts: { readonly pauses: number; readonly ms: number };
  /** What was played, ms of the recording, cut pauses as they were played. */
  readonly recordedMs: number;
  readonly tookMs: number;
  readonly linesPerSecond: number | null;
}
