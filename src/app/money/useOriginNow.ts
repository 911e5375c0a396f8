/** The time of the origin, by which money is asked for, coupons end and exclusions are over. */
import { useStreamHealth } from '../frame/connection/useFreshness.ts';
import { useNow } from '../kit/timing/useNow.ts';

/** @param everyMs how often it is looked at. @returns epoch ms */
export function useOriginNow(everyMs = 1_000): number {
  const offset = useStreamHealth('bets')?.clockOffset ?? 0;
  return useNow(everyMs) + offset;
}
