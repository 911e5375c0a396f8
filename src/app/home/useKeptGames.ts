/**
 * Games of a live answer, as the same objects for as long as they show the same: a row whose game did not change is not drawn again. The last
 * list stands while another is read: rows that were taken away and drawn anew in between would lose a press.
 */
import { useRef } from 'react';
import type { Fixture } from '../../domain/sports/fixture.ts';
import { keepIdentity } from '../odds-board/keepIdentity.ts';

/** @param games always the answer to one and the same question; `undefined` while it is not known */
export function useKeptGames(games: readonly Fixture[] | undefined): readonly Fixture[] | undefined {
  const kept = useRef<readonly Fixture[]>(undefined);
  if (games !== undefined) kept.current = keepIdentity(kept.current ?? [], games);
  return kept.current;
}
