import { describe, expect, it } from 'vitest';
import { isPopupShown, Popup, POPUP_SNOOZE_MS, wantedPlace } from '../../../src/domain/notices/popup.ts';

const NOW = 1_700_000_000_000;
const wire = {
  id: 'p1',
  contents: '<p>maintenance</p>',
  pcLeftLocation: 100,
  pcTopLocation: 80,
  popupFlg: 1,
  visiableFlag: 1,
  notShowingexpireTime: 0,
};
const popup = (over: Partial<Popup> = {}): Popup => ({ ...Popup.parse(wire), ...over });

describe('notice popup', () => {
  it('POP-9 NAV-18 wants the place that it has, or the middle of the window', () => {
    const viewport = { width: 1_440, height: 900 };
    expect(wantedPlace(popup(), 300, viewport)).toEqual({ left: 100, top: 80 });
    expect(wantedPlace(popup({ popupFlg: 0, width: 440 }), 300, viewport)).toEqual({ left: 500, top: 300 });
  });

  it('POP-1 NAV-14 is shown when visible and its expiry is not after now', () => {
    expect(isPopupShown(popup(), 0, NOW)).toBe(true);
    expect(isPopupShown(popup({ notShowingexpireTime: NOW }), 0, NOW)).toBe(true);
    expect(isPopupShown(popup({ notShowingexpireTime: NOW + 1 }), 0, NOW)).toBe(false);
    expect(isPopupShown(popup({ visiableFlag: 0 }), 0, NOW)).toBe(false);
  });

  it("POP-2 NAV-14 is not shown before this machine's snooze is over, nor before the house's time", () => {
    expect(isPopupShown(popup(), NOW + 1, NOW)).toBe(false);
    expect(isPopupShown(popup(), NOW, NOW)).toBe(true);
    expect(isPopupShown(popup({ notShowingexpireTime: NOW + 1 }), NOW - 1, NOW)).toBe(false);
    expect(isPopupShown(popup({ notShowingexpireTime: NOW - 1 }), NOW + 1, NOW)).toBe(false);
  });

  it('POP-3 NAV-14 comes back six hours after it was sent off', () => {
    const until = NOW + POPUP_SNOOZE_MS;
    expect(isPopupShown(popup(), until, NOW + 6 * 3_600_000 - 1)).toBe(false);
    expect(isPopupShown(popup(), until, NOW + 6 * 3_600_000)).toBe(true);
  });

  it('NAV-14 is 450 px wide unless the house says otherwise, within bounds', () => {
    expect(Popup.parse(wire).width).toBe(450);
    expect(Popup.parse({ ...wire, width: 300 }).width).toBe(300);
    expect(Popup.safeParse({ ...wire, width: 5_000 }).success).toBe(false);
  });
});
