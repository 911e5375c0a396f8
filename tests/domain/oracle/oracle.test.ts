import { describe, expect, it } from 'vitest';
import { compareHistories } from '../../../scripts/oracle/compareHistories.ts';
import { comparePairs } from '../../../scripts/oracle/comparePairs.ts';
import { compareSlips } from '../../../scripts/oracle/compareSlips.ts';
import { createCounter, silent } from '../../../scripts/oracle/comparison.ts';
import { createDice } from '../../../scripts/oracle/dice.ts';
import { fraction, isAtMost, roundHalfUp, times } from '../../../scripts/oracle/fraction.ts';

const agreeing = (compared: number) => ({ compared, mismatches: 0, examples: [] });

describe('the rules of money and the oracle', () => {
  it('ODD-3 CRT-06 agree on every two-pick product from 1.01 to 4.00', () => {
    expect(comparePairs(101, 400, silent)).toEqual(agreeing(45_150));
  });

  it('ODD-4 ODD-5 SET-4 SET-6 MON-3 agree on 20,000 random slips', () => {
    expect(compareSlips(20_000, createDice(7), silent)).toEqual(agreeing(20_000));
  });

  it('LED-1 LED-2 LED-8 WAL-06 agree on 3,000 random histories with corrections', () => {
    expect(compareHistories(3_000, createDice(7), silent)).toEqual(agreeing(3_000));
  });
});

describe('the oracle itself', () => {
  it('rounds halves up, exactly', () => {
    expect([fraction(5, 2), fraction(7, 3), fraction(249, 100), fraction(0, 9)].map(roundHalfUp)).toEqual([
      3n,
      2n,
      2n,
      0n,
    ]);
    expect(times(fraction(1, 3), fraction(3, 1))).toEqual(fraction(3, 3));
    expect([isAtMost(fraction(1, 3), fraction(2, 6)), isAtMost(fraction(1, 2), fraction(1, 3))]).toEqual([true, false]);
  });

  it('counts what does not agree and keeps the first few, and says how far it is', () => {
    const told: string[] = [];
    const counter = createCounter(20, (done, of) => told.push(`${done}/${of}`));
    counter.agreed();
    for (let each = 0; each < 19; each += 1) counter.count(each < 4, () => `no ${each}`);
    expect(counter.result()).toMatchObject({ compared: 20, mismatches: 15 });
    expect(counter.result().examples).toHaveLength(10);
    expect(told).toEqual(Array.from({ length: 10 }, (_, tenth) => `${(tenth + 1) * 2}/20`));
  });

  it('is the same run for the same seed', () => {
    const rolls = (seed: number) =>
      Array.from(
        { length: 50 },
        (
          (dice) => () =>
            dice.roll(1_000)
        )(createDice(seed)),
      );
    expect(rolls(1)).toEqual(rolls(1));
    expect(rolls(1)).not.toEqual(rolls(2));
    expect(Math.max(...rolls(3))).toBeLessThan(1_000);
  });
});
