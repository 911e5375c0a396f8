import { describe, expect, it } from 'vitest';
import { besides } from '../../../../src/app/sports/home/besides.ts';

const games = Array.from({ length: 16 }, (_, at) => ({ fixtureId: `f${at}` }));
const top = new Set(games.slice(0, 10).map(({ fixtureId }) => fixtureId));

describe('HOM-2 games that start next', () => {
  it('are others than those put first, in their order', () => {
    expect(besides(games, top, 6)).toEqual(games.slice(10));
    expect(besides(games, new Set(), 6)).toEqual(games.slice(0, 6));
  });

  it('are all there are in a house that has too few others', () => {
    expect(besides(games.slice(0, 12), top, 6)).toEqual(games.slice(0, 6));
  });
});
