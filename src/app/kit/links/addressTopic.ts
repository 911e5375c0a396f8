/**
 * Which page's games an address shows first, for the time in which the offer is not here and the page cannot name them (S-24): known before the
 * page's own code is, at the login card that stands before it too.
 */
import { topicOfBoard, type PageTopic } from '../../../domain/events/topics.ts';
import { boardOf, firstPageAt } from '../../../domain/reference/firstPages.ts';
import { readBoardQuery } from './boardFilter.ts';

interface Address {
  readonly pathname: string;
  /** As in a location: `''`, or from the question mark on. */
  readonly search: string;
}

/**
 * A league, a later page and what is searched for are asked for by their category: what they show is not known before all is here.
 *
 * @returns `undefined` for a page without prices
 */
export function addressTopic({ pathname, search }: Address): PageTopic | undefined {
  const page = firstPageAt(pathname);
  if (page === 'home') return 'page:home';
  const board = page && boardOf(page);
  return board && topicOfBoard(board, readBoardQuery(new URLSearchParams(search)).category);
}
