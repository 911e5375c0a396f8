/** What all prices of a match share, and which of it stays the same object while prices move. */
import { useMemo } from 'react';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { isListed } from '../../../domain/sports/board.ts';
import { takesBets } from '../../../domain/bets/closingTime.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import type { RowContext } from '../odds-board/SelectionButton.tsx';

/** What a price needs to know of its game. */
export type MatchGame = Pick<Fixture, 'fixtureId' | 'sportId' | 'home' | 'away' | 'status'>;

export interface MatchContext {
  readonly game: MatchGame;
  readonly row: RowContext;
  /** Whether the page takes bets on it; if not, its prices stand there closed. */
  readonly isTaking: boolean;
}

/** The same object for as long as it says the same. */
export function useMatchContext(fixture: Fixture, row: RowContext, isTaking: boolean): MatchContext {
  const { fixtureId, sportId, home, away, status } = fixture;
  return useMemo(
    () => ({ game: { fixtureId, sportId, home, away, status }, row, isTaking }),
    [fixtureId, sportId, home, away, status, row, isTaking],
  );
}

/**
 * Whether a page takes bets on a game just now: one that it lists (BRD-1), and that takes any (CLS-1, CLS-2). The origin asks the same.
 *
 * @param now epoch ms, by the origin's clock
 */
export const isTakingBets = (page: PageKind, fixture: Fixture, now: number): boolean =>
  isListed(fixture, page) && takesBets(fixture, now, 0);
