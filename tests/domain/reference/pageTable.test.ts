import { describe, expect, test } from 'vitest';
import { boardTabs, pagesOfBar, shownRow } from '../../../src/domain/reference/barPages.ts';
import { BOARD_ROWS, boardOf, firstPageAt, firstTable, MAIN_BOARD } from '../../../src/domain/reference/firstPages.ts';
import { rankedIn, type MenuPlace } from '../../../src/domain/reference/pageShape.ts';
import {
  PAGE_IDS,
  pageAt,
  pageRow,
  pageTable,
  restTable,
  type PageId,
} from '../../../src/domain/reference/pageTable.ts';
import { pagesOfMenu } from '../../../src/domain/reference/pagesOfMenu.ts';

const PLACES: Record<MenuPlace, true> = {
  boards: true,
  products: true,
  rules: true,
  results: true,
  last: true,
  side: true,
  shortcuts: true,
  cash: true,
  account: true,
};

describe('the page table', () => {
  test('PAG-1 NAV-01 no two pages have one path, and a path leads to its page', () => {
    const paths = PAGE_IDS.map((page) => pageTable[page].path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const page of PAGE_IDS) expect(pageAt(pageTable[page].path)).toBe(page);
    expect(pageAt('/korea')).toBeUndefined();
    expect(pageAt('')).toBeUndefined();
  });

  test('PAG-1 every path is of this site, and only its last parts may be of a venue or game, and only what no page has is caught by a pattern', () => {
    for (const page of PAGE_IDS) {
      expect(pageTable[page].path, page).toMatch(
        page === 'notFound' ? /^\*$/ : /^\/(?:[A-Za-z_]+(?:\/[A-Za-z_0-9]+)*(?:\/:[a-z]+\??)*)?$/,
      );
    }
  });

  test('PAG-2 a board fills the slip of its kind, and the main board is one', () => {
    const boards = PAGE_IDS.filter((page) => pageRow(page).board !== undefined);
    expect(boards).toContain(MAIN_BOARD);
    expect(BOARD_ROWS).toEqual(boards.map(pageRow));
    for (const { path, slip } of BOARD_ROWS) expect(boardOf(firstPageAt(path) ?? 'notFound'), path).toBe(slip);
    expect(boardOf('home')).toBeUndefined();
    expect(firstPageAt(pageTable.rule.path)).toBeUndefined();
  });

  test('PAG-3 a slip stands beside pages that have columns, and those are for members', () => {
    for (const row of PAGE_IDS.map(pageRow).filter(({ slip }) => slip !== undefined)) {
      expect(['default', 'start', 'play'], row.path).toContain(row.layout);
      expect(row.guard, row.path).toBe('member');
    }
  });

  test.each(Object.keys(PLACES) as readonly MenuPlace[])(
    'PAG-4 the menu %s names pages in the order of their ranks, none twice',
    (place) => {
      const ranks = rankedIn<PageId>(pageTable, place).map((page) => pageRow(page).menu?.[place] ?? Number.NaN);
      expect(ranks).toEqual([...new Set(ranks)].toSorted((one, other) => one - other));
    },
  );

  test('PAG-4 NAV-04 NAV-06 the foot of the side menu, and shortcuts, as the product orders them', () => {
    const side = ['betResult', 'message', 'rule'] as const;
    expect(pagesOfMenu('side').filter((page) => side.some((known) => known === page))).toEqual(side);
    expect(pagesOfBar('shortcuts').map((page) => pageRow(page).path)).toEqual([
      '/charge',
      '/chargeCrypto',
      '/exchange',
      '/exchangeCrypto',
      '/bet_result',
      '/customer',
      '/eventMission',
    ]);
  });

  test('NAV-06 NAV-11 the side menu and the account name every page of theirs that the site has', () => {
    const links = [
      '/bet_result',
      '/game_result/sports',
      '/message',
      '/attendance',
      '/free',
      '/customer',
      '/rule',
      '/livetv',
    ];
    const side = pagesOfMenu('side').map((page) => pageRow(page).path);
    expect(links.filter((path) => !side.includes(path))).toEqual([]);
    expect(pagesOfBar('account').map((page) => pageRow(page).path)).toEqual([
      '/mywallet/point',
      '/message',
      '/coupon',
      '/member',
      '/member/limits',
    ]);
  });

  test('PAG-1 PAG-4 the parts are the whole: a page is in one of them, and a bar names all pages that have a rank in it', () => {
    expect(Object.keys(firstTable).filter((page) => page in restTable)).toEqual([]);
    expect(PAGE_IDS).toHaveLength(Object.keys(firstTable).length + Object.keys(restTable).length);
    expect(boardTabs()).toEqual(rankedIn<PageId>(pageTable, 'boards'));
    for (const place of ['products', 'last', 'shortcuts', 'cash', 'account'] as const) {
      expect(pagesOfBar(place), place).toEqual(rankedIn<PageId>(pageTable, place));
      for (const page of pagesOfBar(place)) expect(shownRow(page)).toBe(pageRow(page));
    }
  });
});
