/** Games of a live answer, as the same objects for as long as they show the same: a row whose game did not change is not drawn again. */
import { useRef } from 'react';
import type { Fixture } from '../../domain/sports/fixture.ts';
import { keepIdentity } from '../odds-board/keepIdentity.ts';

export function useKeptGames(games: readonly Fixture[] | undefined): readonly Fixture[] | undefined {
  const kept = useRef<readonly Fixture[]>([]);
  if (games === undefined) return undefined;
  kept.current = keepIdentity(kept.current, games);
  return kept.current;
}
