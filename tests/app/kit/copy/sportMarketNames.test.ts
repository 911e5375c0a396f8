import { describe, expect, it } from 'vitest';
import { marketNameIn } from '../../../../src/app/kit/copy/sportMarketNames.ts';
import { MARKET } from '../../../../src/domain/reference/markets.ts';
import { SPORT } from '../../../../src/domain/reference/sports.ts';

describe('CRT-02 SPT-05 a market is named with its sport’s words', () => {
  it.each([
    [SPORT.basketball, MARKET.overUnderThirdPeriod, '언더오버 [3쿼터]'],
    [SPORT.baseball, MARKET.firstPeriodWinner, '승무패 [1이닝]'],
    [SPORT.volleyball, MARKET.oneTwoSecondPeriod, '승패 [2세트]'],
    [SPORT.iceHockey, MARKET.overUnderFirstPeriod, '언더오버 [1피리어드]'],
    [SPORT.football, MARKET.firstPeriodWinner, '승무패 [전반전]'],
    [SPORT.football, MARKET.overUnderSecondPeriod, '언더오버 [후반전]'],
    [SPORT.football, MARKET.correctScoreFirstPeriod, '정확한 스코어 [전반전]'],
    [SPORT.baseball, MARKET.oneTwoFiveInnings, '승패 [5이닝]'],
    [SPORT.golf, MARKET.thirdPeriodWinner, '승무패 [3피리어드]'],
  ])('of sport %s market %s', (sportId, marketId, name) => {
    expect(marketNameIn(sportId, { marketId, name: '' })).toBe(name);
  });
});
