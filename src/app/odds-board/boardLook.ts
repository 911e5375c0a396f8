/**
 * Whose prices a board looks at (S-16): its sport's, known from its address before anything is read; everyone's without one or in a search.
 * While the offer is not whole the tab looks at the page of its address instead (`PageLook`).
 */
import { topicOfSport } from '../../domain/events/topics.ts';
import type { OfferState } from '../../db/queries/offer.ts';
import type { Look } from '../../worker/connection/tabLooks.ts';
import { sportIn, type BoardQuery } from './boardFilter.ts';

/**
 * @param offer `undefined` while it is not known
 * @param sportIds of the games of the board as it was read, `undefined` while it is not
 * @returns `undefined` while it is not known which sports they are
 */
export function boardLook(
  { category, search }: BoardQuery,
  offer: OfferState | undefined,
  sportIds: readonly string[] | undefined,
): Look | undefined {
  if (offer === undefined) return undefined;
  if (offer !== 'whole') return {};
  if (category === 'all' || search !== undefined) return { topics: ['all'] };
  const sportId = sportIn(category);
  if (sportId !== undefined) return { topics: [topicOfSport(sportId)] };
  return sportIds === undefined ? undefined : { topics: sportIds.map(topicOfSport) };
}
