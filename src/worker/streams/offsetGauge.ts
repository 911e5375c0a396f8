/**
 * How far the origin's clock is ahead of this machine's, from what its heartbeats say (STL-6). A word is as old as it was under way and never
 * younger, so that of those of the last half minute the one that says most was under way shortest, and is right. Measured once for all tabs: each
 * by itself would stand at another second.
 */
export interface OffsetGauge {
  /** What was known when this machine last heard it, ms. @param at epoch ms of then */
  goOnFrom(offset: number, at: number): void;
  /** @param serverTime as a heartbeat says @param now as it came; epoch ms @returns the best that is known: origin clock − this clock, ms */
  take(serverTime: number, now: number): number;
}

interface Word {
  readonly at: number;
  readonly offset: number;
}

const KEPT_MS = 30_000;
/** Every connection begins with one, however soon it ends. */
const MOST_WORDS = 60;
/** Words of a clock that was set say at least so much less than the best before them, ms. */
const FAR_MS = 400;
/** They differ from one another by no more, ms: ways differ by more. */
const ALIKE_MS = 200;
/** The first and the last of three are so far apart at least, ms: what waits in one queue is late alike. */
const APART_MS = 8_000;
/** What tells less is told to nobody, ms: all that shows a time would be drawn anew. A word that says less is likelier late than right. */
const MORE_MS = 20;
const LESS_MS = 100;

export function createOffsetGauge(): OffsetGauge {
  let words: readonly Word[] = [];
  let told: number | undefined;
  return {
    goOnFrom(offset, at) {
      words = [{ at, offset }];
      told = offset;
    },
    take(serverTime, now) {
      // A clock that was set by more than that leaves none of the words before.
      const fresh = words.filter(({ at }) => Math.abs(now - at) <= KEPT_MS);
      words = afterSetting([...fresh, { at: now, offset: serverTime - now }].slice(-MOST_WORDS));
      const best = bestOf(words);
      if (told === undefined || best - told >= MORE_MS || told - best >= LESS_MS) told = best;
      return told;
    },
  };
}

const bestOf = (words: readonly Word[]): number => Math.max(...words.map(({ offset }) => offset));

/** The last three alone, where those before them are of a clock that was set since. */
function afterSetting(words: readonly Word[]): readonly Word[] {
  const last = words.slice(-3);
  const [first, , latest] = last;
  if (first === undefined || latest === undefined || latest.at - first.at < APART_MS) return words;
  const best = bestOf(last);
  const areAlike = last.every(({ offset }) => best - offset <= ALIKE_MS);
  return areAlike && bestOf(words) - best > FAR_MS ? last : words;
}
