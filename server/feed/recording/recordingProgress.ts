/** How far a recording has been played. */
export interface RecordingProgress {
  /** Lines read so far, of `lines`. */
  readonly line: number;
  readonly lines: number;
  readonly format: string;
  /** Lines that were understood and are of no use, and lines no schema accepts. */
  readonly ignored: number;
  readonly unreadable: number;
  readonly isOver: boolean;
}
