/**
 * In which order a page of games shows them, cut into pages of 15 (SPT-01, SPT-04, SPT-10; BRD-2 … BRD-4, BRD-7, BRD-8). Apart from what a fixture is: the
 * first script of a page cuts a board before anything else is loaded.
 */
import type { FixtureId } from '../kernel/ids.ts';
import { PAGE_SIZE } from '../reference/pages.ts';
import { CATEGORIES, categoryOf, type Category, type SportId } from '../reference/sports.ts';
import type { BoardEntry } from './board.ts';

const NONE_PINNED: ReadonlySet<string> = new Set();

/**
 * Leagues by their earliest game, games of a league by start; ids break ties, so that every tab agrees (rule BRD-2). By time, games by start
 * alone, those of one start by league (rule BRD-7).
 *
 * @param pinned ids of leagues that come before the others (rule FAV-5); by time they do not
 */
export function inBoardOrder(
  entries: readonly BoardEntry[],
  order: BoardOrder = 'league',
  pinned: ReadonlySet<string> = NONE_PINNED,
): readonly BoardEntry[] {
  if (order === 'time') return entries.toSorted(byTime);
  const leagues = new Map<string, BoardEntry[]>();
  for (const entry of entries) {
    const league = leagues.get(entry.leagueId);
    if (league === undefined) leagues.set(entry.leagueId, [entry]);
    else league.push(entry);
  }
  // League by league: a board is ordered before it is drawn, and this compares a third as often as ordering all games at once.
  return [...leagues.values()]
    .map((league) => league.toSorted(byStart))
    .toSorted(([a], [b]) =>
      a === undefined || b === undefined
        ? 0
        : Number(pinned.has(b.leagueId)) - Number(pinned.has(a.leagueId)) ||
          a.startAt - b.startAt ||
          compare(a.leagueId, b.leagueId),
    )
    .flat();
}

const byTime = (a: BoardEntry, b: BoardEntry): number =>
  a.startAt - b.startAt || compare(a.leagueId, b.leagueId) || byStart(a, b);
/** Ids break ties, so that every tab agrees. */
export const byStart = (a: BoardEntry, b: BoardEntry): number =>
  a.startAt - b.startAt || compare(a.fixtureId, b.fixtureId);
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Starts within it are meant: from the first on, before the second, epoch ms. */
export type StartWindow = readonly [from: number, until: number];

/** By leagues (rule BRD-2), or by start alone (rule BRD-7). */
export type BoardOrder = 'league' | 'time';

export interface BoardFilter {
  readonly category: Category;
  readonly leagueId?: string | undefined;
  readonly locationId?: string | undefined;
  readonly order?: BoardOrder | undefined;
  /** Days and hours of which games are shown (rule BRD-8). */
  readonly starts?: StartWindow | undefined;
}

/** @returns all of them where no window is given */
export function startingIn<Entry extends Pick<BoardEntry, 'startAt'>>(
  entries: readonly Entry[],
  starts: StartWindow | undefined,
): readonly Entry[] {
  return starts === undefined ? entries : entries.filter(({ startAt }) => startAt >= starts[0] && startAt < starts[1]);
}

export interface BoardPage {
  readonly fixtureIds: readonly FixtureId[];
  /** 1-based, clamped to `pageCount`. */
  readonly page: number;
  readonly pageCount: number;
  /** Fixtures that pass the filter. */
  readonly total: number;
  /** Sports of the fixtures that pass, each once. */
  readonly sportIds: readonly SportId[];
  /** How many games of the whole board each league has that is on the page, whatever is left out (rule BRD-4). */
  readonly leagueSizes: ReadonlyMap<string, number>;
}

/** Cuts one page out of a board that is already in board order. */
export function pageOf(ordered: readonly BoardEntry[], filter: BoardFilter, page: number): BoardPage {
  const { category, leagueId, locationId } = filter;
  const listed = startingIn(ordered, filter.starts).filter(
    (entry) =>
      (category === 'all' || categoryOf(entry.sportId) === category) &&
      (leagueId === undefined || entry.leagueId === leagueId) &&
      (locationId === undefined || entry.locationId === locationId),
  );
  const pageCount = Math.max(1, Math.ceil(listed.length / PAGE_SIZE));
  const clamped = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);
  const first = (clamped - 1) * PAGE_SIZE;
  const shown = listed.slice(first, first + PAGE_SIZE);
  const leagueSizes = new Map(shown.map((entry) => [entry.leagueId as string, 0]));
  for (const entry of ordered) {
    const size = leagueSizes.get(entry.leagueId);
    if (size !== undefined) leagueSizes.set(entry.leagueId, size + 1);
  }
  return {
    fixtureIds: shown.map((entry) => entry.fixtureId),
    page: clamped,
    pageCount,
    total: listed.length,
    sportIds: [...new Set(listed.map((entry) => entry.sportId))],
    leagueSizes,
  };
}

/** Games per category tab; `all` is their sum. */
export function countByCategory(entries: readonly BoardEntry[]): { readonly [C in Category]: number } {
  const counts = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as { [C in Category]: number };
  for (const entry of entries) {
    counts[categoryOf(entry.sportId)] += 1;
    counts.all += 1;
  }
  return counts;
}
