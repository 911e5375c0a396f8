/**
 * How a fixture is stored: a row with two texts, what it is (`about`) and how it stands (`state`).
 *
 * IndexedDB walks every field of a stored object, on writing and on reading; a text is copied. Only `state` changes with a price, so
 * that the longer text is written again as it was and read again only when it changed. Both texts are read by schema (D9).
 */
import { z } from 'zod';
import { parseJson } from '../domain/events/decode.ts';
import { Fixture, Market, Selection } from '../domain/sports/fixture.ts';

const { shape } = Fixture;
const ofSelection = Selection.shape;

const AboutSelection = z.tuple([ofSelection.selectionId, ofSelection.side, ofSelection.name, ofSelection.line]);

const AboutMarket = z.tuple([
  Market.shape.marketId,
  Market.shape.name,
  Market.shape.baseLine,
  z.array(AboutSelection).max(200),
]);

/** What a fixture is: stays as it is until markets are added or the fixture is opened anew. */
const About = z.tuple([
  shape.sportId,
  shape.locationId,
  shape.locationName,
  shape.leagueId,
  shape.leagueName,
  shape.home,
  shape.away,
  shape.turnsInPlay,
  z.array(AboutMarket).max(400),
]);
type About = z.infer<typeof About>;

const Price = z.tuple([
  ofSelection.odds,
  ofSelection.oddsByAdmin,
  ofSelection.status,
  ofSelection.settlement,
  ofSelection.version,
  ofSelection.oddsBefore,
  ofSelection.movedAt,
]);
type Price = z.infer<typeof Price>;

/** How it stands: what the feed changes all the time. Prices stand in the order of the selections in `About`. */
const State = z.tuple([shape.status, shape.startAt, shape.score, z.array(Price)]);
type State = z.infer<typeof State>;

export const FixtureRow = z.object({
  fixtureId: shape.fixtureId,
  /** JSON of `About`. */
  about: z.string(),
  /** JSON of `State`. */
  state: z.string(),
});
export type FixtureRow = z.infer<typeof FixtureRow>;

/** A fixture beside the row that stores it. */
export interface StoredFixture {
  readonly fixture: Fixture;
  readonly row: FixtureRow;
}

/** @param before the fixture as it was stored last, so that what did not change is not written out again */
export function packFixture(fixture: Fixture, before?: StoredFixture): StoredFixture {
  const about = before !== undefined && isSameAbout(before.fixture, fixture) ? before.row.about : aboutOf(fixture);
  return { fixture, row: { fixtureId: fixture.fixtureId, about, state: stateOf(fixture) } };
}

function aboutOf(fixture: Fixture): string {
  const { sportId, locationId, locationName, leagueId, leagueName, home, away, turnsInPlay } = fixture;
  const markets = fixture.markets.map(({ marketId, name, baseLine, selections }): About[8][number] => [
    marketId,
    name,
    baseLine,
    selections.map((selection) => [selection.selectionId, selection.side, selection.name, selection.line]),
  ]);
  const about: About = [sportId, locationId, locationName, leagueId, leagueName, home, away, turnsInPlay, markets];
  return JSON.stringify(about);
}

function stateOf({ status, startAt, score, markets }: Fixture): string {
  const prices: Price[] = [];
  for (const { selections } of markets) for (const selection of selections) prices.push(priceOf(selection));
  const state: State = [status, startAt, score, prices];
  return JSON.stringify(state);
}

const priceOf = (selection: Selection): Price => [
  selection.odds,
  selection.oddsByAdmin,
  selection.status,
  selection.settlement,
  selection.version,
  selection.oddsBefore,
  selection.movedAt,
];

/** Whether two states of one fixture have the same `about`. Texts that were not touched are the same string: this is quick. */
function isSameAbout(a: Fixture, b: Fixture): boolean {
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
    a.markets.every((market, index) => isSameMarket(market, b.markets[index]))
  );
}

function isSameMarket(a: Market, b: Market | undefined): boolean {
  if (a === b) return true;
  return (
    b !== undefined &&
    a.marketId === b.marketId &&
    a.name === b.name &&
    a.baseLine === b.baseLine &&
    a.selections.length === b.selections.length &&
    a.selections.every((selection, index) => isSameSelection(selection, b.selections[index]))
  );
}

function isSameSelection(a: Selection, b: Selection | undefined): boolean {
  if (a === b) return true;
  return (
    b !== undefined && a.selectionId === b.selectionId && a.side === b.side && a.name === b.name && a.line === b.line
  );
}

/** What was read of a row last, so that the same text is not read twice. */
export interface ReadFixture extends StoredFixture {
  readonly about: About;
}

/**
 * Reads a stored row, whatever it holds.
 *
 * @param before what the row of this fixture was read as last: the same texts give the same objects
 * @returns `undefined` for a row that no schema accepts
 */
export function readFixtureRow(stored: unknown, before?: ReadFixture): ReadFixture | undefined {
  const parsed = FixtureRow.safeParse(stored);
  if (!parsed.success) return undefined;
  const row = parsed.data;
  const isAboutKnown = before !== undefined && before.row.fixtureId === row.fixtureId && before.row.about === row.about;
  if (isAboutKnown && before.row.state === row.state) return before;
  const about = isAboutKnown ? before.about : readText(About, row.about);
  const state = readText(State, row.state);
  if (about === undefined || state === undefined) return undefined;
  const fixture = joined(row, about, state);
  return fixture === undefined ? undefined : { fixture, row, about };
}

/** The fixture of a stored row; `undefined` for a row that no schema accepts. */
export const unpackFixture = (stored: unknown): Fixture | undefined => readFixtureRow(stored)?.fixture;

function readText<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> | undefined {
  const json = parseJson(text);
  const parsed = json.ok ? schema.safeParse(json.value) : undefined;
  return parsed?.success === true ? parsed.data : undefined;
}

/** `undefined` if there is not exactly one price for each selection. */
function joined({ fixtureId }: FixtureRow, about: About, state: State): Fixture | undefined {
  const [sportId, locationId, locationName, leagueId, leagueName, home, away, turnsInPlay, aboutMarkets] = about;
  const [status, startAt, score, prices] = state;
  let next = 0;
  const markets: Market[] = [];
  for (const [marketId, name, baseLine, aboutSelections] of aboutMarkets) {
    const selections: Selection[] = [];
    for (const aboutSelection of aboutSelections) {
      const price = prices[next];
      if (price === undefined) return undefined;
      next += 1;
      selections.push(selectionOf(aboutSelection, price));
    }
    markets.push({ marketId, name, baseLine, selections });
  }
  if (next !== prices.length) return undefined;
  const names = { fixtureId, sportId, locationId, locationName, leagueId, leagueName, home, away };
  return { ...names, startAt, status, turnsInPlay, score, markets };
}

function selectionOf(about: z.infer<typeof AboutSelection>, price: Price): Selection {
  const [selectionId, side, name, line] = about;
  const [odds, oddsByAdmin, status, settlement, version, oddsBefore, movedAt] = price;
  return {
    ...{ selectionId, side, name, line, odds, oddsByAdmin, status, settlement, version, oddsBefore, movedAt },
  };
}
