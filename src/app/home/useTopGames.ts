/**
 * The games the house puts first: which and in what order is the house's word, their prices and state are the board's own, so that
 * what is pressed is never a stale copy. A game that has started or left the offer is dropped.
 */
import { useEffect, useMemo } from 'react';
import { takesBets } from '../../domain/bets/closingTime.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import { useHouseDocument } from '../ports/useHouseDocument.ts';
import { useFixtures } from '../ports/useFixtures.ts';
import { useNow } from '../ports/useNow.ts';
import { takesBetsOnBoard } from './GamePrices.tsx';
import { useKeptGames, type ShownGames } from './useKeptGames.ts';
import { useLookAhead } from './useLookAhead.ts';

export interface TopGamesView extends ShownGames {
  /** The house could not be asked and nothing is stored. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useTopGames(clockOffset: number): TopGamesView {
  const { view, retry } = useHouseDocument('topEvents');
  const now = useNow(1_000) + clockOffset;
  const ids = useMemo(() => {
    const named = view?.value?.map(({ fixtureId }) => fixtureId);
    return named === undefined ? undefined : [...new Set(named)];
  }, [view]);
  const answer = useFixtures(ids);
  const isKnown = ids !== undefined && answer !== undefined;
  const known = answer?.fixtures.filter((fixture) => fixture !== undefined);
  const open = known?.filter((fixture) => takesBetsOnBoard(fixture) && takesBets(fixture, now, 0));
  const { games, followed } = useKeptGames(isKnown ? open : undefined, answer?.followed);
  const hasFailed = ids === undefined && view?.hasFailed === true;
  useLookAhead(hasFailed ? NONE : games, known ?? NONE);
  // One that has started leaves a gap: the house may have another to put first.
  const count = games?.length;
  useEffect(() => {
    if (count !== undefined) retry();
  }, [count, retry]);
  return { games, followed, hasFailed, retry };
}

const NONE: readonly Fixture[] = [];
