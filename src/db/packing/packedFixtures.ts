/**
 * How a fixture is stored: a row with two texts, what it is (`about`) and how it stands (`state`).
 *
 * IndexedDB walks every field of a stored object, on writing and on reading; a text is copied. Only `state` changes with a price, so
 * that the longer text is written again as it was and read again only when it changed. Both texts are checked as the domain's schema has it (D9).
 */
import { parseJson } from '../../domain/kernel/json.ts';
import { isOfTopics, type Topics } from '../../domain/events/topics.ts';
import type { FixtureId } from '../../domain/kernel/ids.ts';
import type { SportId } from '../../domain/reference/sports.ts';
import { hasSameWords, type Fixture, type Market, type Selection } from '../../domain/sports/fixture.ts';
import { isAbout, isFixtureId, type About, type AboutMarket } from './aboutFixture.ts';
import { readState, writeState, type FixtureFacts } from './packedState.ts';

export interface FixtureRow {
  readonly fixtureId: FixtureId;
  /** JSON of `About`. */
  readonly about: string;
  /** How it stands: what the feed changes all the time (`packedState.ts`). */
  readonly state: string;
}

/** A fixture beside the row that stores it. */
export interface StoredFixture {
  readonly fixture: Fixture;
  readonly row: FixtureRow;
}

/** @param before the fixture as it was stored last, so that what did not change is not written out again */
export function packFixture(fixture: Fixture, before?: StoredFixture): StoredFixture {
  const about = before !== undefined && isAboutSame(before.fixture, fixture) ? before.row.about : aboutOf(fixture);
  return { fixture, row: { fixtureId: fixture.fixtureId, about, state: writeState(fixture) } };
}

function aboutOf(fixture: Fixture): string {
  const { sportId, locationId, locationName, leagueId, leagueName, home, away, turnsInPlay } = fixture;
  const markets = fixture.markets.map(({ marketId, name, baseLine, selections }): AboutMarket => [
    marketId,
    name,
    baseLine,
    selections.map((selection) => [selection.selectionId, selection.side, selection.name, selection.line]),
  ]);
  const about: About = [sportId, locationId, locationName, leagueId, leagueName, home, away, turnsInPlay, markets];
  return JSON.stringify(about);
}

/** Whether two states of one fixture have the same `about`. Texts that were not touched are the same string: this is quick. */
function isAboutSame(a: Fixture, b: Fixture): boolean {
  return (
    a.sportId === b.sportId &&
    a.locationId === b.locationId &&
    a.locationName === b.locationName &&
    a.leagueId === b.leagueId &&
    a.leagueName === b.leagueName &&
    a.home === b.home &&
    a.away === b.away &&
    a.turnsInPlay === b.turnsInPlay &&
    a.markets.length === b.markets.length &&
    a.markets.every((market, index) => isAboutSameMarket(market, b.markets[index]))
  );
}

function isAboutSameMarket(a: Market, b: Market | undefined): boolean {
  if (a === b) return true;
  return (
    b !== undefined &&
    a.marketId === b.marketId &&
    a.name === b.name &&
    a.baseLine === b.baseLine &&
    a.selections.length === b.selections.length &&
    a.selections.every((selection, index) => isAboutSameSelection(selection, b.selections[index]))
  );
}

function isAboutSameSelection(a: Selection, b: Selection | undefined): boolean {
  if (a === b) return true;
  return b !== undefined && a.selectionId === b.selectionId && hasSameWords(a, b);
}

/** What was read of a row last, so that the same text is not read twice. */
export interface ReadFixture extends StoredFixture {
  readonly facts: FixtureFacts;
}

/**
 * Reads a stored row, whatever it holds.
 *
 * @param before what the row of this fixture was read as last: the same texts give the same objects
 * @returns `undefined` for a row that no schema accepts
 */
export function readFixtureRow(stored: unknown, before?: ReadFixture): ReadFixture | undefined {
  const row = rowOf(stored);
  if (row === undefined) return undefined;
  const isAboutKnown = before !== undefined && before.row.fixtureId === row.fixtureId && before.row.about === row.about;
  if (isAboutKnown && before.row.state === row.state) return before;
  const facts = isAboutKnown ? before.facts : readFacts(row);
  const fixture = facts === undefined ? undefined : readState(facts, row.state);
  return facts === undefined || fixture === undefined ? undefined : { fixture, row, facts };
}

/** The fixture of a row that this process packed or read itself: its longer text has been through the schema. */
export function unpackKnown(row: FixtureRow): StoredFixture | undefined {
  const about = parseJson(row.about);
  const fixture = about.ok ? readState(factsOf(row, about.value as About), row.state) : undefined;
  return fixture === undefined ? undefined : { fixture, row };
}

/** Whether a stored row is a fixture of some topics. Reads what it says of its sport alone; one that cannot be read is of `all` only. */
export function isRowOf({ fixtureId, about }: FixtureRow, topics: Topics): boolean {
  const sportId = sportIdOf(about);
  return topics.has('all') || (sportId !== undefined && isOfTopics(topics, { fixtureId, sportId }));
}

export function sportIdOf(about: string): SportId | undefined {
  const read = parseJson(about);
  const sportId: unknown = read.ok && Array.isArray(read.value) ? read.value[0] : undefined;
  return typeof sportId === 'string' ? sportId : undefined;
}

/** The fixture of a stored row; `undefined` for a row that no schema accepts. */
export const unpackFixture = (stored: unknown): Fixture | undefined => readFixtureRow(stored)?.fixture;

function rowOf(stored: unknown): FixtureRow | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { fixtureId, about, state }: { [Field in keyof FixtureRow]?: unknown } = stored;
  if (!isFixtureId(fixtureId) || typeof about !== 'string' || typeof state !== 'string') return undefined;
  return { fixtureId, about, state };
}

function readFacts(row: FixtureRow): FixtureFacts | undefined {
  const about = parseJson(row.about);
  return about.ok && isAbout(about.value) ? factsOf(row, about.value) : undefined;
}

function factsOf({ fixtureId }: FixtureRow, about: About): FixtureFacts {
  const [sportId, locationId, locationName, leagueId, leagueName, home, away, turnsInPlay, aboutMarkets] = about;
  const markets = aboutMarkets.map(([marketId, name, baseLine, selections]) => ({
    marketId,
    name,
    baseLine,
    selections: selections.map(([selectionId, side, called, line]) => ({ selectionId, side, name: called, line })),
  }));
  return { fixtureId, sportId, locationId, locationName, leagueId, leagueName, home, away, turnsInPlay, markets };
}
