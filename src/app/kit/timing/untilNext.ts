/**
 * How long until a clock comes to the next whole period.
 *
 * @param at what it says, epoch ms
 * @param last what it said when it was asked before; a clock that stands still is asked again after a period
 * @returns ms, more than none and a period at most
 */
export const untilNext = (periodMs: number, at: number, last?: number): number =>
  at === last ? periodMs : periodMs - (at % periodMs);
