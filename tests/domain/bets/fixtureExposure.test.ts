import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exposureRejection } from '../../../src/domain/bets/fixtureExposure.ts';
import { fixtureId } from '../../support/domain/eventFactory.ts';

const [f, g] = [fixtureId('f'), fixtureId('g')];

describe('stakes on one fixture', () => {
  it('EXP-1 given 80 of 100 at stake, 20 more are taken and 21 refused with the numbers', () => {
    const open = new Map([[f, 80]]);
    expect(exposureRejection(20, [f], open, 100)).toBeUndefined();
    expect(exposureRejection(21, [f], open, 100)).toEqual({
      reason: 'aboveFixtureMax',
      fixtureId: 'f',
      limit: 100,
      open: 80,
      left: 20,
    });
  });

  it('EXP-1 every fixture of a bet counts with the whole stake; the first that is full is named', () => {
    const open = new Map([[g, 95]]);
    expect(exposureRejection(10, [f, g], open, 100)).toMatchObject({ fixtureId: 'g', left: 5 });
    expect(exposureRejection(101, [f, g], new Map(), 100)).toMatchObject({ fixtureId: 'f', open: 0, left: 100 });
  });

  it('EXP-1 a repeated fixture counts once', () => {
    expect(exposureRejection(60, [f, f], new Map(), 100)).toBeUndefined();
  });

  it('EXP-2 a limit of 0 is none, and a limit lowered below what is open leaves nothing', () => {
    expect(exposureRejection(1e12, [f], new Map([[f, 1e12]]), 0)).toBeUndefined();
    expect(exposureRejection(1, [f], new Map([[f, 150]]), 100)).toMatchObject({ open: 150, left: 0 });
  });

  it('EXP-1 what is left is accepted and one won more is not', () => {
    const won = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(won, fc.integer({ min: 1, max: 10_000_000 }), (open, limit) => {
        const refused = exposureRejection(limit + 1, [f], new Map([[f, open]]), limit);
        const left = refused?.left ?? -1;
        expect(exposureRejection(left + 1, [f], new Map([[f, open]]), limit)?.left).toBe(left);
        if (open <= limit) expect(exposureRejection(left, [f], new Map([[f, open]]), limit)).toBeUndefined();
      }),
    );
  });
});
