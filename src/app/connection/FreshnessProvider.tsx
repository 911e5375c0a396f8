/** Tells the whole page how fresh its prices are; asks once, for all cells. */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Staleness } from '../../domain/events/connection.ts';
import { useStaleness } from './useFreshness.ts';

interface Freshness {
  readonly staleness: Staleness;
  readonly isStale: boolean;
  /** Origin clock − this clock, ms. */
  readonly clockOffset: number;
}

const FreshnessContext = createContext<Freshness>({ staleness: 'stale', isStale: true, clockOffset: 0 });

export const useFreshness = () => useContext(FreshnessContext);

export function FreshnessProvider({ children }: { readonly children: ReactNode }) {
  const { staleness, clockOffset } = useStaleness();
  const value = useMemo(() => ({ staleness, isStale: staleness === 'stale', clockOffset }), [staleness, clockOffset]);
  return <FreshnessContext value={value}>{children}</FreshnessContext>;
}
