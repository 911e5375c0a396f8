/** What a board shows of a game: its lines hold still while prices move (rule BRD-13). */
import { useEffect } from 'react';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import type { HeldLines } from '../../../domain/sports/marketLines.ts';
import { isStaleFixture } from '../../frame/connection/stalePrices.ts';
import type { MarketsShown } from './boardRows.ts';
import type { HeldGameProps } from './gameParts.ts';

/** How a board chooses, by what it shows already. */
export type MarketsOf = (fixture: Fixture, shown: HeldLines | undefined) => MarketsShown;

/** A game that is folded away, or that another page lay over, has its lines when it is drawn again: they are kept with all of the board. */
export function useHeldLines(game: Omit<HeldGameProps, 'pickedId'>, marketsOf: MarketsOf): MarketsShown {
  const { fixture, context, lines } = game;
  const { fixtureId } = fixture;
  const markets = marketsOf(fixture, lines.get(fixtureId));
  const isStale = isStaleFixture(context.stale, context.followed, fixture);
  // Not while drawing: what is drawn may be thrown away.
  useEffect(() => {
    if (!isStale) lines.set(fixtureId, markets);
  });
  return markets;
}
