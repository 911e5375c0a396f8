/**
 * Which fixtures each page lists. Changes only when an entry comes, goes or moves, so that a price change never wakes a
 * board's query.
 */
import type { BoardRow } from '../tables/rows.ts';
import { PAGE_KINDS, type PageKind } from '../../domain/reference/pages.ts';
import { boardEntryOf, isOnBoard, type BoardEntry } from '../../domain/sports/board.ts';
import type { ProjectionVersion } from '../../domain/kernel/projectionVersion.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';

/** Of what a page's row comes to, out of the same games. */
export const BOARD_VERSION: ProjectionVersion = { version: 2, continues: 1 };

/** What became of fixtures in one batch; `undefined` for one that left the offer. */
export type FixtureChanges = ReadonlyMap<string, Fixture | undefined>;

/** The boards of a whole offer, one row per page. */
export function boardsOf(fixtures: readonly Fixture[]): BoardRow[] {
  return PAGE_KINDS.map((page) => ({
    page,
    entries: fixtures.filter((fixture) => isOnBoard(fixture, page)).map(boardEntryOf),
  }));
}

/** The board after a batch: the same object if no entry came, went or moved. */
export function evolveBoard(board: BoardRow, changes: FixtureChanges): BoardRow {
  const known = new Map(board.entries.map((entry) => [entry.fixtureId as string, entry]));
  let touched = false;
  for (const [fixtureId, fixture] of changes) {
    const entry = entryOn(board.page, fixture);
    if (sameEntry(known.get(fixtureId), entry)) continue;
    touched = true;
    if (entry === undefined) known.delete(fixtureId);
    else known.set(fixtureId, entry);
  }
  return touched ? { ...board, entries: [...known.values()] } : board;
}

/** Whether a change of a fixture brings it onto a board, moves it there or takes it off: else no board need be read. */
export function movesOnBoards(before: Fixture | undefined, after: Fixture | undefined): boolean {
  if (before !== undefined && after !== undefined && isListedAlike(before, after)) return false;
  return PAGE_KINDS.some((page) => !sameEntry(entryOn(page, before), entryOn(page, after)));
}

/** A price or a score: what nearly every change is, and nothing that a board lists by. */
function isListedAlike(a: Fixture, b: Fixture): boolean {
  return (
    a.status === b.status &&
    a.turnsInPlay === b.turnsInPlay &&
    sameEntry(a, b) &&
    a.markets.length === b.markets.length &&
    a.markets.every(({ marketId }, place) => marketId === b.markets[place]?.marketId)
  );
}

function entryOn(page: PageKind, fixture: Fixture | undefined): BoardEntry | undefined {
  return fixture !== undefined && isOnBoard(fixture, page) ? boardEntryOf(fixture) : undefined;
}

const LISTED = ['startAt', 'sportId', 'locationId', 'leagueId'] as const;

function sameEntry(a: BoardEntry | undefined, b: BoardEntry | undefined): boolean {
  return LISTED.every((fact) => a?.[fact] === b?.[fact]);
}
