/** Whose prices a board looks at, from its address and what was read. */
import { describe, expect, it } from 'vitest';
import { readBoardQuery } from '../../../../src/app/kit/links/boardFilter.ts';
import { isPageTopic, topicOfBoard } from '../../../../src/domain/events/topics.ts';
import { boardLook } from '../../../../src/app/sports/odds-board/boardLook.ts';
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import { boardEntryOf } from '../../../../src/domain/sports/board.ts';
import { sampleFixture } from '../../../support/engine/sampleData.ts';

const queryOf = (address: string) => readBoardQuery(new URLSearchParams(address));
const looked = (address: string, sportIds?: readonly string[]) =>
  boardLook(
    'wintielose',
    queryOf(address),
    'whole',
    sportIds && { sportIds, fixtures: [sampleFixture(1)] },
  )?.topics?.filter((topic) => !isPageTopic(topic));

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
    const query = queryOf(`sport_id=${SPORT.football}`);
    const view = { sportIds: [SPORT.football], fixtures: [sampleFixture(1)] };
    expect(boardLook('wintielose', query, 'none', undefined)).toEqual({ games: [] });
    expect(boardLook('wintielose', query, 'partial', view)).toEqual({ games: [] });
    expect(boardLook('wintielose', query, undefined, undefined)).toBeUndefined();
  });

  it('IDX-4 the games that an index names beside the page of its address', () => {
    const beside = [boardEntryOf(sampleFixture(1))];
    const view = { sportIds: [SPORT.football], fixtures: [sampleFixture(1), sampleFixture(2)], beside };
    expect(boardLook('wintielose', queryOf('page=3'), 'indexed', view)).toEqual({ games: beside });
  });

  it('LIN-3 the games it shows as well, and its page before they are known', () => {
    const query = queryOf(`sport_id=${SPORT.football}&page=2`);
    const fixtures = [sampleFixture(1), sampleFixture(2)];
    const page = topicOfBoard('wintielose', query.category);
    expect(boardLook('wintielose', query, 'whole', undefined)).toEqual({
      topics: [`sport:${SPORT.football}`, page],
      games: [],
    });
    expect(boardLook('wintielose', query, 'whole', { sportIds: [SPORT.football], fixtures })?.games).toEqual(fixtures);
  });

  it('all sports that are listed under the last category, once they are known', () => {
    expect(looked('sport_id=other')).toBeUndefined();
    expect(looked(`sport_id=${SPORT.tennis}`, [SPORT.tennis, 'new'])).toEqual([`sport:${SPORT.tennis}`, 'sport:new']);
  });
});
