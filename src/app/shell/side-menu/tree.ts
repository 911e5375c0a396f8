/** Counts and names put together as a tree, in the order of the category tabs and by Korean name within. */
import type { LeagueCount, LeagueNames } from '../../../db/queries/tree.ts';
import type { Category } from '../../../domain/reference/sports.ts';

export interface LeagueLeaf {
  readonly leagueId: string;
  readonly name: string;
  readonly count: number;
}

export interface LocationBranch {
  readonly locationId: string;
  readonly name: string;
  readonly count: number;
  readonly leagues: readonly LeagueLeaf[];
}

export interface SportBranch {
  readonly category: Exclude<Category, 'all'>;
  /** `undefined` while it is not known. */
  readonly count: number | undefined;
  /** Empty until the names have been read. */
  readonly locations: readonly LocationBranch[];
}

const byName = (a: { readonly name: string }, b: { readonly name: string }) => a.name.localeCompare(b.name, 'ko');
const sumOf = (counted: readonly { readonly count: number }[]) => counted.reduce((sum, one) => sum + one.count, 0);

/**
 * Every sport, those without a game too: the menu has its height before anything is counted.
 *
 * @param counts `undefined` while they are not known
 */
export function treeOf(
  counts: readonly LeagueCount[] | undefined,
  names: ReadonlyMap<string, LeagueNames>,
  order: readonly Category[],
): readonly SportBranch[] {
  return order.flatMap((category) => {
    if (category === 'all') return [];
    const leagues = counts?.filter((league) => league.category === category);
    const count = leagues === undefined ? undefined : sumOf(leagues);
    return [{ category, count, locations: locationsOf(leagues ?? [], names) }];
  });
}

function locationsOf(
  counts: readonly LeagueCount[],
  names: ReadonlyMap<string, LeagueNames>,
): readonly LocationBranch[] {
  const byLocation = new Map<string, { name: string; leagues: LeagueLeaf[] }>();
  for (const { leagueId, count } of counts) {
    const known = names.get(leagueId);
    if (known === undefined) continue;
    const branch = byLocation.get(known.locationId) ?? { name: known.locationName, leagues: [] };
    branch.leagues.push({ leagueId, name: known.leagueName, count });
    byLocation.set(known.locationId, branch);
  }
  return [...byLocation]
    .map(([locationId, { name, leagues }]) => ({
      locationId,
      name,
      count: sumOf(leagues),
      leagues: leagues.toSorted(byName),
    }))
    .toSorted((a, b) => b.count - a.count || byName(a, b));
}
