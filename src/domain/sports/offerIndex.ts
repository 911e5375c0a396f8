/**
 * The offer index (STREAMS.md, S-29): which games are listed, without a price. What a menu counts, a search finds and a page of a board names
 * while the games themselves have not come. It is packed as games are, so that one arrangement serves both.
 */
import type { FixtureId } from '../kernel/ids.ts';
import { PAGE_KINDS } from '../reference/pages.ts';
import { isOnBoard, listedBy } from './board.ts';
import { Fixture, type Market } from './fixture.ts';

/** A fixture without selections: nothing of it can be backed, and no price of it is known. */
export type NamedGame = Fixture;

/** Whether some board lists it. */
export const isNamed = (fixture: Fixture): boolean => PAGE_KINDS.some((page) => isOnBoard(fixture, page));

/** Games that some board lists, without a price. */
export const namedGames = (fixtures: Iterable<Fixture>): readonly NamedGame[] =>
  [...fixtures].filter(isNamed).map(withoutPrices);

/** What boards, menus and searches need of a fixture (IDX-1): a market of each group by which it is listed is there, and empty. */
export function withoutPrices(fixture: Fixture): NamedGame {
  const markets = listedBy(fixture).map((marketId): Market => ({ marketId, name: '', baseLine: '', selections: [] }));
  return { ...fixture, score: null, markets };
}

/**
 * What an index lacks by now (IDX-6): games that are listed by now or are other than they are named, and without a market those that are listed no
 * more, so that no board has them.
 */
export function namedSince(
  named: ReadonlyMap<FixtureId, NamedGame>,
  offered: ReadonlyMap<FixtureId, Fixture>,
): readonly NamedGame[] {
  const since: NamedGame[] = [];
  for (const [id, fixture] of offered) {
    if (!isNamed(fixture)) continue;
    const known = named.get(id);
    if (known === undefined || !isNamedAs(known, fixture)) since.push(withoutPrices(fixture));
  }
  for (const [id, known] of named) {
    const fixture = offered.get(id);
    if (fixture === undefined || !isNamed(fixture)) since.push({ ...known, markets: [] });
  }
  return since;
}

/** In every field but those that an index leaves out. */
function isNamedAs(named: NamedGame, fixture: Fixture): boolean {
  for (const key of NAMED_KEYS) if (named[key] !== fixture[key]) return false;
  const by = listedBy(fixture);
  return by.length === named.markets.length && by.every((id, place) => named.markets[place]?.marketId === id);
}

const LEFT_OUT: readonly string[] = ['score', 'markets'] satisfies readonly (keyof Fixture)[];
const NAMED_KEYS = Fixture.keyof().options.filter((key) => !LEFT_OUT.includes(key));
