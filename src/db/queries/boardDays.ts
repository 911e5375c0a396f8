/** How many games of a board start on which day, for its filter (SPT-10). */
import type { PageKind } from '../../domain/reference/pages.ts';
import { categoryOf } from '../../domain/reference/sports.ts';
import { seoulDate } from '../../domain/kernel/seoulDay.ts';
import { NAMED_DAYS, startsOfDay, type NamedDay } from '../../domain/sports/boardDays.ts';
import { startingIn, type BoardFilter } from '../../domain/sports/boardPage.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { entryTables, knownEntries } from './knownEntries.ts';

export interface BoardDays {
  readonly named: { readonly [Day in NamedDay]: number };
  /** Every day on which a game starts, as `YYYY-MM-DD` in Seoul, in order. */
  readonly dates: readonly { readonly date: string; readonly count: number }[];
}

/**
 * Live: runs again when the board's row changes, never for a price.
 *
 * @param now epoch ms
 * @returns `undefined` while not all that is to be counted is here
 */
export async function boardDays(
  db: HanpanDatabase,
  page: PageKind,
  { category, leagueId, locationId }: Omit<BoardFilter, 'starts' | 'order'>,
  now: number,
): Promise<BoardDays | undefined> {
  const known = await db.transaction('r', entryTables(db), async () => knownEntries(db, page));
  const all = known?.all?.filter(
    (entry) =>
      (category === 'all' || categoryOf(entry.sportId) === category) &&
      (leagueId === undefined || entry.leagueId === leagueId) &&
      (locationId === undefined || entry.locationId === locationId),
  );
  if (all === undefined) return undefined;
  const count = (day: NamedDay) => startingIn(all, startsOfDay(day, now)).length;
  const named = Object.fromEntries(NAMED_DAYS.map((day) => [day, count(day)])) as BoardDays['named'];
  const dates = new Map<string, number>();
  for (const { startAt } of all) {
    const date = seoulDate(startAt);
    dates.set(date, (dates.get(date) ?? 0) + 1);
  }
  const inOrder = [...dates].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { named, dates: inOrder.map(([date, games]) => ({ date, count: games })) };
}
