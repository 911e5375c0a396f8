/** Reports as a feed would send them: small games with a win-draw-lose market. */
import { FixtureId, LeagueId, LocationId, MAX_ID, SelectionId } from '../../../src/domain/kernel/ids.ts';
import type { FixtureReport, MarketReport, SelectionReport } from '../../../server/feed/feed.ts';

const TOMORROW = 24 * 3_600_000;

export const fixtureIdOf = (game: string) => FixtureId.parse(`fx-${game}`);
export const selectionIdOf = (game: string, side: 'home' | 'draw' | 'away') => SelectionId.parse(`s-${game}-${side}`);

export function fixtureReport(game: string, change: Partial<FixtureReport> = {}): FixtureReport {
  return {
    kind: 'fixture',
    fixtureId: fixtureIdOf(game),
    sportId: '6046',
    locationId: LocationId.parse('kr'),
    locationName: 'Korea',
    leagueId: LeagueId.parse('k1'),
    leagueName: 'K League 1',
    home: `${game} home`,
    away: `${game} away`,
    startAt: Date.now() + TOMORROW,
    status: 'scheduled',
    turnsInPlay: false,
    ...change,
  };
}

type Sides = Partial<Record<'home' | 'draw' | 'away', Partial<SelectionReport>>>;

const PRICES = { home: 185, draw: 320, away: 410 } as const;
const NAMES = { home: '1', draw: 'X', away: '2' } as const;

/** The three sides, or only the ones named; prices are 1.85, 3.20 and 4.10 where nothing is said. */
export function marketReport(game: string, sides: Sides = { home: {}, draw: {}, away: {} }): MarketReport {
  const selections = (Object.keys(sides) as (keyof Sides)[]).map((side): SelectionReport => ({
    selectionId: selectionIdOf(game, side),
    side,
    name: NAMES[side],
    line: '',
    odds: PRICES[side],
    status: 'open',
    settlement: null,
    ...sides[side],
  }));
  return { kind: 'market', fixtureId: fixtureIdOf(game), marketId: '1', marketName: '1X2', baseLine: '', selections };
}

const WIDE_PRICES = 100;

/**
 * 100 prices, every one another each round, whose ids are as long as ids may be: about 10 KB of event, so that the buffers between two sockets fill soon
 * with little work for each of their bytes.
 */
export const wideMarketReport = (game: string, round: number, prices = WIDE_PRICES): MarketReport => ({
  ...marketReport(game),
  selections: Array.from({ length: prices }, (_, index) => ({
    ...marketReport(game, { home: { odds: 150 + ((round * 7 + index) % 300) } }).selections[0]!,
    selectionId: SelectionId.parse(`s-${game}-${index}-`.padEnd(MAX_ID, '0')),
  })),
});

/** Whole games, opened. */
export const games = (...names: readonly string[]) =>
  names.flatMap((name) => [fixtureReport(name), marketReport(name)]);

/** All three sides with their results. */
export function resultReport(game: string, winner: 'home' | 'draw' | 'away'): MarketReport {
  const side = (name: 'home' | 'draw' | 'away') => ({
    status: 'settled' as const,
    settlement: name === winner ? (2 as const) : (1 as const),
  });
  return marketReport(game, { home: side('home'), draw: side('draw'), away: side('away') });
}
