/** Draws come as often as markets say, in the short form of `npm run verify-draws`; and a market that does not say so is found. */
import { describe, expect, it } from 'vitest';
import { compareDraws } from '../../../scripts/draws/compareDraws.ts';
import { Fairness } from '../../../scripts/draws/fairness.ts';
import { FAMILIES } from '../../../src/domain/mini-games/families.ts';
import type { FamilyId } from '../../../src/domain/mini-games/familyId.ts';
import type { RoundId } from '../../../src/domain/mini-games/round.ts';

const families = Object.keys(FAMILIES) as FamilyId[];
/** Of virtual games each round has a card of its own to be reckoned. */
const roundsOf = (family: FamilyId) => (family.startsWith('virtual') ? 300 : 2_000);

describe('fairness', () => {
  it.each(families)('VER-5 MIN-06 %s: each market by chi-square, and some rounds drawn three ways', async (family) => {
    const { fits, unlike, redrawn } = await compareDraws(family, {
      rounds: roundsOf(family),
      redrawn: 20,
      from: 'test',
    });
    expect(fits.filter(({ isFair }) => !isFair)).toEqual([]);
    expect(unlike).toEqual([]);
    expect(redrawn).toBe(20);
    expect(fits.length).toBeGreaterThan(0);
  });

  it.each([
    ['as they should', 0, []],
    ['to the left in one of twenty rounds', 20, ['mg.la.side', 'mg.la.both']],
  ])('VER-5 ladders that fall %s', (_, leansEvery, unfair) => {
    const fairness = new Fairness('ladder');
    for (let index = 0; index < 20_000; index += 1) {
      const isLeft = leansEvery > 0 && (index >> 2) % leansEvery === 0;
      fairness.add('mg.252.20261124.1' as RoundId, [isLeft ? 0 : (index >> 1) % 2, index % 2]);
    }
    const found = fairness.fits().filter(({ isFair }) => !isFair);
    expect(found.map(({ marketId }) => marketId)).toEqual(unfair);
  });
});
