import { expect, test } from 'vitest';
import { heldFor } from '../../../../src/app/bets/bet-slip/heldFor.ts';

test('CRT-20 the seconds left never exceed the hold, and end at none', () => {
  const left = (now: number) => heldFor(1_000, now, 6_000, 500);
  expect(left(1_000)).toEqual({ dueAt: 7_500, left: 6, part: 1 });
  expect(left(2_001).left).toBe(5);
  expect([left(6_999).left, left(7_000).left, left(99_000)]).toEqual([1, 0, { dueAt: 7_500, left: 0, part: 0 }]);
  expect(left(-5_000).left).toBe(6);
  expect(heldFor(0, 0, 0, 0)).toEqual({ dueAt: 0, left: 0, part: 0 });
});
