/** The address of a board: its filter as a query (NAV-08, SPT-10). Reading one is apart, in `boardFilter.ts`: the page's first script does that alone. */
import { CATEGORIES, SPORT, type Category } from '../../../domain/reference/sports.ts';
import type { BoardQuery } from './boardFilter.ts';

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

/** Whether it leaves games out. */
export const isFiltered = ({ category, leagueId, locationId, search, day }: BoardQuery): boolean =>
  category !== 'all' || [leagueId, locationId, search, day].some((part) => part !== undefined);

export type BoardTarget = { readonly [Part in keyof BoardQuery]?: BoardQuery[Part] | undefined };

/** The query of a board as text, `''` for the whole board. */
export function boardSearch({
  category = 'all',
  leagueId,
  locationId,
  search,
  order,
  day,
  round,
  page = 1,
}: BoardTarget): string {
  const params = new URLSearchParams();
  const sportId = sportByCategory[category];
  if (sportId !== undefined) {
    params.set('sport_id', sportId);
    params.set(category.toLowerCase(), '1');
  }
  const rest = {
    league: leagueId,
    location_id: locationId,
    search,
    order,
    day,
    round,
    page: page > 1 ? page : undefined,
  };
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) params.set(name, value.toString());
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

export const BOARD_CATEGORIES: readonly Category[] = CATEGORIES;
