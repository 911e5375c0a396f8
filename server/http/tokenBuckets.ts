/**
 * How many calls somebody may make: a bucket of tokens each, filled at a steady rate up to its burst, emptied by one with every call.
 *
 * Time is a steady clock's: a wall clock that is set back would leave everybody without calls until it has caught up.
 */
import type { Rate } from '../../src/domain/calls/callBudgets.ts';

/** One budget's buckets, by caller. */
export interface TokenBuckets {
  /** Takes a token of a caller, if there is one. */
  take(caller: string): Taken;
}

/** A token, or how long until there is one, ms. */
export type Taken =
  | { readonly isTaken: true }
  /** `waitMs` until there is one; `isNews` for the first refusal in a minute, so that who writes it down is not flooded. */
  | { readonly isTaken: false; readonly waitMs: number; readonly isNews: boolean };

interface Bucket {
  readonly tokens: number;
  /** Steady ms, both. */
  readonly at: number;
  readonly toldAt: number;
}

/** Callers remembered. Whoever called longest ago goes first; forgotten, they begin with a full bucket. */
const MAX_CALLERS = 50_000;
const TELL_AGAIN_MS = 60_000;

/** @param now steady ms */
export function createTokenBuckets({ burst, perSecond }: Rate, now: () => number): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  return {
    take(caller) {
      const at = now();
      const known = buckets.get(caller) ?? { tokens: burst, at, toldAt: -Infinity };
      const tokens = Math.min(burst, known.tokens + ((at - known.at) / 1_000) * perSecond);
      const isTaken = tokens >= 1;
      const isNews = !isTaken && at - known.toldAt >= TELL_AGAIN_MS;
      // Set anew, so that the map stays in the order of the last call.
      buckets.delete(caller);
      buckets.set(caller, { tokens: isTaken ? tokens - 1 : tokens, at, toldAt: isNews ? at : known.toldAt });
      const [oldest] = buckets.keys();
      if (buckets.size > MAX_CALLERS && oldest !== undefined) buckets.delete(oldest);
      return isTaken ? { isTaken } : { isTaken, waitMs: ((1 - tokens) / perSecond) * 1_000, isNews };
    },
  };
}
