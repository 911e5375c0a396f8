/**
 * What a line lets be asked for of what the tabs look at (rules LIN): on a slow one, and where data is saved, nothing that nobody looks at comes
 * in the way of what somebody does, and what comes is gathered. Of a wide offer that is so on any line (LIN-10).
 */
import { GATHER_MS } from '../../domain/events/line.ts';
import type { Clock } from '../ports/clock.ts';
import type { Interests } from '../streams/streamInterests.ts';
import type { Line } from './line.ts';

/**
 * How long the tabs look at the same on a slow line before the rest of the offer is asked for, ms. It is some eighty kilobytes once, a second or
 * two of such a line: whoever looks around meanwhile would wait for it, and whoever then pages, searches or opens the menu would wait without it.
 */
const STILL_MS = 10_000;

interface HeldBackDeps {
  readonly line: Pick<Line, 'state' | 'isWide' | 'fetchesRest' | 'onChange'>;
  readonly clock: Clock;
}

/** Interests as the line allows them: `signal` ends the watch, and changes are told like any change of interest (LIN-3). */
export function heldBack(interests: Interests, { line, clock }: HeldBackDeps, signal: AbortSignal): Interests {
  let stillSince = clock.now();
  const moved = () => {
    stillSince = clock.now();
  };
  const stillMs = () => {
    const now = clock.now();
    // By a clock that was set back they moved just now, and not at a time to come.
    stillSince = Math.min(stillSince, now);
    return now - stillSince;
  };
  interests.onChange(moved, signal);
  line.onChange(moved, signal);
  return {
    wanted: () => interests.wanted(),
    onChange: (listener, until) => interests.onChange(listener, until),
    takesRest: () => line.fetchesRest() || (line.state() === 'slow' && !line.isWide() && stillMs() >= STILL_MS),
    gatherMs: () => GATHER_MS[line.state()],
  };
}
