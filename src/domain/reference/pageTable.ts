/**
 * Every page of the site, one row each (NAV-01): where it is, which screen draws it, who may see it, what stands around it. Routes, titles, menus,
 * the slip's page, budgets and the tests that walk all pages come from here; a page that has no row is named nowhere.
 */
import type { PageKind } from './pages.ts';

/** `visitor`: anyone. `member`: whoever is signed in; others sign in first and come back. */
export type PageGuard = 'visitor' | 'member';

/**
 * `bare`: nothing but the page. `start`: as `default`, without the side menu and with the member's account, which the menu's room is for. `play`:
 * without the side menu, whose room the page fills itself. `open`: as the page itself has it.
 */
export type PageLayout = 'login' | 'maintenance' | 'default' | 'start' | 'play' | 'bare' | 'open';

/**
 * Which fixtures a board lists: those with a market that its picks are of (rule BRD-1); `live` those in play, `proto` those of its rounds, `play`
 * games in play whose prices stay on offer.
 */
export type BoardListing = 'cross' | 'wintielose' | 'handicap' | 'special' | 'live' | 'proto' | 'play';

/**
 * Where a menu names a page: the tabs of boards, those of other products, their drop-downs of rules and results, the last tabs; the foot of the side
 * menu, the shortcuts, the account's cash buttons and its lines.
 */
export type MenuPlace =
  | 'boards'
  | 'products'
  | 'rules'
  | 'results'
  | 'last'
  | 'side'
  | 'shortcuts'
  | 'cash'
  | 'account';

export interface PageRow {
  /** As the router takes it; `*` is what no other row has. */
  readonly path: string;
  /** Which screen draws it; pages of one family share one. */
  readonly family: string;
  readonly guard: PageGuard;
  readonly layout: PageLayout;
  /** The slip that is filled there; none elsewhere. */
  readonly slip?: PageKind;
  /** What of the offer is listed there for betting; rule BRD-1. */
  readonly board?: BoardListing;
  /** Its rank in each menu that names it, lowest first, with room between for pages to come. */
  readonly menu?: { readonly [Place in MenuPlace]?: number };
}

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

/** Pages of mini games and of virtual games, and how their rounds ended. */
const played = { family: 'miniGames', guard: 'member', layout: 'play' } as const;
const ended = { ...played, layout: 'default' } as const;

export const pageTable = {
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
  miniGames: {
    path: '/minigame',
    ...played,
    slip: 'minigame',
    menu: { products: 10 },
  },
  miniGame: {
    path: '/minigame/:provider/:game?',
    ...played,
    slip: 'minigame',
  },
  betResult: {
    path: '/bet_result',
    family: 'betHistory',
    guard: 'member',
    layout: 'default',
    menu: { last: 10, side: 10, shortcuts: 50 },
  },
  sportsResult: {
    path: '/game_result/sports',
    family: 'results',
    guard: 'member',
    layout: 'default',
    menu: { results: 10, side: 20 },
  },
  virtualGame: {
    path: '/minigame/bet365/:sport?/:venue?',
    family: 'virtualGame',
    guard: 'member',
    layout: 'play',
    slip: 'virtual',
    menu: { products: 20 },
  },
  miniGameResults: {
    path: '/game_result/minigame',
    ...ended,
    menu: { results: 20 },
  },
  virtualResults: {
    path: '/game_result/virtuals/:sport?',
    family: 'virtualGame',
    guard: 'member',
    layout: 'default',
    menu: { results: 30 },
  },
  message: {
    path: '/message',
    family: 'messages',
    guard: 'member',
    layout: 'default',
    menu: { side: 30, shortcuts: 100, account: 10 },
  },
  rule: {
    path: '/rule',
    family: 'rules',
    guard: 'member',
    layout: 'default',
    menu: { rules: 20, side: 80, shortcuts: 110 },
  },
  member: {
    path: '/member',
    family: 'member',
    guard: 'member',
    layout: 'default',
    menu: { shortcuts: 120, account: 20 },
  },
  admin: { path: '/admin', family: 'desk', guard: 'member', layout: 'maintenance' },
  manager: { path: '/manager', family: 'desk', guard: 'member', layout: 'maintenance' },
  verify: { path: '/verify', family: 'verify', guard: 'visitor', layout: 'open' },
  launch: { path: '/launch', family: 'launch', guard: 'member', layout: 'bare' },
  notFound: { path: '*', family: 'notFound', guard: 'member', layout: 'default' },
} as const satisfies Readonly<Record<string, PageRow>>;

type Table = typeof pageTable;
export type PageId = keyof Table;
export type PageFamily = Table[PageId]['family'];
/** Pages that a menu names. */
export type MenuPage = { [Id in PageId]: Table[Id] extends { readonly menu: object } ? Id : never }[PageId];

/** The board that home and every way to "the games" lead to; other rows can take its place. */
export const MAIN_BOARD = 'wintielose' satisfies PageId & PageKind;

export const PAGE_IDS = Object.keys(pageTable) as readonly PageId[];

/** The row of a page, with what only some rows have. */
export const pageRow = (page: PageId): PageRow => pageTable[page];

/** The page of a path without its query; `undefined` where no row has it. */
export const pageAt = (path: string): PageId | undefined => PAGE_IDS.find((page) => pageTable[page].path === path);

/** Of which kind a page is a board; `undefined` for one that lists no games. */
export function boardOf(page: PageId): PageKind | undefined {
  const { slip, board } = pageRow(page);
  return board && slip;
}
