/**
 * Which games a page shows first, for an origin to send them before all others (STREAMS.md, S-24): of home the ones that start next and the
 * ones in play, of a board its first page in a category. The same order as the screens have, by the same functions.
 */
import { MAIN_BOARD } from '../reference/firstPages.ts';
import type { PageTopic } from '../events/topics.ts';
import type { FixtureId } from '../kernel/ids.ts';
import { CATEGORIES } from '../reference/sports.ts';
import { PageKind } from '../reference/pages.ts';
import { boardEntryOf, isOnBoard, type BoardEntry } from './board.ts';
import { byStart, inBoardOrder, pageOf, startingIn } from './boardPage.ts';
import type { Fixture } from './fixture.ts';
import { roundAt } from './protoRound.ts';

/** Games of each of home's two lists. */
const HOME_GAMES = 10;

/** @param now epoch ms, by the origin's clock */
export function gamesOfPage(page: PageTopic, fixtures: Iterable<Fixture>, now: number): readonly FixtureId[] {
  const all = [...fixtures];
  if (page === 'page:home') {
    const next = entriesOn(all, MAIN_BOARD).filter(({ startAt }) => startAt > now);
    return [...new Set([...firstOf(next), ...firstOf(entriesOn(all, 'inplay'))])];
  }
  const [name, filter] = page.slice('page:'.length).split('/');
  const kind = PageKind.safeParse(name);
  const category = CATEGORIES.find((known) => known === filter);
  if (!kind.success || category === undefined) return [];
  // Of the round that is sold now what has not started.
  const isProto = kind.data === 'proto';
  const entries = startingIn(entriesOn(all, kind.data), isProto ? [now, roundAt(now).starts[1]] : undefined);
  return pageOf(inBoardOrder(entries, isProto ? 'time' : 'league'), { category }, 1).fixtureIds;
}

const entriesOn = (fixtures: readonly Fixture[], page: PageKind): readonly BoardEntry[] =>
  fixtures.filter((fixture) => isOnBoard(fixture, page)).map(boardEntryOf);

const firstOf = (entries: readonly BoardEntry[]): readonly FixtureId[] =>
  entries
    .toSorted(byStart)
    .slice(0, HOME_GAMES)
    .map(({ fixtureId }) => fixtureId);
