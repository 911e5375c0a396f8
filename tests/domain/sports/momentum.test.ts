import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chancesNow, chancesOf, momentumOf } from '../../../src/domain/sports/momentum.ts';
import { aFixture, aMarket, aSelection } from '../../support/domain/eventFactory.ts';

const point = (at: number, odds: number, isAfterGap = false) => ({ at, odds, version: at + 1, isAfterGap });
const price = fc.integer({ min: 101, max: 15_000 });

describe('how a game leans', () => {
  test('MOM-1 the chances of prices add up to one, and the shorter price has the greater one', () => {
    fc.assert(
      fc.property(price, fc.option(price, { nil: undefined }), price, (home, draw, away) => {
        const chances = chancesOf({ home, draw, away });
        expect(chances).toBeDefined();
        if (chances === undefined) return;
        expect(chances.home + chances.draw + chances.away).toBeCloseTo(1, 10);
        expect(chances.home > chances.away).toBe(home < away);
        expect(chances.draw === 0).toBe(draw === undefined);
      }),
    );
    expect(chancesOf({ home: 200 })).toBeUndefined();
  });

  test('MOM-1 as an administrator set them, and not at all for a race', () => {
    const fixture = aFixture('a', {
      markets: [
        aMarket([
          aSelection('a-h', { side: 'home', odds: 200 }),
          aSelection('a-a', { side: 'away', odds: 300, oddsByAdmin: 200 }),
        ]),
      ],
    });
    expect(chancesNow(fixture)).toEqual({ home: 0.5, draw: 0, away: 0.5 });
    const race = aFixture('r', { markets: [aMarket([aSelection('r-1', { side: 'named' })])] });
    expect(chancesNow(race)).toBeUndefined();
  });

  test('MOM-2 one point for each moment at which a price moved, once all of them are known', () => {
    const points = momentumOf({
      home: [point(10, 200), point(30, 150)],
      away: [point(20, 200), point(30, 300)],
    });
    expect(points.map(({ at }) => at)).toEqual([20, 30]);
    expect(points[0]).toMatchObject({ home: 0.5, away: 0.5, isAfterGap: false });
    expect(points[1]?.home).toBeCloseTo(2 / 3, 10);
  });

  test('MOM-2 what is not known of any of the prices is a gap in all of it', () => {
    const points = momentumOf({
      home: [point(10, 200), point(30, 150, true)],
      draw: [point(10, 300)],
      away: [point(10, 400), point(40, 380)],
    });
    expect(points.map(({ isAfterGap }) => isAfterGap)).toEqual([false, true, false]);
  });
});
