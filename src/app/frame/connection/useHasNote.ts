/**
 * Whether a list of games has a note that its prices are locked (SYN-05). At once if a part of the feed is stale; for games that the stream is
 * not of only once they have stayed so: after a tab has turned to them their image is there in a fraction of a second (S-19), and a sentence
 * that comes and goes in it tells nobody anything.
 */
import type { Topics } from '../../../domain/events/topics.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { useIsLasting } from '../../kit/timing/useIsLasting.ts';
import { useFreshness } from './FreshnessProvider.tsx';
import { hasStalePart, hasUnfollowed } from './stalePrices.ts';

/** How long games may be without their image before it is told, ms. */
const TOLD_AFTER_MS = 1_000;

/** @param followed as it was read with the games */
export function useHasNote(followed: Topics, games: readonly Fixture[]): boolean {
  const { stale } = useFreshness();
  const isLasting = useIsLasting(hasUnfollowed(followed, games), TOLD_AFTER_MS);
  return hasStalePart(stale, games) || isLasting;
}
