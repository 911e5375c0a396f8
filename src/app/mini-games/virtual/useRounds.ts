/** Which rounds of venues come next, by the origin's clock. */
import { useMemo } from 'react';
import { CLOSES_BEFORE_MS, PERIOD_MS, type VenueRow } from '../../../domain/mini-games/virtual/venues.ts';
import { useOriginStep } from '../rounds/useOriginStep.ts';

/** A round to come. Epoch ms at the origin. */
export interface NextRound {
  readonly startsAt: number;
  readonly closesAt: number;
}

/** The first round of a venue that starts after a moment. */
export function nextRoundOf({ sport, phaseMs }: VenueRow, at: number): NextRound {
  const period = PERIOD_MS[sport];
  const startsAt = (Math.floor((at - phaseMs) / period) + 1) * period + phaseMs;
  return { startsAt, closesAt: startsAt - CLOSES_BEFORE_MS };
}

/** When the next round of each venue starts, in the order of the venues; draws again only when one of them is another one. */
export function useNextRounds(venues: readonly VenueRow[]): readonly number[] {
  const starts = useOriginStep((at) => venues.map((venue) => nextRoundOf(venue, at).startsAt).join(' '));
  return useMemo(() => starts.split(' ').map(Number), [starts]);
}

/** Whether a moment of the origin's clock is past; draws again when it is. */
export const useIsPast = (moment: number): boolean => useOriginStep((at) => (at >= moment ? 1 : 0)) === 1;
