/** What is not as it should be in a recording (RCD-7): where it stands and why. */

export type ProblemReason =
  /** The file ends within a member, or without its last one. */
  | 'cut'
  /** No member of a recording begins where one should. */
  | 'foreign'
  /** More than a member may have. */
  | 'tooLarge'
  /** Its bytes are not what was packed. */
  | 'damaged'
  | 'notJson'
  /** Brackets within brackets beyond all measure. */
  | 'tooDeep'
  /** A line that says something else than a line of its kind. */
  | 'unknownLine'
  | 'newerFormat'
  /** Rows of another shape than those of this code. */
  | 'otherEpoch'
  /** Members or lines are missing, doubled or elsewhere than they should be, or time runs backwards. */
  | 'outOfOrder'
  /** Another member stood before it when it was written. */
  | 'otherBefore';

/** Something that is not as it should be. */
export interface RecordingProblem {
  /** Place of the member in the file, from 0. */
  readonly member: number;
  /** Place of the line in it, from 1; 0 for the member itself. */
  readonly line: number;
  readonly reason: ProblemReason;
  /** For whoever looks into it; bounded, and says nothing of what the file holds. */
  readonly detail: string;
}

/** @param detail is cut to what a line holds */
export const problemOf = (member: number, line: number, reason: ProblemReason, detail: string): RecordingProblem => ({
  ...{ member, line, reason },
  detail: detail.slice(0, 160),
});
