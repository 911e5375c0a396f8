/** How much of a hold is left at a moment. Pure. */

export interface HeldFor {
  /** Epoch ms of the origin. */
  readonly dueAt: number;
  /** Whole seconds, at least 0. */
  readonly left: number;
  /** From 0 to 1. */
  readonly part: number;
}

/** @param ms how long it is held */
export function heldFor(since: number, now: number, ms: number, clockOffset: number): HeldFor {
  const left = Math.min(ms, Math.max(0, since + ms - now));
  return { dueAt: since + ms + clockOffset, left: Math.ceil(left / 1_000), part: ms === 0 ? 0 : left / ms };
}
