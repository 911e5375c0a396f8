import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatWon, parseWon, Won } from '../../../src/domain/kernel/money.ts';

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
    ['9'.repeat(30), Number.MAX_SAFE_INTEGER],
  ])('MON-2 CRT-04 reads "%s"', (text, won) => {
    expect(parseWon(text)).toBe(won);
  });
});
