/**
 * Whether what a page shows later may be asked for: the page has been painted (`useIsSettled`), and the first games are here. On a slow line each
 * file that comes before them is a part of a second that every price waits (LIN-9).
 */
import { useEffect, useState } from 'react';
import { hasFirstGames } from '../../../db/queries/offer.ts';
import { after } from '../../kit/timing/pageTimer.ts';
import { useIsSettled } from '../../kit/timing/useIsSettled.ts';
import { useLive } from './useLive.ts';

/** An origin may be gone, and what is shown later is more than nothing, ms. */
const LONGEST_WITHOUT_MS = 8_000;

/** @returns once `true`, it stays so for as long as the component is shown, whatever becomes of the games */
export function useIsRestDue(): boolean {
  const isSettled = useIsSettled();
  const hasGames = useLive(hasFirstGames, []);
  const [isDue, setIsDue] = useState(false);
  useEffect(() => after(LONGEST_WITHOUT_MS, () => setIsDue(true)), []);
  if (!isDue && isSettled && hasGames === true) setIsDue(true);
  return isDue;
}
