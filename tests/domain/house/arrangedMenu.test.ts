/** Menus as the house arranges them (rules MNU). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangedPages, isAlwaysShown, shownPages } from '../../../src/domain/house/arrangedMenu.ts';
import { HouseMenus } from '../../../src/domain/house/menuRows.ts';
import { pagesOfMenu } from '../../../src/domain/reference/pagesOfMenu.ts';

const row = (id: string, isShown = true) => ({ id, isShown });
const side: readonly string[] = pagesOfMenu('side');

describe('an arranged menu', () => {
  it('MNU-1 NAV-06 is what the house shows, in its order', () => {
    const usual = ['free', 'event', 'liveTv'];
    expect(shownPages(usual, [row('liveTv'), row('free'), row('event', false)])).toEqual(['liveTv', 'free']);
    expect(shownPages(usual, [])).toEqual(usual);
  });

  it('MNU-2 NAV-06 shows bets, money, letters, help and rules whatever is stored', () => {
    const hidden = side.map((page) => row(page, false));
    const shown = shownPages(side, hidden);
    expect(shown).toEqual(side.filter(isAlwaysShown));
    expect(shown).toEqual(expect.arrayContaining(['betResult', 'exchange', 'statement', 'customer', 'rule']));
  });

  it('MNU-3 a page that no row names follows the one that it usually follows, and a row of no page is passed over', () => {
    const usual = ['new', 'free', 'event', 'newer', 'liveTv'];
    const rows = [row('gone'), row('liveTv'), row('event'), row('free', false)];
    expect(arrangedPages(usual, rows).map(({ page }) => page)).toEqual(['new', 'liveTv', 'event', 'newer', 'free']);
  });

  it('MNU-1 MNU-3 any arrangement has each page of the menu once, in the order of its rows, and arranging it again changes nothing', () => {
    const rows = fc.uniqueArray(fc.record({ id: fc.constantFrom(...side, 'gone'), isShown: fc.boolean() }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(rows, (given) => {
        const pages = arrangedPages(side, given);
        expect(pages.map(({ page }) => page).toSorted()).toEqual([...side].toSorted());
        const named = new Set(given.map(({ id }) => id));
        const known = given.filter(({ id }) => id !== 'gone').map(({ id }) => id);
        expect(pages.map(({ page }) => page).filter((page) => named.has(page))).toEqual(known);
        expect(
          arrangedPages(
            side,
            pages.map(({ page, isShown }) => row(page, isShown)),
          ),
        ).toEqual(pages);
      }),
    );
  });

  it('MNU-3 no page stands in a menu twice, and a menu is bounded', () => {
    const menus = { side: [], rules: [], results: [] };
    expect(HouseMenus.safeParse({ ...menus, side: [row('free'), row('free')] }).success).toBe(false);
    expect(HouseMenus.safeParse({ ...menus, side: Array.from({ length: 61 }, (_, n) => row(`p${n}`)) }).success).toBe(
      false,
    );
  });
});
