/**
 * The board's filter as it stands in the address (NAV-08): `sport_id`, a flag named after the sport, `league`, `location_id`,
 * `search`, `page`. A deep link opens the same board.
 */
import type { AskedBoard } from '../../../db/queries/boardCut.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { CATEGORIES, categoryOf, SPORT, type Category } from '../../../domain/reference/sports.ts';
import type { BoardFilter } from '../../../domain/sports/boardPage.ts';

export interface BoardQuery extends BoardFilter {
  readonly search: string | undefined;
  /** From 1. */
  readonly page: number;
}

const OTHER = 'other';
const sportByCategory: Readonly<Partial<Record<Category, string>>> = {
  football: SPORT.football,
  basketball: SPORT.basketball,
  baseball: SPORT.baseball,
  volleyball: SPORT.volleyball,
  iceHockey: SPORT.iceHockey,
  eSports: SPORT.eSports,
  other: OTHER,
};

/** The one sport of a category; `undefined` for those that have any number. */
export const sportIn = (category: Category): string | undefined =>
  category === 'other' ? undefined : sportByCategory[category];

export function readBoardQuery(params: URLSearchParams): BoardQuery {
  const sportId = params.get('sport_id');
  const league = params.get('league');
  const search = params.get('search')?.trim() ?? '';
  const page = Number(params.get('page') ?? '1');
  return {
    category: sportId === null || sportId === '' ? 'all' : categoryOf(sportId),
    leagueId: league === null || league === '' ? undefined : league.slice(0, 64),
    search: search === '' ? undefined : search.slice(0, 80),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** As the database is asked. What is searched for is not part of it. */
export const askedBoard = (kind: PageKind, { category, leagueId, page }: BoardQuery): AskedBoard => ({
  kind,
  category,
  leagueId,
  pageNumber: page,
});

/** Whether it leaves games out. */
export const isFiltered = ({ category, leagueId, search }: BoardQuery): boolean =>
  category !== 'all' || leagueId !== undefined || search !== undefined;

export interface BoardTarget {
  readonly category?: Category;
  readonly leagueId?: string;
  readonly locationId?: string;
  readonly search?: string;
  readonly page?: number;
}

/** The query of a board as text, `''` for the whole board. */
export function boardSearch({ category = 'all', leagueId, locationId, search, page = 1 }: BoardTarget): string {
  const params = new URLSearchParams();
  const sportId = sportByCategory[category];
  if (sportId !== undefined) {
    params.set('sport_id', sportId);
    params.set(category.toLowerCase(), '1');
  }
  if (leagueId !== undefined) params.set('league', leagueId);
  if (locationId !== undefined) params.set('location_id', locationId);
  if (search !== undefined) params.set('search', search);
  if (page > 1) params.set('page', page.toString());
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

export const BOARD_CATEGORIES: readonly Category[] = CATEGORIES;
