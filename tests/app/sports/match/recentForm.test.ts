import { describe, expect, it } from 'vitest';
import { countsOf, ownGames } from '../../../../src/app/sports/match/recentForm.ts';
import { form } from '../../../../src/app/sports/copy/match.ts';
import type { RecentGame } from '../../../../src/domain/results/teamResults.ts';
import { fixtureId } from '../../../support/domain/eventFactory.ts';

const game = (id: string, home: string, away: string, score: readonly [number, number]): RecentGame => ({
  fixtureId: fixtureId(id),
  leagueName: 'K리그1',
  home,
  away,
  startAt: 1,
  score: { period: 100, home: score[0], away: score[1] },
});

describe('SPT-09 TBL-3 how a side’s last games went', () => {
  const games = [
    game('1', '울산', '전북', [2, 1]),
    game('2', '서울', '울산', [0, 3]),
    game('3', '울산', '포항', [1, 1]),
    game('4', '대구', '울산', [2, 0]),
  ];

  it('SPT-09 its own goals come first, at whichever ground', () => {
    expect(ownGames(games, '울산').map(({ opponent, own, other, outcome }) => [opponent, own, other, outcome])).toEqual(
      [
        ['전북', 2, 1, 'won'],
        ['서울', 3, 0, 'won'],
        ['포항', 1, 1, 'drawn'],
        ['대구', 0, 2, 'lost'],
      ],
    );
  });

  it('SPT-09 says the sum, and no draw where there was none', () => {
    const own = ownGames(games, '울산');
    expect(form.counts(countsOf(own))).toBe('2승 1무 1패');
    expect(form.counts(countsOf(own.filter(({ outcome }) => outcome !== 'drawn')))).toBe('2승 1패');
  });

  it('SPT-09 says a place with its points, where its sport counts them', () => {
    const standing = { place: 2, points: 19, won: 6, drawn: 1, lost: 1, scored: 9, conceded: 3 };
    expect(form.standing(standing)).toBe('2위 · 승점 19 · 8경기 6승 1무 1패');
    expect(form.standing({ ...standing, points: null, drawn: 0 })).toBe('2위 · 7경기 6승 1패');
  });
});
