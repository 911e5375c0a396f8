/**
 * The board's filter as it stands in the address (NAV-08, SPT-10): `sport_id`, a flag named after the sport, `league`, `location_id`,
 * `search`, `order`, `day`, `round`, `page`. A deep link opens the same board.
 */
import type { AskedBoard } from '../../../db/queries/boardCut.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { categoryOf } from '../../../domain/reference/sports.ts';
import type { BoardFilter, BoardOrder } from '../../../domain/sports/boardPage.ts';

export interface BoardQuery extends Omit<BoardFilter, 'starts'> {
  readonly search: string | undefined;
  /** As `startsOfDay` takes it. */
  readonly day: string | undefined;
  /** Of a proto round; the one of now where none is named. */
  readonly round: number | undefined;
  /** From 1. */
  readonly page: number;
}

export function readBoardQuery(params: URLSearchParams): BoardQuery {
  const text = (name: string, longest = 64) => params.get(name)?.trim().slice(0, longest) || undefined;
  const number = (name: string) => {
    const value = Number(params.get(name));
    return Number.isInteger(value) && value > 0 ? value : undefined;
  };
  const sportId = text('sport_id');
  return {
    category: sportId === undefined ? 'all' : categoryOf(sportId),
    leagueId: text('league'),
    locationId: text('location_id'),
    search: text('search', 80),
    order: orderNamed(text('order')),
    day: text('day'),
    round: number('round'),
    page: number('page') ?? 1,
  };
}

/** `undefined` for a text that is no order. */
export const orderNamed = (text: string | undefined): BoardOrder | undefined =>
  text === 'time' || text === 'league' ? text : undefined;

/** As the database is asked. What is searched for, and which day, is not part of it. */
export const askedBoard = (kind: PageKind, query: BoardQuery): AskedBoard => {
  const { category, leagueId, locationId, order, page } = query;
  return { kind, category, leagueId, locationId, order, pageNumber: page };
};
