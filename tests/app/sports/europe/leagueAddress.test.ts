import { describe, expect, it } from 'vitest';
import { withLeague } from '../../../../src/app/sports/europe/leagueAddress.ts';

describe('NAV-08 SPT-02 the league of the European page', () => {
  it.each([
    ['sport_id=6046&page=3&game=1', '30058', '?sport_id=6046&league=30058'],
    ['league=77&location_id=1', '30058', '?league=30058'],
    ['sport_id=6046&league=77', '', '?sport_id=6046'],
    ['league=77', '', ''],
  ])('%s with league %s is %s', (before, league, after) => {
    expect(withLeague(new URLSearchParams(before), league)).toBe(after);
  });
});
