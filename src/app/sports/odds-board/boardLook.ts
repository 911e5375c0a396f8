/**
 * Whose prices a board looks at (S-16): its sport's, known from its address before anything is read; everyone's without one or in a search. Its
 * page and the games it shows as well: on a line that holds back what nobody looks at, those are what it looks at (LIN-3).
 * While the offer is not whole the tab looks at the page of its address instead (`PageLook`), and one by one at the games that the offer
 * index names beside it (IDX-4).
 */
import { topicOfBoard, topicOfSport, type Topic } from '../../../domain/events/topics.ts';
import type { BoardView } from '../../../db/queries/board.ts';
import type { OfferState } from '../../../db/queries/offer.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import type { Look } from '../../frame/link/tabLooks.ts';
import type { BoardQuery } from '../../kit/links/boardFilter.ts';
import { sportIn } from '../../kit/links/boardSearch.ts';

/**
 * @param offer `undefined` while it is not known
 * @param view `undefined` while it is not read
 * @returns `undefined` while it is not known which sports they are
 */
export function boardLook(
  page: PageKind,
  query: BoardQuery,
  offer: OfferState | undefined,
  view: Pick<BoardView, 'sportIds' | 'fixtures' | 'beside'> | undefined,
): Look | undefined {
  if (offer === undefined) return undefined;
  if (offer !== 'whole') return { games: view?.beside ?? [] };
  const topics = readyFor(query, view?.sportIds);
  return topics && { topics: [...topics, topicOfBoard(page, query.category)], games: view?.fixtures ?? [] };
}

/** Whatever may be shown next. */
function readyFor({ category, search }: BoardQuery, sportIds: readonly string[] | undefined): Topic[] | undefined {
  if (category === 'all' || search !== undefined) return ['all'];
  const sportId = sportIn(category);
  return sportId === undefined ? sportIds?.map(topicOfSport) : [topicOfSport(sportId)];
}
