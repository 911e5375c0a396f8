/** The side menu's tree: counts from the board, names once they are read. */
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../../../src/app/shell/side-menu/tree.ts';
import { countLeagues } from '../../../../src/db/queries/tree.ts';
import { matchesSearch } from '../../../../src/db/queries/boardSearch.ts';
import { CATEGORIES } from '../../../../src/domain/reference/sports.ts';
import { LeagueId } from '../../../../src/domain/kernel/ids.ts';
import { boardEntryOf } from '../../../../src/domain/sports/board.ts';
import { aFixture } from '../../../support/domain/eventFactory.ts';

const entry = (id: string, leagueId: string, sportId = '6046') =>
  boardEntryOf(aFixture(id, { leagueId: LeagueId.parse(leagueId), sportId }));

describe('NAV-06, NAV-07: sports, locations, leagues', () => {
  const counts = countLeagues([entry('1', 'k1'), entry('2', 'k1'), entry('3', 'k2'), entry('4', 'nba', '48242')]);
  const names = new Map([
    ['k1', { leagueId: 'k1', leagueName: 'K리그1', locationId: 'kr', locationName: '대한민국' }],
    ['k2', { leagueId: 'k2', leagueName: 'FA컵', locationId: 'kr', locationName: '대한민국' }],
  ]);

  it('counts games per sport before any name is known', () => {
    expect(treeOf(counts, new Map(), CATEGORIES).filter((sport) => sport.count !== 0)).toEqual([
      { category: 'football', count: 3, locations: [] },
      { category: 'basketball', count: 1, locations: [] },
    ]);
  });

  it('has every sport in the order of the tabs before anything is counted', () => {
    const sports = CATEGORIES.filter((category) => category !== 'all');
    expect(treeOf([], new Map(), CATEGORIES)).toEqual(
      sports.map((category) => ({ category, count: 0, locations: [] })),
    );
  });

  it('S-25 NAV-07 says no count while not all games are here', () => {
    const sports = CATEGORIES.filter((category) => category !== 'all');
    expect(treeOf(undefined, names, CATEGORIES)).toEqual(
      sports.map((category) => ({ category, count: undefined, locations: [] })),
    );
  });

  it('puts leagues under their location by Korean name', () => {
    const [football] = treeOf(counts, names, CATEGORIES);
    expect(football?.locations).toEqual([
      {
        locationId: 'kr',
        name: '대한민국',
        count: 3,
        leagues: [
          { leagueId: 'k2', name: 'FA컵', count: 1 },
          { leagueId: 'k1', name: 'K리그1', count: 2 },
        ],
      },
    ]);
  });
});

describe('NAV-08: search', () => {
  const game = aFixture('g', { home: '울산 HD', away: '전북 현대', leagueName: 'K리그1' });
  it.each([
    ['울산', true],
    ['울산hd', true],
    ['k리그', true],
    ['전북', true],
    ['수원', false],
    ['   ', false],
  ])('%s finds: %s', (text, found) => {
    expect(matchesSearch(game, text)).toBe(found);
  });
});
