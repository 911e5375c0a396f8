/** The next games of marked teams are asked for once, however many parts of a tab show them (FAV). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNextGames } from '../../../../src/app/frame/favourites/nextGames.ts';
import { succeed } from '../../../../src/domain/kernel/decision.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function opened() {
  const asked: (readonly string[])[] = [];
  const games = createNextGames({
    nextOfTeams: (ids) => {
      asked.push(ids);
      return Promise.resolve(succeed(ids.map(() => null)));
    },
  });
  return { asked, games };
}

describe('SPT-12 the next games of marked teams', () => {
  it('are asked for once a minute for all who listen, and by nobody when the last has left', async () => {
    const { asked, games } = opened();
    let heard = 0;
    const leave = [1, 2].map(() => games.subscribe(() => (heard += 1)));
    games.follow('a\nb');
    games.follow('a\nb');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([['a', 'b']]);
    expect(heard).toBe(2);
    expect([...games.read()]).toEqual([
      ['a', null],
      ['b', null],
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
    for (const one of leave) one();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked).toHaveLength(2);
  });

  it('are asked for at once when others are marked, and what was asked of those before is not told', async () => {
    const { asked, games } = opened();
    games.subscribe(() => undefined);
    games.follow('a');
    games.follow('b');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([['a'], ['b']]);
    expect([...games.read().keys()]).toEqual(['b']);
  });
});
