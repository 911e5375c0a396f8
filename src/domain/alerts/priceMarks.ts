/** Prices that a member waits for (ALR-6, ALR-7): of a selection the odds it has to reach, from the side on which it was when they were set. */
import { z } from 'zod';
import { FixtureId, SelectionId } from '../kernel/ids.ts';
import { Odds } from '../kernel/odds.ts';
import { findSelection, offeredOdds, type Fixture, type Market, type Selection } from '../sports/fixture.ts';

export const PriceMark = z.object({
  fixtureId: FixtureId,
  selectionId: SelectionId,
  /** Hundredths. */
  odds: Odds,
  /** Whether the price was below it, and has to rise. */
  isAbove: z.boolean(),
  /** Epoch ms: set again to the same, it is another. */
  setAt: z.number().int().nonnegative(),
});
export type PriceMark = z.infer<typeof PriceMark>;

/** Most marks of a member; the oldest gives way (ALR-7). */
export const MAX_PRICE_MARKS = 20;

/** A price that has reached its mark, as it stands. */
export interface ReachedMark {
  readonly mark: PriceMark;
  readonly game: Fixture;
  readonly market: Market;
  readonly selection: Selection;
}

/** @returns `undefined` for odds that the price has already: there is nothing to wait for */
export function priceMarkOn(
  fixtureId: FixtureId,
  selection: Pick<Selection, 'selectionId' | 'odds' | 'oddsByAdmin'>,
  odds: number,
  setAt: number,
): PriceMark | undefined {
  const now = offeredOdds(selection);
  if (odds === now) return undefined;
  return { fixtureId, selectionId: selection.selectionId, odds, isAbove: odds > now, setAt };
}

/** One of a selection, the latest; the oldest of all gives way (ALR-7). */
export const withMark = (marks: readonly PriceMark[], mark: PriceMark): readonly PriceMark[] =>
  [...withoutMark(marks, mark.selectionId), mark].slice(-MAX_PRICE_MARKS);

export const withoutMark = (marks: readonly PriceMark[], selectionId: string): readonly PriceMark[] =>
  marks.filter((one) => one.selectionId !== selectionId);

/** Marks whose price is there or beyond (ALR-6): of an open selection of a game that takes bets; what is held or closed has no price. */
export function reachedMarks(marks: readonly PriceMark[], games: readonly Fixture[]): readonly ReachedMark[] {
  return marks.flatMap((mark): readonly ReachedMark[] => {
    const game = games.find(({ fixtureId }) => fixtureId === mark.fixtureId);
    const found = game && findSelection(game, mark.selectionId);
    if (game === undefined || found === undefined || found.selection.status !== 'open') return [];
    const odds = offeredOdds(found.selection);
    const isThere = mark.isAbove ? odds >= mark.odds : odds <= mark.odds;
    return isThere ? [{ mark, game, ...found }] : [];
  });
}

/** Marks that nothing can reach any more (ALR-7): their selection is settled or gone, or its game has left. @param isGone of games that are not here */
export const spentMarks = (
  marks: readonly PriceMark[],
  games: readonly Fixture[],
  isGone: (fixtureId: FixtureId) => boolean,
): readonly PriceMark[] =>
  marks.filter(({ fixtureId, selectionId }) => {
    const game = games.find((one) => one.fixtureId === fixtureId);
    if (game === undefined) return isGone(fixtureId);
    const found = findSelection(game, selectionId);
    return found === undefined || found.selection.status === 'settled';
  });
