/** Fixtures, members and events for engine tests. Small, valid by the domain's own schemas. */
import type { Bet } from '../../../src/domain/bets/bet.ts';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import {
  BetId,
  BetKey,
  FixtureId,
  LeagueId,
  LocationId,
  MemberId,
  SelectionId,
} from '../../../src/domain/kernel/ids.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import type { LevelSetting } from '../../../src/domain/session/limits.ts';
import type { Member } from '../../../src/domain/session/member.ts';
import type { Fixture, Selection } from '../../../src/domain/sports/fixture.ts';

export const T0 = 1_700_000_000_000;
export const memberId = MemberId.parse('m1');
export const selectionIdOf = (fixture: number, side: 'home' | 'draw' | 'away') =>
  SelectionId.parse(`s${fixture}-${side}`);
export const fixtureIdOf = (fixture: number) => FixtureId.parse(`f${fixture}`);

function selection(fixture: number, side: 'home' | 'draw' | 'away', odds: number): Selection {
  return {
    selectionId: selectionIdOf(fixture, side),
    side,
    name: side,
    line: '',
    odds,
    oddsByAdmin: null,
    status: 'open',
    settlement: null,
    version: 1,
    oddsBefore: odds,
    movedAt: 0,
  };
}

export function sampleFixture(n: number, over: Partial<Fixture> = {}): Fixture {
  return {
    fixtureId: fixtureIdOf(n),
    sportId: SPORT.football,
    locationId: LocationId.parse('kr'),
    locationName: 'Korea',
    leagueId: LeagueId.parse('k1'),
    leagueName: 'K1',
    home: `Home ${n}`,
    away: `Away ${n}`,
    startAt: T0 + 3_600_000 + n,
    status: 'scheduled',
    turnsInPlay: false,
    score: null,
    markets: [
      {
        marketId: '1',
        name: '1X2',
        baseLine: '',
        selections: [selection(n, 'home', 185), selection(n, 'draw', 320), selection(n, 'away', 410)],
      },
    ],
    ...over,
  };
}

export const sampleMember = (over: Partial<Member> = {}): Member => ({
  id: memberId,
  userId: 'member1',
  nickname: 'One',
  level: 1,
  emoney: 1_000_000,
  point: 10_000,
  type: 0,
  role: 0,
  withdrawalType: 0,
  tendency: 0,
  unreadCount: 0,
  updatedAt: T0,
  position: { epoch: 'e1', offset: 0 },
  revision: 0,
  ...over,
});

export const sampleLevel: LevelSetting = {
  level: 1,
  minBetAmount: 5_000,
  maxBetAmount: 1_000_000,
  maxWinAmount: 3_000_000,
  maxBetPercent: 0,
  minLiveBetAmount: 5_000,
  maxLiveBetAmount: 1_000_000,
  maxLiveWinAmount: 3_000_000,
  maxLiveBetPercent: 0,
  minSpecialBetAmount: 5_000,
  maxSpecialBetAmount: 1_000_000,
  maxSpecialWinAmount: 3_000_000,
  maxSpecialBetPercent: 0,
};

export function sampleBet(n: number, over: Partial<Bet> = {}): Bet {
  const fixture = sampleFixture(1);
  return {
    betId: BetId.parse(`b${n}`),
    key: BetKey.parse(`${n}`.padStart(22, '0')),
    page: 'wintielose',
    betStyle: 'KR',
    stake: 10_000,
    totalOdds: 185,
    expectedWinnings: 18_500,
    paid: 0,
    status: 0,
    placedAt: T0 + n,
    settledAt: null,
    picks: [
      {
        selectionId: selectionIdOf(1, 'home'),
        fixtureId: fixture.fixtureId,
        sportId: fixture.sportId,
        marketId: '1',
        marketName: '1X2',
        side: 'home',
        name: 'home',
        line: '',
        baseLine: '',
        leagueName: fixture.leagueName,
        home: fixture.home,
        away: fixture.away,
        startAt: fixture.startAt,
        odds: 185,
        version: 1,
        settlement: null,
      },
    ],
    ...over,
  };
}

export const oddsChanged = (n: number, version: number, odds: number, at = T0): FeedEvent => ({
  type: 'OddsChanged',
  at,
  data: { fixtureId: fixtureIdOf(n), changes: [{ selectionId: selectionIdOf(n, 'home'), version, odds }] },
});
