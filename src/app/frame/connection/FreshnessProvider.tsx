/** Tells the whole page how fresh its prices are; asks once, for all cells. */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { originClock } from './originClock.ts';
import { ALL_STALE } from './stalePrices.ts';
import { useStaleness, type Freshness } from './useFreshness.ts';

interface PageFreshness extends Freshness {
  /** Reads the time at the origin, epoch ms (STL-7). */
  readonly originNow: () => number;
}

const FreshnessContext = createContext<PageFreshness>({
  isStale: true,
  stale: ALL_STALE,
  originNow: Date.now,
});

export const useFreshness = () => useContext(FreshnessContext);

export function FreshnessProvider({ children }: { readonly children: ReactNode }) {
  const { isStale, stale, clockOffset } = useStaleness();
  const { prematch, inPlay } = stale;
  const { now, elapsed } = usePorts();
  const originNow = useMemo(() => originClock(now, elapsed, clockOffset), [now, elapsed, clockOffset]);
  const value = useMemo(
    () => ({ isStale, stale: { prematch, inPlay }, originNow }),
    [isStale, prematch, inPlay, originNow],
  );
  return <FreshnessContext value={value}>{children}</FreshnessContext>;
}
