/** One term of leadership as its parts see it. */
import type { TermId } from '../../db/tables/termId.ts';

/** What writes under its `id` after the term is over stores nothing. */
export interface Term {
  readonly id: TermId;
  /** Another worker leads, or the database was made anew. */
  readonly onLost: () => void;
  /** A database may have been lost. */
  readonly onDoubt: () => void;
}
