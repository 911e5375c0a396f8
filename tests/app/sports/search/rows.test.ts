/** Rows of the search's panel, and where they lead. */
import { describe, expect, it } from 'vitest';
import { nextRow, recentRows, rowsOf, targetOf } from '../../../../src/app/sports/search/rows.ts';
import { startText } from '../../../../src/app/sports/search/startText.ts';

const plain = { from: 0, to: 0, alias: null };
const team = { ...plain, id: '6046:Home', name: 'Home', sportId: '6046', leagueName: 'K1' };
const league = { ...plain, kind: 'league', id: 'k1', name: 'K1', sportId: '6046', count: 2 } as const;
const game = {
  fixtureId: 'f 1',
  sportId: '6046',
  leagueId: 'k1',
  leagueName: 'K1',
  locationId: 'kr',
  locationName: 'Korea',
  home: 'Home',
  away: 'Away',
  startAt: 0,
};

describe('SPT-11 rows of the search', () => {
  it('stand teams first, then leagues, then games, and lead to the board, the league and the game', () => {
    const rows = rowsOf({ teams: [team], leagues: [league], games: [{ ...game, homeFound: null, awayFound: null }] });
    expect(rows.map(targetOf)).toEqual([
      { pathname: '/korea/wintielose', search: '?search=Home' },
      { pathname: '/korea/wintielose', search: '?sport_id=6046&football=1&league=k1' },
      { pathname: '/korea/wintielose', search: '?game=f%201' },
    ]);
  });

  it('leave room: six teams and three leagues', () => {
    const teams = Array.from({ length: 8 }, (_, at) => ({ ...team, id: `t${at}` }));
    const leagues = Array.from({ length: 6 }, (_, at) => ({ ...league, id: `l${at}` }));
    expect(rowsOf({ teams, leagues, games: [] })).toHaveLength(9);
    expect(recentRows([game])).toHaveLength(1);
  });

  it('are gone through in a ring', () => {
    expect([nextRow(-1, 1, 3), nextRow(-1, -1, 3), nextRow(2, 1, 3), nextRow(0, -1, 3), nextRow(0, 1, 0)]).toEqual([
      0, 2, 0, 2, -1,
    ]);
  });

  it('say when a game begins by Seoul’s days', () => {
    const noon = Date.UTC(2026, 9, 24, 3);
    expect(startText(noon, noon)).toBe('오늘 12:00');
    expect(startText(noon + 12 * 3_600_000, noon)).toBe('내일 00:00');
    expect(startText(noon + 72 * 3_600_000, noon)).toBe('10.27 12:00');
  });
});
