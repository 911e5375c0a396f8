/** Which term of leadership something was written in. */

/** Grows with every term in this database. */
export interface TermId {
  readonly number: number;
  /** The worker that leads, by its instance. */
  readonly holder: string;
}
