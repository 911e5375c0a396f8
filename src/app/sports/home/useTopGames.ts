/**
 * The games the house puts first: which and in what order is the house's word, their prices and state are the board's own, so that
 * what is pressed is never a stale copy. A game that has started or left the offer is dropped. They are no part of home's own lists: of an
 * offer that is not whole they are looked at one by one, once the games of the page are here: asked for before, they would take the place of those
 * on the way (S-26).
 */
import { useEffect, useMemo } from 'react';
import { takesBets } from '../../../domain/bets/closingTime.ts';
import { topicOfFixture } from '../../../domain/events/topics.ts';
import { MAIN_BOARD } from '../../../domain/reference/firstPages.ts';
import { isListed } from '../../../domain/sports/board.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { hasFirstGames, isPart } from '../../../db/queries/offer.ts';
import type { Look } from '../../frame/link/tabLooks.ts';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import { useFixtures } from '../../frame/live-prices/useFixtures.ts';
import { useLookAt } from '../../frame/link/useLookAt.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { useOffer } from '../../frame/link/useOffer.ts';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';
import { useKeptGames, type ShownGames } from './useKeptGames.ts';
import { useLookAhead } from './useLookAhead.ts';

export interface TopGamesView extends ShownGames {
  /** The house could not be asked and nothing is stored. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Most of them that are looked at before the offer is whole; more than a page shows. */
const MAX_AHEAD = 20;

export function useTopGames(): TopGamesView {
  const offer = useOffer();
  const isPageHere = useLive(hasFirstGames, []) === true;
  const { view, retry } = useHouseDocument('topEvents');
  const now = useOriginNow();
  const ids = useMemo(() => {
    const named = view?.value?.map(({ fixtureId }) => fixtureId);
    return named === undefined ? undefined : [...new Set(named)];
  }, [view]);
  const answer = useFixtures(ids);
  const isKnown = ids !== undefined && answer !== undefined;
  const known = answer?.fixtures.filter((fixture) => fixture !== undefined);
  const open = known?.filter((fixture) => isListed(fixture, MAIN_BOARD) && takesBets(fixture, now, 0));
  const areAllHere = offer === 'whole' || (known !== undefined && known.length === ids?.length);
  const isShowing = isKnown && (areAllHere || (open?.length ?? 0) > 0);
  const { games, followed } = useKeptGames(isShowing ? open : undefined, answer?.followed, isKnown && !isShowing);
  const hasFailed = ids === undefined && view?.hasFailed === true;
  useLookAhead(hasFailed ? NONE : games, known ?? NONE);
  useLookAt(isPageHere && isPart(offer) ? { topics: (ids ?? []).slice(0, MAX_AHEAD).map(topicOfFixture) } : NOTHING);
  // One that has started leaves a gap: the house may have another to put first.
  const count = games?.length;
  useEffect(() => {
    if (count !== undefined) retry();
  }, [count, retry]);
  return { games, followed, hasFailed, retry };
}

const NONE: readonly Fixture[] = [];
const NOTHING: Look = {};
