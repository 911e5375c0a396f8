/**
 * The offer of workload W: fixtures of twelve outcomes, in board order from the hottest to the coldest, so that the first page of the
 * board shows the hottest fifteen: 180 odds.
 */
import { FixtureId, LeagueId, LocationId, SelectionId } from '../../src/domain/kernel/ids.ts';
import { MARKET } from '../../src/domain/reference/markets.ts';
import { SPORT } from '../../src/domain/reference/sports.ts';
import type { Fixture, Market, Side } from '../../src/domain/sports/fixture.ts';

export const FIXTURES = 2_000;
export const OUTCOMES = 12;
/** Fixtures on the screen. */
export const HOTTEST = 15;

const MARKETS = [MARKET.oneXTwo, MARKET.firstPeriodWinner, MARKET.secondPeriodWinner, MARKET.thirdPeriodWinner];
const SIDES: readonly Side[] = ['home', 'draw', 'away'];
const NAMES = ['1', 'X', '2'];
const MINUTE_MS = 60_000;
/** Leagues hold runs of neighbours, so that the board keeps the order of ranks. */
const GAMES_OF_LEAGUE = 20;

export const fixtureIdAt = (rank: number): FixtureId => FixtureId.parse(String(14_000_000 + rank));

export const selectionIdAt = (rank: number, outcome: number): SelectionId =>
  SelectionId.parse(`${14_000_000 + rank}${String(outcome).padStart(2, '0')}410`);

/** @param startAt epoch ms of the first game; the others follow by a minute each */
export function offerOf(count: number, startAt: number): Fixture[] {
  return Array.from({ length: count }, (_, rank) => fixtureAt(rank, startAt));
}

function fixtureAt(rank: number, startAt: number): Fixture {
  const league = Math.floor(rank / GAMES_OF_LEAGUE);
  return {
    fixtureId: fixtureIdAt(rank),
    sportId: SPORT.football,
    locationId: LocationId.parse('410'),
    locationName: 'Korea Republic',
    leagueId: LeagueId.parse(String(30_000 + league)),
    leagueName: `Benchmark league ${league}`,
    home: `Home side ${rank}`,
    away: `Away side ${rank}`,
    startAt: startAt + rank * MINUTE_MS,
    status: 'scheduled',
    turnsInPlay: false,
    score: null,
    markets: MARKETS.map((marketId, index) => marketAt(rank, marketId, index)),
  };
}

function marketAt(rank: number, marketId: string, index: number): Market {
  return {
    marketId,
    name: '1X2',
    baseLine: '',
    selections: SIDES.map((side, place) => ({
      selectionId: selectionIdAt(rank, index * SIDES.length + place),
      side,
      name: NAMES[place] ?? '',
      line: '',
      odds: 200 + place,
      oddsByAdmin: null,
      status: 'open',
      settlement: null,
      version: 1,
      oddsBefore: 200 + place,
      movedAt: 0,
    })),
  };
}
