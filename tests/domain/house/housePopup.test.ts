import { describe, expect, it } from 'vitest';
import {
  HousePopup,
  isForEverybody,
  isPopupOver,
  isPopupSound,
  popupsFor,
} from '../../../src/domain/house/housePopup.ts';

const NOW = 1_700_000_000_000;
const popup = (over: Partial<HousePopup> = {}): HousePopup => ({
  ...HousePopup.parse({
    ...{ id: 'p1', contents: '<p>maintenance</p>', pcLeftLocation: 100, pcTopLocation: 80, popupFlg: 1 },
    ...{ visiableFlag: 1, notShowingexpireTime: 0 },
  }),
  ...over,
});

describe('a popup of the house', () => {
  it('POP-7 POP-8 is for everybody and without an end where nothing is said, as one of before is', () => {
    expect(popup()).toMatchObject({ endsAt: 0, leastLevel: 0, mostLevel: 0 });
    expect(isPopupOver(popup(), NOW)).toBe(false);
    expect(isForEverybody(popup())).toBe(true);
  });

  it('POP-7 is over from its end on', () => {
    expect(isPopupOver(popup({ endsAt: NOW + 1 }), NOW)).toBe(false);
    expect(isPopupOver(popup({ endsAt: NOW }), NOW)).toBe(true);
    expect(popupsFor([popup({ endsAt: NOW })], 1, NOW)).toEqual([]);
  });

  it('POP-8 is told to members of its levels alone, both bounds among them', () => {
    const told = (over: Partial<HousePopup>) =>
      [1, 2, 3, 4].filter((level) => popupsFor([popup(over)], level, NOW).length === 1);
    expect(told({})).toEqual([1, 2, 3, 4]);
    expect(told({ leastLevel: 2 })).toEqual([2, 3, 4]);
    expect(told({ mostLevel: 3 })).toEqual([1, 2, 3]);
    expect(told({ leastLevel: 2, mostLevel: 3 })).toEqual([2, 3]);
    expect(isForEverybody(popup({ leastLevel: 2 })) || isForEverybody(popup({ mostLevel: 3 }))).toBe(false);
  });

  it('POP-8 is told without its bounds', () => {
    const [told] = popupsFor([popup({ endsAt: NOW + 1, leastLevel: 1, mostLevel: 5 })], 3, NOW);
    expect(Object.keys(told ?? {})).not.toEqual(expect.arrayContaining(['endsAt']));
    expect(told).toEqual(expect.not.objectContaining({ leastLevel: 1, mostLevel: 5 }));
    expect(told).toMatchObject({ id: 'p1', width: 450, visiableFlag: 1 });
  });

  it.each([
    ['ends before it begins', { notShowingexpireTime: NOW, endsAt: NOW }, false],
    ['ends after it began', { notShowingexpireTime: NOW, endsAt: NOW + 1 }, true],
    ['has its levels turned round', { leastLevel: 3, mostLevel: 2 }, false],
    ['is for one level', { leastLevel: 3, mostLevel: 3 }, true],
    ['begins and has no end', { notShowingexpireTime: NOW }, true],
  ])('POP-7 POP-8 that %s', (_what, over, isSound) => {
    expect(isPopupSound(popup(over))).toBe(isSound);
  });
});
