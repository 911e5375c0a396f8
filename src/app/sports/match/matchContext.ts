/** What all prices of a match share, and which of it stays the same object while prices move. */
import { useMemo } from 'react';
import type { PageKind } from '../../../domain/reference/pages.ts';
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
 * Whether a page takes bets on a game just now (CLS-1): before its start, or in play where its prices stay on offer or the page is of games in play;
 * the in-play page none that has not begun.
 *
 * @param now epoch ms, by the origin's clock
 */
export function isTakingBets(page: PageKind, fixture: Fixture, now: number): boolean {
  const isTaking = takesBets(fixture, now, 0);
  if (page === 'live') return fixture.status === 'inPlay' || isTaking;
  return isTaking && (page !== 'inplay' || fixture.status === 'inPlay');
}
