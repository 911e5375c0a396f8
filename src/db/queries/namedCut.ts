/** A page of a board of which not every game has come: what the others are called, and which of them the tab has to look at (rules IDX). */
import { topicOfBoard } from '../../domain/events/topics.ts';
import type { BoardEntry } from '../../domain/sports/board.ts';
import type { NamedGame } from '../../domain/sports/offerIndex.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import type { PartialOffer } from '../tables/rows.ts';
import { cutOf, type AskedBoard, type BoardCut } from './boardCut.ts';

/** Inside the caller's transaction, of the named leagues too. @param entries all that the board lists */
export async function namedCut(
  db: HanpanDatabase,
  entries: readonly BoardEntry[],
  asked: AskedBoard,
  { pages }: PartialOffer,
  pinned: ReadonlySet<string>,
  found?: ReadonlySet<string>,
): Promise<BoardCut> {
  const cut = cutOf(entries, asked, found, pinned);
  const shown = new Set(cut.fixtureIds);
  const games = entries.filter(({ fixtureId }) => shown.has(fixtureId));
  const leagues = await db.namedLeagues.bulkGet([...new Set(games.map(({ leagueId }) => leagueId))]);
  const named = leagues.flatMap((league) => league?.games.filter(({ fixtureId }) => shown.has(fixtureId)) ?? []);
  const ofPage = pages[topicOfBoard(asked.kind, asked.category)];
  return {
    ...cut,
    named: new Map<string, NamedGame>(named.map((game) => [game.fixtureId, game])),
    beside: games.filter(({ fixtureId }) => ofPage?.includes(fixtureId) !== true),
  };
}
