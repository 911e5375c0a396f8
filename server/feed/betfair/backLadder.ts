/**
 * What can be backed on one runner, and the best price of it. Rules BF-L1 … BF-L3 (docs/FEEDS.md).
 *
 * The stream sends ladders in two forms, keyed by price and keyed by level; a recording may have either or both.
 */
import type { RunnerChange } from './marketChange.ts';

/** Prices at which one runner can be backed. */
export interface BackLadder {
  /** Merges a change into the ladder. */
  apply(change: Pick<RunnerChange, 'atb' | 'batb'>): void;
  /**
   * The best price to back at: level 0 if there are levels at all (BF-L2), else the highest price with money on it (BF-L3).
   *
   * @returns decimal odds as the stream has them, or `undefined` when nobody offers any
   */
  best(): number | undefined;
}

/** Empty: a runner has no price until a message brings one. */
export function createBackLadder(): BackLadder {
  const byPrice = new Map<number, number>();
  const byLevel = new Map<number, number>();
  let hasLevels = false;
  return {
    apply({ atb = [], batb = [] }) {
      for (const [price, size] of atb) {
        if (size === 0) byPrice.delete(price);
        else byPrice.set(price, size);
      }
      for (const [level, price, size] of batb) {
        hasLevels = true;
        if (size === 0) byLevel.delete(level);
        else byLevel.set(level, price);
      }
    },
    best() {
      if (hasLevels) return byLevel.get(0);
      return byPrice.size === 0 ? undefined : Math.max(...byPrice.keys());
    },
  };
}
