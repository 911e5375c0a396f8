/** How one kind of recording is read, line by line. A reader keeps what it must know of earlier lines, and never throws. */
import type { FeedReport } from '../feed.ts';

/** What a line says. Times in reports are the recording's own, epoch ms. */
export type Reading =
  | { readonly kind: 'reports'; readonly reports: readonly FeedReport[] }
  /** Understood, and of no use here: `what` names the kind of message. */
  | { readonly kind: 'ignored'; readonly what: string }
  /** No schema accepts it, or a part of it: `reports` is what could be read all the same. */
  | { readonly kind: 'unreadable'; readonly detail: string; readonly reports: readonly FeedReport[] };

/** Reads one recording from its first line to its last. */
export interface FeedReader {
  read(line: string): Reading;
  /**
   * Whether the last line belongs to something that has not ended: behind a recording's last one it was cut there.
   *
   * @param isOpen the line had no end itself
   */
  isWithin?(isOpen: boolean): boolean;
  /** What only the end of a recording tells; asked behind the last line of one that was not cut. */
  rest?(): readonly FeedReport[];
}

/** How lines of a kind are told, paced and read. */
export interface RecordingFormat {
  readonly name: string;
  /** Whether a line is of this format; used on the first lines of a recording. */
  recognises(line: string): boolean;
  /** When the line was recorded, epoch ms; `undefined` if it does not say. */
  stampOf(line: string): number | undefined;
  createReader(): FeedReader;
}

/** The first thing a schema found wrong, and where. */
export function problemOf({
  issues: [issue],
}: {
  readonly issues: readonly { path: PropertyKey[]; message: string }[];
}): string {
  return issue === undefined ? 'unfit' : `${issue.path.map(String).join('.')}: ${issue.message}`;
}
