/**
 * The part of the page table that every visit begins with: what a visitor sees, home, the boards, whose prices a page's first script reads ahead, and
 * what decides where somebody must be. Each row is paid for at the login card; all others are in `barPages.ts` and `pageTable.ts`.
 */
import type { PageKind } from './pages.ts';
import type { BoardListing, FirstRow, PageRow } from './pageShape.ts';

/** A board of a Korean kind, that fills the slip of that kind. */
const korean = <const Kind extends BoardListing & PageKind, const Family extends string>(
  kind: Kind,
  family: Family,
  rank: number,
) =>
  ({
    path: `/korea/${kind}`,
    family,
    guard: 'member',
    layout: 'default',
    slip: kind,
    board: kind,
    menu: { boards: rank },
  }) as const;

export const firstTable = {
  login: { path: '/login', family: 'login', guard: 'visitor', layout: 'login' },
  maintenance: { path: '/maintenance', family: 'maintenance', guard: 'visitor', layout: 'maintenance' },
  home: { path: '/', family: 'home', guard: 'member', layout: 'start', slip: 'wintielose' },
  europe: {
    path: '/europe',
    family: 'europe',
    guard: 'member',
    layout: 'default',
    slip: 'europe',
    board: 'wintielose',
    menu: { boards: 70 },
  },
  inplay: {
    path: '/inplay',
    family: 'inPlay',
    guard: 'member',
    layout: 'play',
    slip: 'inplay',
    board: 'play',
    menu: { boards: 80 },
  },
  cross: korean('cross', 'lines', 10),
  wintielose: korean('wintielose', 'board', 20),
  handicap: korean('handicap', 'lines', 30),
  special: korean('special', 'lines', 40),
  live: korean('live', 'lines', 50),
  proto: korean('proto', 'lines', 60),
  admin: { path: '/admin', family: 'desk', guard: 'member', layout: 'maintenance' },
  manager: { path: '/manager', family: 'desk', guard: 'member', layout: 'maintenance' },
  verify: { path: '/verify', family: 'verify', guard: 'visitor', layout: 'open' },
  notFound: { path: '*', family: 'notFound', guard: 'member', layout: 'default' },
} as const satisfies Readonly<Record<string, FirstRow>>;

export type FirstPage = keyof typeof firstTable;

/** The board that home and every way to "the games" lead to; other rows can take its place. */
export const MAIN_BOARD = 'wintielose' satisfies FirstPage & PageKind;

const FIRST_IDS = Object.keys(firstTable) as readonly FirstPage[];

/** The rows of all boards, each with the slip that it fills. */
export const BOARD_ROWS = FIRST_IDS.map((page): PageRow => firstTable[page]).filter((row) => row.board !== undefined);

/** The first page of a path without its query; `undefined` where none has it. */
export const firstPageAt = (path: string): FirstPage | undefined =>
  FIRST_IDS.find((page) => firstTable[page].path === path);

/** Of which kind a page is a board; `undefined` for one that lists no games. */
export function boardOf(page: FirstPage): PageKind | undefined {
  const { slip, board }: PageRow = firstTable[page];
  return board && slip;
}
