import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settlementOf, type BackedSide, type MarketKind } from '../../../../server/feed/simulator/settle.ts';

const score = fc.record({ home: fc.integer({ min: 0, max: 12 }), away: fc.integer({ min: 0, max: 12 }) });
const quarters = fc.integer({ min: -40, max: 40 });

/** What a bet of 1 at odds 2.00 gives back, in halves. */
const givesBack: Readonly<Record<number, number>> = { 1: 0, 4: 1, 3: 2, 5: 3, 2: 4 };
const back = (kind: MarketKind, side: BackedSide, line: number, final: { home: number; away: number }) =>
  givesBack[settlementOf(kind, side, line, final)] ?? NaN;

describe('results of selections', () => {
  test('SIM-S1: of home, draw and away exactly one wins and the others lose', () => {
    fc.assert(
      fc.property(score, (final) => {
        const results = (['home', 'draw', 'away'] as const).map((side) => settlementOf('threeWay', side, 0, final));
        expect(results.toSorted((a, b) => a - b)).toEqual([1, 1, 2]);
        const winner = final.home > final.away ? 0 : final.home === final.away ? 1 : 2;
        expect(results[winner]).toBe(2);
      }),
    );
  });

  test('SIM-S2: without a draw on offer a tie is a push for both, and otherwise one wins', () => {
    fc.assert(
      fc.property(score, (final) => {
        const home = settlementOf('twoWay', 'home', 0, final);
        const away = settlementOf('twoWay', 'away', 0, final);
        if (final.home === final.away) expect([home, away]).toEqual([3, 3]);
        else expect(home > away ? 'home' : 'away').toBe(final.home > final.away ? 'home' : 'away');
      }),
    );
  });

  test('SIM-S3: the two sides of a line give back the same together, whatever the score', () => {
    fc.assert(
      fc.property(score, quarters, (final, line) => {
        expect(back('handicap', 'home', line, final) + back('handicap', 'away', line, final)).toBe(4);
        expect(back('total', 'over', line, final) + back('total', 'under', line, final)).toBe(4);
      }),
    );
  });

  test('SIM-S4: a quarter line is half a bet on either neighbouring line', () => {
    fc.assert(
      fc.property(score, fc.integer({ min: -20, max: 20 }), (final, half) => {
        const line = 2 * half + 1;
        for (const side of ['home', 'away'] as const) {
          const halves = (back('handicap', side, line - 1, final) + back('handicap', side, line + 1, final)) / 2;
          expect(back('handicap', side, line, final)).toBe(halves);
        }
      }),
    );
  });

  test.each([
    ['handicap', 'home', -0.25, 1, 1, 4],
    ['handicap', 'away', -0.25, 1, 1, 5],
    ['handicap', 'home', -0.75, 2, 1, 5],
    ['handicap', 'home', -1, 2, 1, 3],
    ['handicap', 'home', -1.5, 2, 1, 1],
    ['handicap', 'away', 1.5, 0, 3, 2],
    ['total', 'over', 3, 2, 1, 3],
    ['total', 'under', 2.5, 1, 1, 2],
    ['total', 'over', 2.75, 2, 1, 5],
    ['total', 'under', 2.75, 2, 1, 4],
    ['total', 'over', 166.5, 84, 83, 2],
  ] as const)('SIM-S4: %s %s at %d with %d:%d is %d', (kind, side, line, home, away, settlement) => {
    expect(settlementOf(kind, side, line * 4, { home, away })).toBe(settlement);
  });
});
