/** Small, valid domain objects for tests; each takes what the test is about and fills the rest. */
import {
  BetKey,
  FixtureId,
  LeagueId,
  LocationId,
  MemberId,
  SelectionId,
  BetId,
} from '../../../src/domain/kernel/ids.ts';
import type { EventOf } from '../../../src/domain/events/catalogue.ts';
import { evolveFixture } from '../../../src/domain/sports/evolveFixture.ts';
import type { Fixture, Market, Selection, SelectionChange } from '../../../src/domain/sports/fixture.ts';
import type { SlipPick } from '../../../src/domain/bet-slip/slipPick.ts';
import type { OddsChange } from '../../../src/domain/bets/bettingCall.ts';
import type { BetPick } from '../../../src/domain/bets/bet.ts';
import type { LevelSetting } from '../../../src/domain/session/limits.ts';
import { formatOdds } from '../../../src/domain/kernel/odds.ts';

export const fixtureId = (text: string) => FixtureId.parse(text);
export const selectionId = (text: string) => SelectionId.parse(text);
export const memberId = (text: string) => MemberId.parse(text);
export const betId = (text: string) => BetId.parse(text);
export const betKey = (seed: string) => BetKey.parse(seed.padEnd(22, '_'));

export function aSelection(id: string, over: Partial<Selection> = {}): Selection {
  const odds = over.odds ?? 185;
  return {
    selectionId: selectionId(id),
    side: 'home',
    name: '1',
    line: '',
    odds,
    oddsByAdmin: null,
    status: 'open',
    settlement: null,
    version: 1,
    oddsBefore: odds,
    movedAt: 0,
    ...over,
  };
}

export function aMarket(selections: readonly Selection[], over: Partial<Market> = {}): Market {
  return { marketId: '1', name: '1X2', baseLine: '', selections: [...selections], ...over };
}

/** A scheduled football game with one 1X2 market: `<id>-h`, `<id>-d`, `<id>-a`. */
export function aFixture(id: string, over: Partial<Fixture> = {}): Fixture {
  return {
    fixtureId: fixtureId(id),
    sportId: '6046',
    locationId: LocationId.parse('1'),
    locationName: 'Korea',
    leagueId: LeagueId.parse('l1'),
    leagueName: 'League 1',
    home: `Home ${id}`,
    away: `Away ${id}`,
    startAt: 1_000_000,
    status: 'scheduled',
    turnsInPlay: false,
    score: null,
    markets: [
      aMarket([
        aSelection(`${id}-h`, { side: 'home', odds: 185 }),
        aSelection(`${id}-d`, { side: 'draw', odds: 320, name: 'X' }),
        aSelection(`${id}-a`, { side: 'away', odds: 410, name: '2' }),
      ]),
    ],
    ...over,
  };
}

/** What the feed says of some selections of a fixture. @param at epoch ms */
export function pricesChanged(
  { fixtureId }: Pick<Fixture, 'fixtureId'>,
  changes: readonly SelectionChange[],
  at = 1,
): EventOf<'OddsChanged'> {
  return { type: 'OddsChanged', at, data: { fixtureId, changes: [...changes] } };
}

/** A fixture as some changes of its selections leave it. @param at epoch ms */
export function withPrices(fixture: Fixture, changes: readonly SelectionChange[], at = 1): Fixture {
  return evolveFixture(fixture, pricesChanged(fixture, changes, at)) ?? fixture;
}

export function aPick(id: string, over: Partial<SlipPick> = {}): SlipPick {
  return {
    selectionId: selectionId(id),
    fixtureId: fixtureId(id.split('-')[0] ?? id),
    sportId: '6046',
    marketId: '1',
    marketName: '1X2',
    side: 'home',
    name: '1',
    line: '',
    baseLine: '',
    leagueName: 'League 1',
    home: 'Home',
    away: 'Away',
    startAt: 1_000_000,
    odds: 185,
    version: 1,
    ...over,
  };
}

export function aBetPick(id: string, over: Partial<BetPick> = {}): BetPick {
  return { ...aPick(id), settlement: null, ...over };
}

export function aChange(oldId: string, newOdds: number, over: Partial<OddsChange['new']> = {}): OddsChange {
  return {
    old: { oddsId: selectionId(oldId), marketName: '1X2', betName: '1', betBaseline: '', betPrice: '1.85' },
    new: {
      id: selectionId(oldId),
      version: 2,
      betPrice: formatOdds(newOdds),
      betPriceByAdmin: null,
      betBaseline: '',
      fixtureId: fixtureId(oldId.split('-')[0] ?? oldId),
      ...over,
    },
  };
}

export function aLevel(over: Partial<LevelSetting> = {}): LevelSetting {
  return {
    level: 1,
    minBetAmount: 5_000,
    maxBetAmount: 2_000_000,
    maxWinAmount: 5_000_000,
    maxBetPercent: 0,
    minLiveBetAmount: 6_000,
    maxLiveBetAmount: 1_000_000,
    maxLiveWinAmount: 2_000_000,
    maxLiveBetPercent: 50,
    minSpecialBetAmount: 7_000,
    maxSpecialBetAmount: 500_000,
    maxSpecialWinAmount: 1_000_000,
    maxSpecialBetPercent: 0,
    ...over,
  };
}
