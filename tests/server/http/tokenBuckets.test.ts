/** How many calls somebody may make: the burst, the rate, and what a forgotten caller or a clock does to them (CALL-1, CALL-2). */
import { describe, expect, it } from 'vitest';
import { createTokenBuckets } from '../../../server/http/tokenBuckets.ts';

function open(burst: number, perSecond: number) {
  let now = 1_000;
  const buckets = createTokenBuckets({ burst, perSecond }, () => now);
  return {
    later(ms: number) {
      now += ms;
    },
    take: (caller = 'a') => buckets.take(caller),
    /** How many of so many calls at once are taken. */
    taken: (calls: number, caller = 'a') =>
      Array.from({ length: calls }, () => buckets.take(caller)).filter(({ isTaken }) => isTaken).length,
  };
}

describe('a budget of calls', () => {
  it('CALL-1 takes its burst at once, and no more', () => {
    const budget = open(5, 1);
    expect(budget.taken(200)).toBe(5);
    expect(budget.taken(200, 'b')).toBe(5);
  });

  it('CALL-1 takes as many more as its rate gives, and never saves more than its burst', () => {
    const budget = open(5, 2);
    budget.taken(5);
    budget.later(1_500);
    expect(budget.taken(200)).toBe(3);
    budget.later(3_600_000);
    expect(budget.taken(200)).toBe(5);
  });

  it('CALL-1 says how long the next call has to wait, and takes it then', () => {
    const budget = open(1, 0.5);
    budget.take();
    budget.later(500);
    const refused = budget.take();
    expect(refused).toMatchObject({ isTaken: false, waitMs: 1_500 });
    budget.later(1_500);
    expect(budget.take()).toEqual({ isTaken: true });
  });

  it('CALL-1 refused calls cost nothing of what is coming', () => {
    const budget = open(2, 1);
    budget.taken(1_000);
    budget.later(1_000);
    expect(budget.taken(10)).toBe(1);
  });

  it('CALL-2 a refusal is news once a minute', () => {
    const budget = open(1, 0.001);
    budget.take();
    expect([budget.take(), budget.take()]).toMatchObject([{ isNews: true }, { isNews: false }]);
    budget.later(60_000);
    expect(budget.take()).toMatchObject({ isTaken: false, isNews: true });
  });

  it('CALL-1 remembers whoever called last, however many call once', () => {
    const budget = open(1, 0.001);
    budget.take('me');
    const mine: boolean[] = [];
    for (let stranger = 0; stranger < 60_000; stranger += 1) {
      budget.take(`s${stranger}`);
      if (stranger % 1_000 === 0) mine.push(budget.take('me').isTaken);
    }
    expect(mine).toEqual(mine.map(() => false));
  });
});
