/** The origin's time, as the worker measured how far it is from this machine's: games, rounds, coupons and requests begin and end by no other clock. */
import { useTimeOf } from '../../kit/timing/useTimeOf.ts';
import { useFreshness } from './FreshnessProvider.tsx';

/** The time at the origin, epoch ms, told as that comes to each whole period. Only small parts use it. @param periodMs a second if absent */
export function useOriginNow(periodMs = 1_000): number {
  return useTimeOf(useOriginClock(), periodMs);
}

/** Reads the time at the origin, epoch ms, where something is decided once and nothing is told again. */
export const useOriginClock = (): (() => number) => useFreshness().originNow;
