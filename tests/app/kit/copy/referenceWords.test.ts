import { describe, expect, it } from 'vitest';
import { marketNameOf } from '../../../../src/app/kit/copy/markets.ts';
import { miniGameNameOf } from '../../../../src/app/mini-games/copy/miniGames.ts';
import { periodNameOf } from '../../../../src/app/kit/copy/periods.ts';
import { slipFailureText } from '../../../../src/app/frame/copy/rejections.ts';
import { sportNameOf } from '../../../../src/app/kit/copy/sports.ts';
import { MARKET } from '../../../../src/domain/reference/markets.ts';
import { MINI_GAME } from '../../../../src/domain/reference/miniGames.ts';
import { SPORT } from '../../../../src/domain/reference/sports.ts';

describe('words of the reference tables', () => {
  it('SPT-05 every market has a name of its own, and an unknown one keeps the feed’s', () => {
    const names = Object.values(MARKET).map((marketId) => marketNameOf({ marketId, name: 'feed name' }));
    expect(names).not.toContain('feed name');
    expect(names.every((name) => name.trim() === name && name !== '')).toBe(true);
    expect(marketNameOf({ marketId: '4242', name: 'Feed name' })).toBe('Feed name');
    expect(
      [MARKET.overUnderWithOvertime, MARKET.bothTeamsToScore].map((marketId) => marketNameOf({ marketId, name: '' })),
    ).toEqual(['언더오버 [연장포함]', '양팀득점']);
  });

  it('SPT-03 SPT-05 a period is called what its sport calls it', () => {
    expect(periodNameOf(SPORT.football, 10)).toBe('전반전');
    expect(periodNameOf(SPORT.basketball, 3)).toBe('3쿼터');
    expect(periodNameOf(SPORT.baseball, 3)).toBe('3이닝');
    expect(periodNameOf(SPORT.volleyball, 3)).toBe('3세트');
    expect(periodNameOf(SPORT.iceHockey, 101)).toBe('전체(연장포함)');
    expect(periodNameOf(SPORT.football, 77)).toBe('');
  });

  it('SPT-05 every mini game and sport has a name; unknown ones say so', () => {
    const games = Object.values(MINI_GAME).map(miniGameNameOf);
    expect(new Set(games).size).toBe(games.length);
    expect(games).not.toContain('');
    expect(miniGameNameOf(235)).toBe('네임드 스피드사다리');
    expect(miniGameNameOf(1)).toBe('');
    expect(Object.values(SPORT).map(sportNameOf)).not.toContain('기타');
    expect([sportNameOf(SPORT.tennis), sportNameOf('4242')]).toEqual(['테니스', '기타']);
  });

  it('CRT-08 the bonus says why it refuses', () => {
    expect(slipFailureText({ reason: 'oddsBesideBonus', limit: 130 })).toBe(
      '보너스배당이 추가되어있어 1.3이하의 베팅은 불가합니다.',
    );
    expect(slipFailureText({ reason: 'bonusNotEarned', folds: 3, picks: 1 })).toBe(
      '[보너스]는 3폴더 이상 선택 후 이용해주세요.',
    );
  });
});
