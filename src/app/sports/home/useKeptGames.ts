/**
 * Games of a live answer, as the same objects for as long as they show the same: a row whose game did not change is not drawn again. The last
 * list stands while another is read: rows that were taken away and drawn anew in between would lose a press.
 */
import { useRef } from 'react';
import type { Topics } from '../../../domain/events/topics.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { keepIdentity } from '../odds-board/keepIdentity.ts';

export interface ShownGames {
  /** `undefined` while they are read. */
  readonly games: readonly Fixture[] | undefined;
  /** Read with them (S-20). */
  readonly followed: Topics;
}

const UNREAD: ShownGames = { games: undefined, followed: new Set() };

/**
 * @param games always the answer to one and the same question; `undefined` while it is not known
 * @param followed as it was read with them
 * @param areGone whether it is known that they cannot be known: what stood there would stand as it was
 */
export function useKeptGames(
  games: readonly Fixture[] | undefined,
  followed: Topics | undefined,
  areGone = false,
): ShownGames {
  const kept = useRef(UNREAD);
  if (areGone) kept.current = UNREAD;
  if (games !== undefined && followed !== undefined)
    kept.current = { games: keepIdentity(kept.current.games ?? [], games), followed };
  return kept.current;
}
