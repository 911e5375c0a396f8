/**
 * The order in which a page of a board is looked at: it holds still (SPT-10; rules ORD). What comes, goes or moves meanwhile waits until the member asks
 * for it; nothing is decided here of what a game that has started looks like.
 */
import type { FixtureId } from '../kernel/ids.ts';

/** A page as it stands now. */
export interface FreshPage {
  /** What it is of: board, filter, order, page, and how often it was taken anew. */
  readonly key: string;
  readonly fixtureIds: readonly FixtureId[];
  /** Whether every game of the board is known: what is shown before is the beginning of it, and not to be kept. */
  readonly isWhole: boolean;
}

/** The page that is shown. */
export type HeldPage = FreshPage;

/**
 * @param held the page that is shown, if one is
 * @param fresh the page as it would be shown now
 * @param isListed whether the board still lists a game
 * @returns `held` itself as long as it stands
 */
export function holdPage(held: HeldPage | undefined, fresh: FreshPage, isListed: (id: FixtureId) => boolean): HeldPage {
  const stands = held?.key === fresh.key && held.isWhole && fresh.isWhole && held.fixtureIds.some(isListed);
  return stands ? held : fresh;
}

/** How many places of a page would be another's if it were taken anew (rule ORD-3). */
export function waitingFor(held: HeldPage, fresh: FreshPage): number {
  const [before, after] = [new Set(held.fixtureIds), new Set(fresh.fixtureIds)];
  const count = (ids: readonly FixtureId[], known: ReadonlySet<FixtureId>) =>
    ids.reduce((sum, id) => sum + (known.has(id) ? 0 : 1), 0);
  return Math.max(count(fresh.fixtureIds, before), count(held.fixtureIds, after));
}
