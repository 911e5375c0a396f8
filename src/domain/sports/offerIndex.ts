/**
 * The offer index (STREAMS.md, S-29): which games are listed, without a price. What a menu counts, a search finds and a page of a board names
 * while the games themselves have not come. It is packed as games are, so that one arrangement serves both.
 */
import { PAGE_KINDS } from '../reference/pages.ts';
import { isOnBoard } from './board.ts';
import { winMarketOf, type Fixture } from './fixture.ts';

/** A fixture without selections: nothing of it can be backed, and no price of it is known. */
export type NamedGame = Fixture;

/** Games that some board lists, without a price. */
export const namedGames = (fixtures: Iterable<Fixture>): readonly NamedGame[] =>
  [...fixtures].filter((fixture) => PAGE_KINDS.some((page) => isOnBoard(fixture, page))).map(withoutPrices);

/** What boards, menus and searches need of a fixture (IDX-1): the market by which it is listed is there, and empty. */
export function withoutPrices(fixture: Fixture): NamedGame {
  const market = winMarketOf(fixture);
  const markets = market === undefined ? [] : [{ ...market, name: '', baseLine: '', selections: [] }];
  return { ...fixture, score: null, markets };
}
