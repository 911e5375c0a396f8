/** Which fixture a market of the exchange belongs to, and what that is called. Rules BF-M1, BF-M2, BF-M9 (docs/FEEDS.md). */
import type { FixtureId, LeagueId, LocationId } from '../../../src/domain/kernel/ids.ts';
import { MARKET } from '../../../src/domain/reference/markets.ts';
import type { FixtureReport } from '../feed.ts';
import { koreanTeam } from '../koreanTeams.ts';
import { leagueLine, sportOf, starters, unnamed, WORLD } from './copy/words.ts';
import type { ExchangeMarket } from './exchangeMarket.ts';
import { marketPlaceOf, type MarketPlace } from './marketTypes.ts';
import { opponentsIn } from './opponents.ts';
import { createSeats, sidesOf, type Seats } from './seats.ts';

/** A market that has a fixture, a number and seats. */
export interface PlacedMarket {
  readonly market: ExchangeMarket;
  readonly fixtureId: FixtureId;
  readonly place: MarketPlace;
  readonly seats: Seats;
}

/** Horses and greyhounds: an event is a day at the races. */
const RACES = new Set(['7', '4339']);
const isRace = ({ first }: ExchangeMarket) => RACES.has(first.eventTypeId);
/** Of a tournament: two of many against one another. */
const isDuel = ({ first, eventName }: ExchangeMarket) =>
  first.marketType === 'MATCH_BET' && opponentsIn(eventName) === undefined;
/** Golf and races: a dash in the name of an event parts no sides. */
const isOfSides = (market: ExchangeMarket, { seating }: MarketPlace) =>
  !isRace(market) &&
  market.first.eventTypeId !== '3' &&
  (opponentsIn(market.eventName) !== undefined || (market.eventName === undefined && seating !== 'winners'));

/** Gives a market its place beside those that are known (BF-M1, BF-M2, BF-M9). */
export function placeMarket(market: ExchangeMarket, known: readonly PlacedMarket[]): PlacedMarket {
  const fixtureId = fixtureIdOf(market, known);
  const wanted = marketPlaceOf(market.first, market.name);
  const isTaken = known.some((other) => other.fixtureId === fixtureId && isSamePlace(other.place, wanted));
  // One number is one market: another of it in the same fixture keeps its own id.
  const place = isTaken
    ? { ...wanted, marketId: market.marketId.slice(0, 16), marketName: market.name ?? market.first.marketType }
    : wanted;
  return { market, fixtureId, place, seats: createSeats(market, place) };
}

const isSamePlace = (a: MarketPlace, b: MarketPlace): boolean =>
  a.marketId === b.marketId && (a.line === b.line || a.hasLines === true || b.hasLines === true);

/** All markets of a race have its first one's id; markets of any other event share the event's. */
function fixtureIdOf(market: ExchangeMarket, known: readonly PlacedMarket[]): FixtureId {
  const { marketId, first } = market;
  if (isDuel(market)) return marketId as FixtureId;
  if (!isRace(market)) return first.eventId as FixtureId;
  const sibling = known.find(
    ({ market: other }) =>
      other.first.eventId === first.eventId &&
      [other.first.marketTime, other.definition.marketTime].includes(first.marketTime),
  );
  return sibling?.fixtureId ?? (marketId as FixtureId);
}

/**
 * A fixture's facts except its status.
 *
 * @param siblings all its markets, first the one that opened it
 */
export function factsOf(siblings: readonly [PlacedMarket, ...PlacedMarket[]]): Omit<FixtureReport, 'kind' | 'status'> {
  const [{ market, fixtureId }] = siblings;
  const { first, definition } = market;
  const [sportId, word] = sportOf(first.eventTypeId);
  const country = first.countryCode ?? '';
  const isTraded = siblings.some((one) => one.market.isTraded);
  const grounds = first.venue ?? country;
  return {
    fixtureId,
    sportId,
    locationId: `betfair-${country === '' ? 'world' : country}` as LocationId,
    locationName: country === '' ? WORLD : country,
    leagueId: `betfair-${first.eventTypeId}-${grounds}`.slice(0, 58).concat(isTraded ? '-ltp' : '') as LeagueId,
    leagueName: leagueLine(word, grounds, isTraded),
    ...namesOf(siblings, sportId, word),
    startAt: Date.parse(definition.marketTime),
    turnsInPlay: true,
  };
}

function namesOf(
  siblings: readonly [PlacedMarket, ...PlacedMarket[]],
  sportId: string,
  word: string,
): { readonly home: string; readonly away: string } {
  const [opening] = siblings;
  const { market } = opening;
  if (isRace(market)) return raceNames(siblings);
  if (!isDuel(market) && !isOfSides(market, opening.place)) {
    return { home: market.eventName ?? unnamed.event(word, market.first.eventId), away: '' };
  }
  // Runners have whole names, events short ones.
  const named = siblings.find(({ place, market: { nameOf, first } }) => {
    const { home = '', away = '' } = sidesOf(market);
    return place.seating === 'sides' && first.marketType.startsWith('MATCH_') && (nameOf(home) ?? nameOf(away));
  });
  const { home = '', away = '' } = sidesOf(named?.market ?? market);
  const nameOf = (runner: string) => named?.market.nameOf(runner);
  const opponents = opponentsIn(siblings.map((one) => one.market.eventName).find((name) => name !== undefined));
  const [first, second] = [opponents?.first, opponents?.second];
  const [atHome, visiting] = opponents?.isFirstHome === false ? [second, first] : [first, second];
  return {
    home: koreanTeam(nameOf(home) ?? atHome ?? unnamed.home(home), sportId),
    away: koreanTeam(nameOf(away) ?? visiting ?? unnamed.away(away), sportId),
  };
}

/** Where it is run and which race it is, from the market of who wins; how many start stands where a match has its second side (BF-M2). */
function raceNames(siblings: readonly [PlacedMarket, ...PlacedMarket[]]): {
  readonly home: string;
  readonly away: string;
} {
  const [opening] = siblings;
  const { market } = siblings.find(({ place }) => place.marketId === MARKET.outrightWinner) ?? opening;
  const { first, eventName } = market;
  const race = market.first.marketType === 'WIN' ? market.name : undefined;
  const home = [eventName ?? first.venue, race].filter((part) => part !== undefined).join(' ');
  return {
    home: eventName === undefined && race === undefined ? unnamed.race(first.venue, first.eventId) : home,
    away: starters(first.runners.filter(({ status }) => status === 'ACTIVE').length),
  };
}

/** Who is home in a match, by the market that opened it. */
export const homeRunnerOf = ({ market }: PlacedMarket): string | undefined => sidesOf(market).home;
