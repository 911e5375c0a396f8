/**
 * What dock and stage say to one another over a port of their own: they are two documents, which on `file://` may not reach into one another.
 * Plain structured-cloneable values only.
 */
import type { RecordedDatabase } from '../../../domain/recording/recording.ts';

/** Rows by table, and keys of rows that are no more. */
export interface TableChange {
  readonly put: readonly unknown[];
  readonly gone: readonly unknown[];
}
/** What one state has and another has not, by database and table. */
export type RowChange = Readonly<Record<RecordedDatabase, Readonly<Record<string, TableChange>>>>;

/** How the recorded tab looked. */
export interface Look {
  readonly path: string;
  readonly theme: 'dark' | 'light';
}

/** The first message to the stage's window; it hands over the port. */
export const STAGE_HELLO = 'hanpan-replay-stage';

export type ToStage =
  /** Database of this replay, empty; deleted when it is over. */
  | { readonly kind: 'begin'; readonly database: string }
  /**
   * Rows to write, each database in one transaction; answered with `shown`. `isJump`: time did not pass, it leapt. `isOtherwise`: something that was
   * asked is answered otherwise from here on.
   */
  | {
      readonly kind: 'show';
      readonly id: number;
      readonly rows: RowChange;
      readonly clock: number;
      readonly isJump: boolean;
      readonly isOtherwise: boolean;
      /** Absent where the recorded tab did not move. */
      readonly look?: Look | undefined;
    }
  /** Only time passed. */
  | { readonly kind: 'clock'; readonly clock: number; readonly rate: number; readonly isPlaying: boolean }
  /** Back to where the recorded tab is. */
  | { readonly kind: 'goBack' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'end' };

export type FromStage =
  | { readonly kind: 'shown'; readonly id: number }
  /** A screen asks the worker for something: what was answered then? */
  | { readonly kind: 'asked'; readonly id: number; readonly name: string; readonly given: readonly unknown[] }
  /** Whether the viewer stands elsewhere than the recorded tab. */
  | { readonly kind: 'walked'; readonly isOwnWay: boolean }
  /** A key that no part of the screens took. */
  | { readonly kind: 'key'; readonly key: string; readonly isShift: boolean }
  | { readonly kind: 'failed'; readonly reason: string };
