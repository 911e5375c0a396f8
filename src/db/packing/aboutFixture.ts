/**
 * What a fixture is, as it is stored: everything but what the feed changes all the time.
 *
 * Read by hand and not by the domain's schema: every page that shows a game reads rows, and the schemas with their library weigh 25 KB,
 * an eighth of what a board may load. A test holds both to the same answers.
 */
import { MAX_ID, type FixtureId, type LeagueId, type LocationId, type SelectionId } from '../../domain/kernel/ids.ts';
import { MAX_SPORT_ID, type SportId } from '../../domain/reference/sports.ts';
import { FIXTURE_LIMITS, SIDES, type Side } from '../../domain/sports/fixture.ts';

/** Id, side, name, line. */
type AboutSelection = readonly [SelectionId, Side, string, string];
/** Id, name, line. */
export type AboutMarket = readonly [string, string, string, readonly AboutSelection[]];
/** Sport, location with its name, league with its name, home, away, whether it turns in play, markets. */
export type About = readonly [
  SportId,
  LocationId,
  string,
  LeagueId,
  string,
  string,
  string,
  boolean,
  readonly AboutMarket[],
];

type Check = (value: unknown) => boolean;

const text =
  (longest: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= longest;
const id =
  (longest: number): Check =>
  (value) =>
    typeof value === 'string' && value.length >= 1 && value.length <= longest;
const row =
  (...fields: readonly Check[]): Check =>
  (value) =>
    Array.isArray(value) && value.length === fields.length && fields.every((field, index) => field(value[index]));
const list =
  (each: Check, longest: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= longest && value.every((one) => each(one));

const limits = FIXTURE_LIMITS;
const side: Check = (value) => (SIDES as readonly unknown[]).includes(value);
const selection = row(id(MAX_ID), side, text(limits.name), text(limits.line));
const market = row(id(limits.marketId), text(limits.name), text(limits.line), list(selection, limits.selections));
const about = row(
  id(MAX_SPORT_ID),
  id(MAX_ID),
  text(limits.locationName),
  id(MAX_ID),
  text(limits.leagueName),
  text(limits.team),
  text(limits.team),
  (value) => typeof value === 'boolean',
  list(market, limits.markets),
);

const anyId = id(MAX_ID);
export const isFixtureId = (value: unknown): value is FixtureId => anyId(value);

/** Whether a value read from storage is what a fixture is, by the domain's schema. */
export const isAbout = (value: unknown): value is About => about(value);
