/**
 * Which rows of a long list are drawn (LST-12): those near what is seen. Each change of what is drawn costs a frame, however few rows it is of, so that
 * they come by the dozen while one scrolls, and ahead of it while the page rests.
 */
import type { Range } from '@tanstack/react-virtual';

/** Rows beyond either edge of the window, at least: a key or a reader's line that moves on finds the next one. */
export const NEAR = 6;
/** Rows that come at once where those drawn reach no further. */
export const STEP = 12;
/** Rows beyond either edge that are drawn ahead: eight seconds of ordinary scrolling. */
export const AHEAD = 150;
/** Rows that are drawn ahead in one idle moment. */
const SLICE = 4;

/** Rows from one on, up to another that is not among them. */
interface Span {
  readonly from: number;
  readonly until: number;
}

type Seen = Pick<Range, 'startIndex' | 'endIndex' | 'count'>;

const around = ({ startIndex, endIndex, count }: Seen, rows: number): Span => ({
  from: Math.max(0, startIndex - rows),
  until: Math.min(count, endIndex + 1 + rows),
});

/** @returns what is drawn now: the same as before, as long as it reaches */
function drawnSpan(before: Span, seen: Seen): Span {
  const least = around(seen, NEAR);
  const until = Math.min(before.until, seen.count);
  if (before.from <= least.from && until >= least.until) return until === before.until ? before : { ...before, until };
  const next: Span = {
    from: Math.floor(least.from / STEP) * STEP,
    until: Math.min(seen.count, Math.ceil(least.until / STEP) * STEP),
  };
  // To let go of many rows costs a frame too: that has time until the page rests.
  const most = around(seen, 2 * AHEAD);
  const kept: Span = { from: Math.max(before.from, most.from), until: Math.min(until, most.until) };
  // Nothing of it is near any more: one has leapt.
  if (kept.until < next.from || kept.from > next.until) return next;
  return { from: Math.min(next.from, kept.from), until: Math.max(next.until, kept.until) };
}

/** @returns some rows more on one side, or without those that were left far behind; the same where there is nothing to do */
function grownSpan(before: Span, seen: Seen): Span {
  const most = around(seen, AHEAD);
  const { from, until } = before;
  if (until < most.until) return { from, until: Math.min(most.until, until + SLICE) };
  if (from > most.from) return { from: Math.max(most.from, from - SLICE), until };
  if (from < most.from - STEP || until > most.until + STEP) return most;
  return before;
}

/**
 * The row that has the focus stays, wherever one scrolls: its keyboard would lose its place. So do the two beside it, which arrows lead to.
 *
 * @param focused where it is; `undefined` if no row has it
 */
export function withFocused(near: number[], count: number, focused: number | undefined): number[] {
  if (focused === undefined) return near;
  const kept = [focused - 1, focused, focused + 1].filter((row) => row >= 0 && row < count && !near.includes(row));
  return kept.length === 0 ? near : [...near, ...kept].toSorted((one, other) => one - other);
}

/** What one list has drawn. Asked the same twice it answers the same: a page may be drawn more than once. */
export class DrawnRows {
  #span: Span = { from: 0, until: 0 };
  #seen: Seen = { startIndex: 0, endIndex: 0, count: 0 };
  #idle = 0;
  #leaps = 0;

  /** @param idle how many idle moments there were to draw ahead in */
  near(seen: Seen, idle: number): number[] {
    if (this.#span.from > seen.startIndex || this.#span.until <= seen.endIndex) this.#leaps += 1;
    this.#span = drawnSpan(this.#span, seen);
    if (idle > this.#idle) this.#span = grownSpan(this.#span, seen);
    this.#idle = idle;
    this.#seen = seen;
    return Array.from({ length: this.#span.until - this.#span.from }, (_, at) => this.#span.from + at);
  }

  /** How often there was room in sight where rows had to be: at first, and whenever one is further at once than rows were drawn. */
  leaps(): number {
    return this.#leaps;
  }

  /** Whether an idle moment has something to do. */
  hasMore(): boolean {
    return grownSpan(this.#span, this.#seen) !== this.#span;
  }
}
