/** A timer that goes off so much early would find the period before it, ms. */
const EARLY_MS = 1;

/**
 * How long until a clock comes to the next whole period.
 *
 * @param at what it says, epoch ms
 * @param last what it said when it was asked before; a clock that stands still is asked again after a period
 * @returns ms, more than none and a period at most, and as much more as a timer may go off early
 */
export const untilNext = (periodMs: number, at: number, last?: number): number =>
  at === last ? periodMs : periodMs - (at % periodMs) + EARLY_MS;
