/** Tells the whole page how fresh its prices are; asks once, for all cells. */
import { createContext, useContext, useMemo, useRef, type ReactNode } from 'react';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { originClock, type OriginClock } from './originClock.ts';
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
  const { isStale, stale, offset, heardAt } = useStaleness();
  const { prematch, inPlay } = stale;
  const { now, elapsed } = usePorts();
  const clock = useRef<OriginClock>(undefined);
  const originNow = useMemo(
    () => (clock.current = originClock(clock.current, now, elapsed, { offset, heardAt })).read,
    [now, elapsed, offset, heardAt],
  );
  const value = useMemo(
    () => ({ isStale, stale: { prematch, inPlay }, originNow }),
    [isStale, prematch, inPlay, originNow],
  );
  return <FreshnessContext value={value}>{children}</FreshnessContext>;
}
