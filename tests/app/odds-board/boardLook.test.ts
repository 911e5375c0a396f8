/** Whose prices a board looks at, from its address and what was read. */
import { describe, expect, it } from 'vitest';
import { readBoardQuery } from '../../../src/app/odds-board/boardFilter.ts';
import { boardLook } from '../../../src/app/odds-board/boardLook.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';

const looked = (address: string, sportIds?: readonly string[]) =>
  boardLook(readBoardQuery(new URLSearchParams(address)), 'whole', sportIds)?.topics;

describe('S-16 a board looks at', () => {
  it('everything without a category and in a search', () => {
    expect(looked('')).toEqual(['all']);
    expect(looked('league=67')).toEqual(['all']);
    expect(looked(`sport_id=${SPORT.football}&search=a`)).toEqual(['all']);
  });

  it('its sport, before a game was read and when there is none', () => {
    expect(looked(`sport_id=${SPORT.basketball}`)).toEqual([`sport:${SPORT.basketball}`]);
    expect(looked(`sport_id=${SPORT.basketball}&league=5&page=3`, [])).toEqual([`sport:${SPORT.basketball}`]);
  });

  it('S-25 nothing of its own while the offer is not whole, and does not know while that is not known', () => {
    const query = readBoardQuery(new URLSearchParams(`sport_id=${SPORT.football}`));
    expect(boardLook(query, 'none', undefined)).toEqual({});
    expect(boardLook(query, 'partial', [SPORT.football])).toEqual({});
    expect(boardLook(query, undefined, undefined)).toBeUndefined();
  });

  it('all sports that are listed under the last category, once they are known', () => {
    expect(looked('sport_id=other')).toBeUndefined();
    expect(looked(`sport_id=${SPORT.tennis}`, [SPORT.tennis, 'new'])).toEqual([`sport:${SPORT.tennis}`, 'sport:new']);
  });
});
