import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOfRun, countOf, streaksOf, turnsOf } from '../../../../src/domain/mini-games/boards/streaks.ts';

const rows = fc.array(fc.constantFrom('odd', 'even'), { maxLength: 60 });

/** All rows of `rounds` results of two equal sides, counted out. */
function slowChance(rounds: number, length: number): number {
  let met = 0;
  for (let row = 0; row < 2 ** rounds; row += 1) {
    const text = row.toString(2).padStart(rounds, '0');
    met += text.includes('0'.repeat(length)) || text.includes('1'.repeat(length)) ? 1 : 0;
  }
  return met / 2 ** rounds;
}

describe('streaks', () => {
  it('MIN-07 PTN-1 each column is a run of equals, and all of them are the row again', () => {
    fc.assert(
      fc.property(rows, (values) => {
        const streaks = streaksOf(values);
        expect(streaks.flatMap(({ value, length }) => Array.from({ length }, () => value))).toEqual(values);
        expect(streaks.every(({ value }, index) => value !== streaks[index - 1]?.value)).toBe(true);
        expect(streaks.every(({ from, value }) => values[from] === value)).toBe(true);
      }),
    );
  });

  it('MIN-07 PTN-2 counts a value, its share and its longest run', () => {
    const values = ['odd', 'odd', 'even', 'odd', 'odd', 'odd', 'even', 'even'];
    expect(countOf(values, 'odd')).toEqual({ count: 5, share: 0.625, longest: 3 });
    expect(countOf(values, 'even')).toEqual({ count: 3, share: 0.375, longest: 2 });
    expect(countOf([], 'odd')).toEqual({ count: 0, share: 0, longest: 0 });
  });

  it('PTN-3 counts turns, and the longest stretch that turned each time', () => {
    expect(turnsOf(['a', 'a', 'b', 'a', 'b', 'b', 'a'])).toEqual({ turns: 4, alternating: 3 });
    expect(turnsOf(['a', 'a'])).toEqual({ turns: 0, alternating: 0 });
    fc.assert(fc.property(rows, (values) => turnsOf(values).turns === Math.max(0, streaksOf(values).length - 1)));
  });

  it.each([
    [6, 0.992],
    [8, 0.679],
    [10, 0.241],
    [12, 0.066],
    [15, 0.0084],
  ])('PTN-4 a run of %i somewhere in 288 rounds has the chance %f', (length, chance) => {
    expect(chanceOfRun(288, length, [0.5, 0.5])).toBeCloseTo(chance, chance < 0.01 ? 4 : 3);
  });

  it('PTN-4 agrees with counting every row, and with a third value that ends runs', () => {
    for (const length of [1, 2, 3, 5])
      expect(chanceOfRun(10, length, [0.5, 0.5])).toBeCloseTo(slowChance(10, length), 12);
    // Two rounds: both A or both B.
    expect(chanceOfRun(2, 2, [0.4, 0.5])).toBeCloseTo(0.41, 12);
    expect(chanceOfRun(0, 2, [0.5, 0.5])).toBe(0);
  });
});
