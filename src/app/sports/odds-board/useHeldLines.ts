/** What is shown of a game where there is no room for all: its lines hold still while prices move (rule BRD-13). */
import { useEffect, useRef } from 'react';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import type { HeldLines } from '../../../domain/sports/marketLines.ts';
import { isStaleFixture } from '../../frame/connection/stalePrices.ts';
import { after } from '../../kit/timing/pageTimer.ts';
import type { MarketsShown } from './boardRows.ts';
import type { HeldGameProps } from './gameParts.ts';
import type { RowContext } from './SelectionButton.tsx';

/** How a board chooses, by what it shows already. */
export type MarketsOf = (fixture: Fixture, shown: HeldLines | undefined) => MarketsShown;

/** A page begins with stored prices, which are shown open for a moment (STL-4); those of now have come by then, ms. */
const SETTLED_MS = 2_000;

/** A game that is folded away, or that another page lay over, has its lines when it is drawn again: they are kept with all of the board. */
export const useHeldLines = ({ fixture, context, lines }: Omit<HeldGameProps, 'pickedId'>, marketsOf: MarketsOf) =>
  useHeld(lines, fixture, context, marketsOf);

/** @param held by game, from when its prices have not been stale for two seconds */
export function useHeld<Held, Shown extends Held>(
  held: Map<string, Held>,
  fixture: Fixture,
  { stale, followed }: RowContext,
  choose: (fixture: Fixture, shown: Held | undefined) => Shown,
): Shown {
  const { fixtureId } = fixture;
  const shown = choose(fixture, held.get(fixtureId));
  const drawn = useRef(shown);
  const isStale = isStaleFixture(stale, followed, fixture);
  // Not while drawing: what is drawn may be thrown away.
  useEffect(() => {
    drawn.current = shown;
    if (!isStale && held.has(fixtureId)) held.set(fixtureId, shown);
  });
  useEffect(
    () =>
      isStale || held.has(fixtureId)
        ? undefined
        : after(SETTLED_MS, () => {
            held.set(fixtureId, drawn.current);
          }),
    [held, fixtureId, isStale],
  );
  return shown;
}
