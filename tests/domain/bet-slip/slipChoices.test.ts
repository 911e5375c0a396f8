/** How a member wants their slip to be: what a change leaves as it was, and when a pressed price is asked about at once. */
import { describe, expect, it } from 'vitest';
import { chosen, HOUSE_CHOICES, quickStakeOf, SlipChoicesChange } from '../../../src/domain/bet-slip/slipChoices.ts';

const quick = { ...HOUSE_CHOICES, quickStake: 10_000 };

describe('choices about the slip', () => {
  it('SCH-4 change what is named and leave the rest, and the same said again is no change', () => {
    const amounts = [1, 2, 3, 4, 5, 6, 7, 8];
    const both = chosen(chosen(HOUSE_CHOICES, { amounts }), { quickStake: 7_000 });
    expect(both).toEqual({ amounts, quickStake: 7_000, staysOnPage: false });
    expect(chosen(both, { quickStake: 7_000, amounts: [...amounts] })).toBe(both);
    expect(chosen(both, {})).toBe(both);
    expect(chosen(both, { quickStake: null, staysOnPage: true })).toEqual({
      amounts,
      quickStake: null,
      staysOnPage: true,
    });
  });

  it('SCH-1 are eight whole amounts of a won at least', () => {
    const reads = (change: object) => SlipChoicesChange.safeParse(change).success;
    expect(reads({ amounts: [1, 2, 3, 4, 5, 6, 7, 100_000_000] })).toBe(true);
    expect(reads({ amounts: [1, 2, 3] })).toBe(false);
    for (const wrong of [0, -1, 1.5, 100_000_001, Number.NaN]) {
      expect(reads({ amounts: [wrong, 2, 3, 4, 5, 6, 7, 8] }), String(wrong)).toBe(false);
      expect(reads({ quickStake: wrong }), String(wrong)).toBe(false);
    }
  });

  it('SCH-2 ask about the first pick of an empty slip at once, of no other, and of none until it is chosen', () => {
    expect(quickStakeOf(quick, { before: 0, after: 1 })).toBe(10_000);
    expect(quickStakeOf(HOUSE_CHOICES, { before: 0, after: 1 })).toBeUndefined();
    for (const [before, after] of [
      [1, 2],
      [1, 0],
      [2, 1],
      [0, 2],
      [1, 1],
    ] as const) {
      expect(quickStakeOf(quick, { before, after })).toBeUndefined();
    }
  });
});
