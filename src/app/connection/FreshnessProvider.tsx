/** Tells the whole page how fresh its prices are; asks once, for all cells. */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { ALL_STALE } from './stalePrices.ts';
import { useStaleness, type Freshness } from './useFreshness.ts';

interface PageFreshness extends Freshness {
  /** Whether the connection is stale, and with it every price. */
  readonly isStale: boolean;
}

const FreshnessContext = createContext<PageFreshness>({
  staleness: 'stale',
  isStale: true,
  stale: ALL_STALE,
  clockOffset: 0,
});

export const useFreshness = () => useContext(FreshnessContext);

export function FreshnessProvider({ children }: { readonly children: ReactNode }) {
  const { staleness, stale, clockOffset } = useStaleness();
  const { prematch, inPlay } = stale;
  const value = useMemo(
    () => ({ staleness, isStale: staleness === 'stale', stale: { prematch, inPlay }, clockOffset }),
    [staleness, prematch, inPlay, clockOffset],
  );
  return <FreshnessContext value={value}>{children}</FreshnessContext>;
}
