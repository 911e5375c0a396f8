/**
 * What a page of games shows: which fixtures are on it, in which order, cut into pages of 15 (SPT-01, SPT-04; BRD-1 … BRD-5).
 */
import { z } from 'zod';
import { FixtureId, LeagueId } from '../kernel/ids.ts';
import { PAGE_SIZE, type PageKind } from '../reference/pages.ts';
import { CATEGORIES, categoryOf, SportId, type Category } from '../reference/sports.ts';
import { winMarketOf, type Fixture } from './fixture.ts';

/** What ordering and filtering need of a fixture; small, so that a board of thousands fits one stored row. */
export const BoardEntry = z.object({
  fixtureId: FixtureId,
  sportId: SportId,
  leagueId: LeagueId,
  startAt: z.number().int(),
});
export type BoardEntry = z.infer<typeof BoardEntry>;

export function boardEntryOf(fixture: Fixture): BoardEntry {
  const { fixtureId, sportId, leagueId, startAt } = fixture;
  return { fixtureId, sportId, leagueId, startAt };
}

/**
 * Whether a page lists a fixture (rule BRD-1): it has a market of that page's kind, and has not started unless its
 * prices stay on offer in play.
 */
export function isListed(fixture: Fixture, page: PageKind): boolean {
  if (page !== 'wintielose' || winMarketOf(fixture) === undefined) return false;
  return fixture.status === 'scheduled' || fixture.turnsInPlay;
}

/**
 * Whether a page's board keeps a fixture: what the page lists, and on the in-play board every game in play, also one that takes
 * no bets just now (rule BRD-5). What may be bet on is for `isListed` and CLS-1 alone.
 */
export function isOnBoard(fixture: Fixture, page: PageKind): boolean {
  if (page !== 'inplay') return isListed(fixture, page);
  return fixture.status === 'inPlay' && winMarketOf(fixture) !== undefined;
}

/** Leagues by their earliest game, games of a league by start; ids break ties, so that every tab agrees (rule BRD-2). */
export function inBoardOrder(entries: readonly BoardEntry[]): readonly BoardEntry[] {
  const earliest = new Map<string, number>();
  for (const { leagueId, startAt } of entries) {
    earliest.set(leagueId, Math.min(earliest.get(leagueId) ?? startAt, startAt));
  }
  return entries.toSorted(
    (a, b) =>
      (earliest.get(a.leagueId) ?? 0) - (earliest.get(b.leagueId) ?? 0) ||
      compare(a.leagueId, b.leagueId) ||
      a.startAt - b.startAt ||
      compare(a.fixtureId, b.fixtureId),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export interface BoardFilter {
  readonly category: Category;
  readonly leagueId?: string | undefined;
}

export interface BoardPage {
  readonly fixtureIds: readonly FixtureId[];
  /** 1-based, clamped to `pageCount`. */
  readonly page: number;
  readonly pageCount: number;
  /** Fixtures that pass the filter. */
  readonly total: number;
  /** Of those, each once. */
  readonly sportIds: readonly SportId[];
}

/** Cuts one page out of a board that is already in board order. */
export function pageOf(ordered: readonly BoardEntry[], filter: BoardFilter, page: number): BoardPage {
  const listed = ordered.filter(
    (entry) =>
      (filter.category === 'all' || categoryOf(entry.sportId) === filter.category) &&
      (filter.leagueId === undefined || entry.leagueId === filter.leagueId),
  );
  const pageCount = Math.max(1, Math.ceil(listed.length / PAGE_SIZE));
  const clamped = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);
  const first = (clamped - 1) * PAGE_SIZE;
  return {
    fixtureIds: listed.slice(first, first + PAGE_SIZE).map((entry) => entry.fixtureId),
    page: clamped,
    pageCount,
    total: listed.length,
    sportIds: [...new Set(listed.map((entry) => entry.sportId))],
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
