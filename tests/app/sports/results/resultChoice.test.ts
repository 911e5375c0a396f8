import { describe, expect, it } from 'vitest';
import { choiceOf, filterOf, paramsOf } from '../../../../src/app/sports/results/resultChoice.ts';

const read = (search: string) => choiceOf(new URLSearchParams(search));
/** 2026-10-24 00:30 in Seoul, the day before in UTC. */
const NOW = Date.parse('2026-10-23T15:30:00Z');
const DAY = Date.parse('2026-10-23T15:00:00Z');

describe('which results an address shows', () => {
  it('SES-15 SPT-13 is of a day in Seoul, today if it says none', () => {
    expect(filterOf(read(''), NOW)).toEqual({ from: DAY, until: DAY + 86_400_000 });
    expect(filterOf(read('date=2026-10-23'), NOW)).toEqual({ from: DAY - 86_400_000, until: DAY });
  });

  it('SPT-13 with a league or a search is of all games up to that day', () => {
    expect(filterOf(read('date=2026-10-24&league=k1&category=football'), NOW)).toEqual({
      until: DAY + 86_400_000,
      category: 'football',
      leagueId: 'k1',
    });
    expect(filterOf(read('search=%20울산%20'), NOW)).toEqual({ until: DAY + 86_400_000, search: '울산' });
  });

  it('SPT-13 asks nothing that the address says wrongly', () => {
    for (const date of ['2026-02-30', '2026-13-01', 'x', '26-01-01'])
      expect(read(`date=${date}&category=chess&league=`)).toEqual(read(''));
    expect(read(`search=${'x'.repeat(60)}`).search).toHaveLength(40);
  });

  it('SPT-13 is written as it is read', () => {
    const address = 'date=2026-10-24&category=baseball&league=kbo&search=lg';
    expect(new URLSearchParams(paramsOf(read(address))).toString()).toBe(address);
  });
});
