/**
 * Whose prices a list of home looks at (S-16): those of its games and of the ones that come next, so that a game that takes another's place
 * has today's prices already, and most changes of the list ask the worker for nothing. While the offer is not whole the tab looks at the page of
 * its address instead (`PageLook`).
 */
import { useRef } from 'react';
import type { Look, LookedAtGame } from '../../frame/link/tabLooks.ts';
import { useLookAt } from '../../frame/link/useLookAt.ts';
import { useOffer } from '../../frame/link/useOffer.ts';

type Games = readonly LookedAtGame[];

/**
 * @param shown `undefined` while it is not known
 * @param listed those shown, and those that may be soon
 */
export function useLookAhead(shown: Games | undefined, listed: Games): void {
  const offer = useOffer();
  const kept = useRef<Games>(undefined);
  if (shown !== undefined) kept.current = lookAhead(kept.current, shown, listed);
  const look = kept.current === undefined ? undefined : { games: kept.current };
  useLookAt(offer === undefined || offer === 'whole' ? look : NOTHING_MORE);
}

const NOTHING_MORE: Look = {};

/** What was looked at goes on as long as it has every game that is shown. */
export function lookAhead(before: Games | undefined, shown: Games, listed: Games): Games {
  const known = new Set(before?.map(({ fixtureId }) => fixtureId));
  if (before !== undefined && shown.every(({ fixtureId }) => known.has(fixtureId))) return before;
  return [...new Map([...shown, ...listed].map((game) => [game.fixtureId, game])).values()];
}
