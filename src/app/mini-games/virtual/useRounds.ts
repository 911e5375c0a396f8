/** Which rounds of a venue are next, and which were drawn; by the origin's clock. */
import { useEffect, useRef, useState } from 'react';
import { CLOSES_BEFORE_MS, PERIOD_MS, type VenueRow } from '../../../domain/mini-games/virtual/venues.ts';
import { useFreshness } from '../../frame/connection/FreshnessProvider.tsx';
import { usePorts } from '../../kit/ports/Ports.tsx';

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

/** How often it is looked whether the next round has started, ms. */
const LOOK_MS = 250;

/** The next round of a venue; draws again only when it is another one. */
export function useNextRound(venue: VenueRow): NextRound {
  const { now } = usePorts();
  const { clockOffset } = useFreshness();
  const [startsAt, setStartsAt] = useState(() => nextRoundOf(venue, now() + clockOffset).startsAt);
  useEffect(() => {
    const look = () => setStartsAt(nextRoundOf(venue, now() + clockOffset).startsAt);
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [venue, now, clockOffset]);
  return { startsAt, closesAt: startsAt - CLOSES_BEFORE_MS };
}

/** When the next round of each venue starts, in the order of the venues; draws again only when one of them is another one. */
export function useNextRounds(venues: readonly VenueRow[]): readonly number[] {
  const { now } = usePorts();
  const { clockOffset } = useFreshness();
  const read = () => venues.map((venue) => nextRoundOf(venue, now() + clockOffset).startsAt);
  const [starts, setStarts] = useState<readonly number[]>(read);
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    const look = () => setStarts((before) => keptIfAlike(before, latest.current()));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [venues]);
  return starts;
}

const keptIfAlike = (before: readonly number[], after: readonly number[]): readonly number[] =>
  before.join() === after.join() ? before : after;

/** Whether a moment of the origin's clock is past; draws again when it is. */
export function useIsPast(moment: number): boolean {
  const { now } = usePorts();
  const { clockOffset } = useFreshness();
  const [isPast, setIsPast] = useState(() => now() + clockOffset >= moment);
  useEffect(() => {
    const look = () => setIsPast(now() + clockOffset >= moment);
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [moment, now, clockOffset]);
  return isPast;
}
