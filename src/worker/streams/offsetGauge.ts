/**
 * How far the origin's clock is ahead of this machine's, from what its heartbeats say (STL-6). A word is as old as it was under way and never
 * younger, so that of those of the last ten minutes the one that says most was under way shortest, and is right: a machine that is too busy to
 * read them in time goes by those from before. Measured once for all tabs: each by itself would stand at another second.
 *
 * Words are kept by the clock that nobody sets, and say the same when the other one is set. That one stands still while the machine sleeps: a word
 * from before says less than the next one then, and is not asked.
 */
import type { Instant } from '../ports/clock.ts';

export interface OffsetGauge {
  /** What was known when this machine last heard it, ms. @param heardAt epoch ms of then */
  goOnFrom(offset: number, heardAt: number, instant: Instant): void;
  /**
   * @param serverTime as a heartbeat says
   * @param cameAt by the clock that nobody sets, ms: some of them wait here behind what came before them
   * @returns the best that is known: origin clock − this clock, ms
   */
  take(serverTime: number, cameAt: number, instant: Instant): number;
  /**
   * What is known now, of no new word: more than was told where this clock was set back since the first (STL-7). One that was set forward, or slept,
   * looks alike until the next word, and is left as it is: a round that is over too soon is nobody's loss, and one that is open for too long is.
   *
   * @returns `undefined` before anything is known
   */
  look(instant: Instant): number | undefined;
}

interface Word {
  /** By the clock that nobody sets, ms. */
  readonly at: number;
  /** How far the origin's clock was ahead of that one, ms. */
  readonly lead: number;
  /** Not heard by this worker: it goes with the second that was, since the clock may have been set before this one began. */
  readonly isStored?: true;
}

/** What was stored longer ago says nothing of now, ms: the clock may have been set since. */
const STORED_MS = 30_000;
/** Two clocks that nobody sets go apart by some 50 ms meanwhile. */
const KEPT_MS = 600_000;
/** Every connection begins with one, however soon it ends. */
const MOST_WORDS = 120;
/** What tells less is told to nobody, ms: all that shows a time would be drawn anew. A word that says less is likelier late than right. */
const MORE_MS = 20;
const LESS_MS = 100;

export function createOffsetGauge(): OffsetGauge {
  /** Each says more than those after it. */
  let words: readonly Word[] = [];
  let told: number | undefined;
  const bestAt = ({ now, elapsed }: Instant) => Math.round((words[0]?.lead ?? -Infinity) + elapsed - now);
  return {
    goOnFrom(offset, heardAt, { now, elapsed }) {
      const isOld = now - heardAt > STORED_MS;
      // What was heard later than it is now: the clock was set back since, by as much at least.
      words = isOld ? [] : [{ at: elapsed, lead: offset + Math.max(now, heardAt) - elapsed, isStored: true }];
      told = offset;
    },
    take(serverTime, cameAt, instant) {
      const word = { at: cameAt, lead: serverTime - cameAt };
      const isFirst = words.every(({ isStored }) => isStored);
      const isAsked = ({ at, lead, isStored }: Word) =>
        cameAt - at <= KEPT_MS && lead > word.lead && (isFirst || !isStored);
      words = [...words.filter(isAsked).slice(0, MOST_WORDS - 1), word];
      const best = bestAt(instant);
      if (told === undefined || best - told >= MORE_MS || told - best >= LESS_MS) told = best;
      return told;
    },
    look(instant) {
      const best = bestAt(instant);
      if (told !== undefined && words[0]?.isStored !== true && best - told >= MORE_MS) told = best;
      return told;
    },
  };
}
