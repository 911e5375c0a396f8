/** Where popups stand: inside the window, none over another, none moved without need. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  placePopups,
  POPUP_GAP,
  type Box,
  type PopupWish,
} from '../../../../src/app/frame/notices/popups/placePopups.ts';

const SCREEN = { width: 1_920, height: 1_080 };
const NONE: ReadonlyMap<string, Box> = new Map();
const wish = (id: string, left: number, top: number, width = 450, height = 300): PopupWish => ({
  id,
  left,
  top,
  width,
  height,
});

const wishes = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 99 }).map(String),
    left: fc.integer({ min: -3_000, max: 6_000 }),
    top: fc.integer({ min: -3_000, max: 6_000 }),
    width: fc.integer({ min: 200, max: 1_200 }),
    height: fc.integer({ min: 60, max: 2_000 }),
  }),
  { selector: ({ id }) => id, maxLength: 10 },
);
const viewports = fc.record({
  width: fc.integer({ min: 960, max: 2_560 }),
  height: fc.integer({ min: 320, max: 1_440 }),
});

const isOver = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe('NAV-14 places of popups', () => {
  it('POP-4 is the one the house wants, if it is inside', () => {
    expect(placePopups([wish('a', 300, 120)], SCREEN, NONE).get('a')).toEqual({
      left: 300,
      top: 120,
      width: 450,
      height: 300,
    });
  });

  it('POP-4 is moved inside a small window, and as small as the window', () => {
    const places = placePopups([wish('a', 1_500, 900, 1_200, 700)], { width: 1_000, height: 600 }, NONE);
    expect(places.get('a')).toEqual({ left: POPUP_GAP, top: POPUP_GAP, width: 976, height: 576 });
  });

  it('POP-5 two that want the same place stand side by side; one without room waits', () => {
    const same = ['a', 'b', 'c'].map((id) => wish(id, 20, 60));
    const places = placePopups(same, { width: 960, height: 420 }, NONE);
    expect([...places.keys()]).toEqual(['a', 'b']);
    expect(places.get('b')?.left).toBe(482);
  });

  it('POP-4 POP-5 are all inside and never over one another, whatever is wanted', () => {
    fc.assert(
      fc.property(wishes, viewports, (wanted, viewport) => {
        const places = [...placePopups(wanted, viewport, NONE).values()];
        if (wanted.length > 0) expect(places.length).toBeGreaterThan(0);
        for (const [at, box] of places.entries()) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.left + box.width).toBeLessThanOrEqual(viewport.width);
          expect(box.top + box.height).toBeLessThanOrEqual(viewport.height);
          for (const other of places.slice(at + 1)) expect(isOver(box, other)).toBe(false);
        }
      }),
    );
  });

  it('POP-6 do not move when another goes, and one that waited comes', () => {
    fc.assert(
      fc.property(wishes, viewports, (wanted, viewport) => {
        const before = placePopups(wanted, viewport, NONE);
        const [gone, ...rest] = wanted;
        if (gone === undefined) return;
        const after = placePopups(rest, viewport, before);
        for (const { id } of rest) if (before.has(id)) expect(after.get(id)).toEqual(before.get(id));
        if (rest.length > 0) expect(after.size).toBeGreaterThan(0);
      }),
    );
    const same = ['a', 'b', 'c'].map((id) => wish(id, 20, 60));
    const small = { width: 960, height: 420 };
    const after = placePopups(same.slice(1), small, placePopups(same, small, NONE));
    expect([...after.keys()]).toEqual(['b', 'c']);
  });
});
