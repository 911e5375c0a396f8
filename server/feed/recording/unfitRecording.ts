/** A recording that is not played at all, and why: told before anything is changed (REC-20). */
export class UnfitRecording extends Error {
  override readonly name = 'UnfitRecording';
}
