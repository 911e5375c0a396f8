import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatOdds,
  formatTotalOdds,
  isOdds,
  movementOf,
  Odds,
  parseOdds,
  shiftedOdds,
  stakeWithin,
  totalOdds,
  winningsOf,
} from '../../../src/domain/kernel/odds.ts';

const odds = fc.integer({ min: 101, max: 10_000 });

/** An oracle that shares no code with the domain: schoolbook decimal text arithmetic. */
function totalByText(prices: readonly number[]): number {
  let digits = '1';
  for (const price of prices) digits = (BigInt(digits) * BigInt(price)).toString();
  const decimals = prices.length * 2;
  const padded = digits.padStart(decimals + 1, '0');
  const whole = padded.slice(0, padded.length - decimals);
  const fraction = padded.slice(padded.length - decimals);
  const kept = Number(whole + fraction.slice(0, 2));
  return (fraction[2] ?? '0') >= '5' ? kept + 1 : kept;
}

/** The price under a margin by exact decimals, without the domain's arithmetic: cut to hundredths, and one more where more than a half is left. */
function shiftedByText(price: number, shift: number): number {
  const product = BigInt(price) * BigInt(10_000 - shift);
  const [whole, left] = [Number(product / 10_000n), Number(product % 10_000n)];
  return Math.min(10_000_000, Math.max(101, left > 5_000 ? whole + 1 : whole));
}

describe('a price under a margin', () => {
  it.each([
    [185, 250, 180],
    [200, 250, 195],
    [300, 250, 292],
    [300, -250, 307],
    [101, 2_000, 101],
    [102, 2_000, 101],
    [101, -1_000, 111],
    [10_000_000, -1_000, 10_000_000],
  ])('RSK-10 of %i by %i is %i', (price, shift, expected) => {
    expect(shiftedOdds(price, shift)).toBe(expected);
  });

  it('RSK-10 is exact, rounded once half down, within what odds may be, and never moves the other way', () => {
    const given = [fc.integer({ min: 101, max: 10_000_000 }), fc.integer({ min: -1_000, max: 2_000 })] as const;
    fc.assert(
      fc.property(...given, (price, shift) => {
        const shifted = shiftedOdds(price, shift);
        expect(shifted).toBe(shiftedByText(price, shift));
        expect(Odds.safeParse(shifted).success).toBe(true);
        expect(Math.sign(shifted - price) * Math.sign(shift)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('odds', () => {
  it.each([-1, 0, 99, 100, 101, 10_000_000, 10_000_001])(
    'ODD-1 are %i to the quick check where they are to the schema',
    (hundredths) => {
      expect(isOdds(hundredths)).toBe(Odds.safeParse(hundredths).success);
    },
  );

  it.each([
    ['1.85', 185],
    ['2', 200],
    ['2.5', 250],
    ['1.00', 100],
    ['1000', 100_000],
  ])('ODD-1 reads %s', (text, expected) => {
    expect(parseOdds(text)).toBe(expected);
  });

  it.each(['', '0.99', '-1.85', '1,85', '1.85x', 'NaN', '1e3', ' 1.85', '1.', '1234567.00'])(
    'ODD-1 refuses "%s"',
    (text) => {
      expect(parseOdds(text)).toBeUndefined();
    },
  );

  it('ODD-2 cuts what the feed gives beyond two decimals', () => {
    expect(parseOdds('17.0579')).toBe(1705);
    expect(parseOdds('1.999')).toBe(199);
  });

  it('ODD-1 formats what it reads, always with two decimals', () => {
    fc.assert(fc.property(odds, (price) => parseOdds(formatOdds(price)) === price));
    expect(formatOdds(305)).toBe('3.05');
    expect(formatOdds(100_000)).toBe('1000.00');
  });

  it('ODD-1 CRT-06 gives total odds the separators of sums, and calls none', () => {
    expect(formatTotalOdds(26_789_440)).toBe('267,894.40');
    expect(formatTotalOdds(116_241_127)).toBe('1,162,411.27');
    expect(formatTotalOdds(99_905)).toBe('999.05');
    expect(formatOdds(26_789_440)).toBe('267894.40');
  });

  it('ODD-3 CRT-06 rounds where floats go wrong', () => {
    expect(totalOdds([101, 250])).toBe(253);
    expect(totalOdds([102, 125])).toBe(128);
    expect(totalOdds([215, 198, 178])).toBe(758);
    expect(totalOdds([215, 192, 178])).toBe(735);
  });

  it('ODD-3 CRT-06 agrees with exact decimal text for all two-pick totals of 1.01 to 4.00', () => {
    for (let a = 101; a <= 400; a += 1) {
      for (let b = a; b <= 400; b += 1) {
        if (totalOdds([a, b]) !== totalByText([a, b])) expect.fail(`${a} × ${b}`);
      }
    }
    expect(totalOdds([])).toBe(0);
  });

  it('ODD-3 CRT-06 agrees with exact decimal text for slips of up to ten picks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 101, max: 1_000 }), { minLength: 1, maxLength: 5 }), (prices) => {
        expect(totalOdds(prices)).toBe(totalByText(prices));
      }),
      { numRuns: 2_000 },
    );
  });

  it('ODD-4 drops fractions of a won', () => {
    expect(winningsOf(50_000, 758)).toBe(379_000);
    expect(winningsOf(333, 101)).toBe(336);
    expect(winningsOf(1, 199)).toBe(1);
  });

  it('ODD-5 finds the last stake whose winnings fit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000_000 }), fc.integer({ min: 100, max: 1_000_000 }), (max, total) => {
        const stake = stakeWithin(max, total);
        expect(winningsOf(stake, total)).toBeLessThanOrEqual(max);
        expect(winningsOf(stake + 1, total)).toBeGreaterThan(max);
      }),
    );
    expect(stakeWithin(5_000, 0)).toBe(5_000);
  });

  it('CRT-16 says which way a price moved', () => {
    expect([movementOf(185, 190), movementOf(190, 185), movementOf(185, 185)]).toEqual(['up', 'down', 'none']);
  });
});
