/** The board's address: what is written is read back, and nonsense opens the whole board. */
import { describe, expect, it } from 'vitest';
import { readBoardQuery } from '../../../../src/app/kit/links/boardFilter.ts';
import { boardSearch, type BoardTarget } from '../../../../src/app/kit/links/boardSearch.ts';
import { pagesAround } from '../../../../src/app/sports/odds-board/pagesAround.ts';

const read = (text: string) => readBoardQuery(new URLSearchParams(text));

describe('NAV-08: the league filter query', () => {
  it('names sport_id, a flag of the sport, league and location', () => {
    expect(boardSearch({ category: 'football', leagueId: '67', locationId: '4' })).toBe(
      '?sport_id=6046&football=1&league=67&location_id=4',
    );
    expect(boardSearch({})).toBe('');
  });

  it.each([
    [
      { category: 'iceHockey', page: 3 },
      { category: 'iceHockey', leagueId: undefined, search: undefined, page: 3 },
    ],
    [{ category: 'other' }, { category: 'other', leagueId: undefined, search: undefined, page: 1 }],
    [{ search: '울산 & 전북' }, { category: 'all', leagueId: undefined, search: '울산 & 전북', page: 1 }],
    [
      { category: 'football', leagueId: 'a/b' },
      { category: 'football', leagueId: 'a/b', search: undefined, page: 1 },
    ],
  ] satisfies [BoardTarget, object][])('reads back %j', (target, query) => {
    expect(read(boardSearch(target))).toEqual(query);
  });

  it.each(['page=-1', 'page=x', 'page=1.5', 'league=', 'search=%20%20'])('takes %s as the whole board', (text) => {
    expect(read(text)).toEqual({ category: 'all', leagueId: undefined, search: undefined, page: 1 });
  });
});

describe('SPT-04: the pager', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 148, [1, 2, 3, 'gap', 148]],
    [5, 148, [1, 2, 3, 4, 5, 6, 7, 'gap', 148]],
    [70, 148, [1, 'gap', 68, 69, 70, 71, 72, 'gap', 148]],
    [148, 148, [1, 'gap', 146, 147, 148]],
  ] as const)('page %i of %i', (page, count, shown) => {
    expect(pagesAround(page, count)).toEqual(shown);
  });
});
