/** Tells the whole page how fresh its prices are; asks once, for all cells. */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { ALL_STALE } from './stalePrices.ts';
import { useStaleness, type Freshness } from './useFreshness.ts';

const FreshnessContext = createContext<Freshness>({
  isStale: true,
  stale: ALL_STALE,
  clockOffset: 0,
});

export const useFreshness = () => useContext(FreshnessContext);

export function FreshnessProvider({ children }: { readonly children: ReactNode }) {
  const { isStale, stale, clockOffset } = useStaleness();
  const { prematch, inPlay } = stale;
  const value = useMemo(
    () => ({ isStale, stale: { prematch, inPlay }, clockOffset }),
    [isStale, prematch, inPlay, clockOffset],
  );
  return <FreshnessContext value={value}>{children}</FreshnessContext>;
}
