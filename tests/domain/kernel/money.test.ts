import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatWon, parseWon, saturated, Won, WonDelta } from '../../../src/domain/kernel/money.ts';

describe('money', () => {
  it('MON-1 is whole won, zero or more', () => {
    expect(Won.safeParse(0).success).toBe(true);
    expect([1.5, -1, Number.NaN, 2 ** 53].map((value) => Won.safeParse(value).success)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('MON-1 a change of a balance goes either way, as far as a number is exact', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect([most, -most, 0].map((delta) => WonDelta.safeParse(delta).success)).toEqual([true, true, true]);
    expect([most + 1, -most - 1, 0.5].map((delta) => WonDelta.safeParse(delta).success)).toEqual([false, false, false]);
  });

  it('MON-3 what no number can hold exactly stays at the largest that can', () => {
    const most = BigInt(Number.MAX_SAFE_INTEGER);
    expect([0n, most - 1n, most, most + 1n, most ** 3n].map(saturated)).toEqual([
      0,
      Number.MAX_SAFE_INTEGER - 1,
      Number.MAX_SAFE_INTEGER,
      Number.MAX_SAFE_INTEGER,
      Number.MAX_SAFE_INTEGER,
    ]);
  });

  it('MON-2 CRT-04 groups by thousands and reads its own writing', () => {
    expect(formatWon(1_284_500)).toBe('1,284,500');
    expect(formatWon(-5_000)).toBe('-5,000');
    expect(formatWon(999)).toBe('999');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (won) => {
        expect(parseWon(formatWon(won))).toBe(won);
      }),
    );
  });

  it.each([
    ['', 0],
    ['abc', 0],
    ['₩ 5,000원', 5_000],
    ['007', 7],
    ['12.50', 1_250],
    [`${'0'.repeat(20)}5`, 5],
    ['0', 0],
    ['9'.repeat(15), 999_999_999_999_999],
    ['1'.padEnd(16, '0'), Number.MAX_SAFE_INTEGER],
    ['9'.repeat(30), Number.MAX_SAFE_INTEGER],
  ])('MON-2 CRT-04 reads "%s"', (text, won) => {
    expect(parseWon(text)).toBe(won);
  });
});
