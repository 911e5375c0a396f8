/**
 * How far the origin's clock is ahead of this machine's, from what its heartbeats say (STL-6). A word is as old as it was under way and never
 * younger, so that of those of the last half minute the one that says most was under way shortest, and is right. Measured once for all tabs: each
 * by itself would stand at another second.
 *
 * Words are kept by the clock that nobody sets, and say the same when the other one is set. That one stands still while the machine sleeps: a word
 * from before says less than the next one then, and is not asked.
 */
import type { Instant } from '../ports/clock.ts';

export interface OffsetGauge {
  /** What was known when this machine last heard it, ms. @param heardAt epoch ms of then */
  goOnFrom(offset: number, heardAt: number, instant: Instant): void;
  /** @param serverTime as a heartbeat says @param instant as it came @returns the best that is known: origin clock − this clock, ms */
  take(serverTime: number, instant: Instant): number;
  /**
   * What is known now, of no new word: more than was told where this clock was set back (STL-7). One that was set forward, or slept, looks alike
   * until the next word, and is left as it is: a round that is over too soon is nobody's loss, and one that is open for too long is.
   *
   * @returns `undefined` before anything is known
   */
  look(instant: Instant): number | undefined;
}

interface Word {
  /** By the clock that nobody sets, ms, as the two below. */
  readonly at: number;
  /** How far the origin's clock was ahead of it. */
  readonly lead: number;
}

const KEPT_MS = 30_000;
/** What was stored: the clock may have been set since, and the third heartbeat after a start no longer waits behind an image. */
const STORED_KEPT_MS = 12_000;
/** Every connection begins with one, however soon it ends. */
const MOST_WORDS = 60;
/** What tells less is told to nobody, ms: all that shows a time would be drawn anew. A word that says less is likelier late than right. */
const MORE_MS = 20;
const LESS_MS = 100;

export function createOffsetGauge(): OffsetGauge {
  let words: readonly Word[] = [];
  let told: number | undefined;
  const bestAt = ({ now, elapsed }: Instant) => Math.round(Math.max(...words.map(({ lead }) => lead)) + elapsed - now);
  return {
    goOnFrom(offset, heardAt, { now, elapsed }) {
      const age = Math.abs(now - heardAt);
      const at = elapsed - Math.max(age, KEPT_MS - STORED_KEPT_MS);
      words = age <= KEPT_MS ? [{ at, lead: offset + now - elapsed }] : [];
      told = offset;
    },
    take(serverTime, instant) {
      const { elapsed } = instant;
      const fresh = words.filter(({ at }) => elapsed - at <= KEPT_MS);
      words = [...fresh, { at: elapsed, lead: serverTime - elapsed }].slice(-MOST_WORDS);
      const best = bestAt(instant);
      if (told === undefined || best - told >= MORE_MS || told - best >= LESS_MS) told = best;
      return told;
    },
    look(instant) {
      if (told !== undefined && bestAt(instant) - told >= MORE_MS) told = bestAt(instant);
      return told;
    },
  };
}
