/**
 * Every page of the site, one row each (NAV-01): where it is, which screen draws it, who may see it, what stands around it. Routes, titles, menus,
 * the slip's page, budgets and the tests that walk all pages come from here; a page that has no row is named nowhere.
 *
 * A row is added below, to `laterTable`, where it costs a first visit nothing: its title is in `kit/copy/pages.ts`, its icon in `kit/links/pageIcons.ts`,
 * its screen in `app/routes.tsx`. One that a bar of the first picture names goes to `barPages.ts`, with its words there; a board, or what a visitor
 * sees, to `firstPages.ts`. The types say which (0101). Whatever the first visit loads imports no value of this file.
 */
import { barTable, played } from './barPages.ts';
import { firstTable, type FirstPage } from './firstPages.ts';
import type { LaterRow, PageRow } from './pageShape.ts';

/** How rounds ended. */
const ended = { ...played, layout: 'default' } as const;

/** Lobbies of some suppliers alone. */
const lobby = { family: 'lobby', guard: 'member', layout: 'default' } as const;
const customer = { family: 'customer', guard: 'member', layout: 'default' } as const;
/** The free board. */
const board = { ...customer, family: 'posts' } as const;

/** What the house writes: events and notices. */
const articles = { family: 'articles', guard: 'member', layout: 'default' } as const;

/** Pages of a member's own books. */
const wallet = { guard: 'member', layout: 'default' } as const;

const laterTable = {
  miniGame: {
    path: '/minigame/:provider/:game?',
    ...played,
    slip: 'minigame',
  },
  customerView: { path: '/customer/view/:id?', ...customer },
  customerWrite: { path: '/customer/write/:flag?', ...customer },
  free: { path: '/free', ...board, menu: { side: 50 } },
  freeView: { path: '/free/view/:id?', ...board },
  freeWrite: { path: '/free/write', ...board },
  sportsResult: {
    path: '/game_result/sports',
    family: 'results',
    guard: 'member',
    layout: 'default',
    menu: { results: 10, side: 20 },
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
  casinoCx: { path: '/casinoCx', ...lobby },
  casinoVinus: { path: '/casinoVinus', ...lobby },
  slotCx: { path: '/slotCx', ...lobby },
  slotVinus: { path: '/slot/indexVinus', ...lobby },
  houseGame: { path: '/launch/:game', family: 'houseGame', guard: 'member', layout: 'bare' },
  attendance: {
    path: '/attendance',
    family: 'attendance',
    guard: 'member',
    layout: 'whole',
    menu: { side: 40, rules: 40 },
  },
  tournament: {
    path: '/tournament',
    family: 'tournament',
    guard: 'member',
    layout: 'default',
    menu: { rules: 50, side: 42 },
  },
  tournamentCasino: { path: '/tournament_casino', family: 'tournament', guard: 'member', layout: 'default' },
  friend: {
    path: '/friend',
    family: 'friends',
    guard: 'member',
    layout: 'default',
    menu: { rules: 60, side: 44 },
  },
  notice: { path: '/notice', ...articles, menu: { rules: 10, side: 75 } },
  event: { path: '/event', ...articles, menu: { rules: 30, side: 70 } },
  eventCasinoSlot: { path: '/event/casinoSlot', ...articles },
  eventCoin: { path: '/event/coinEvent', ...articles },
  eventRule: { path: '/event/rule', ...articles },
  eventAcc: { path: '/eventAcc', ...articles },
  eventView: { path: '/event/:id', ...articles },
  liveTv: {
    path: '/livetv',
    family: 'liveTv',
    guard: 'member',
    layout: 'play',
    menu: { side: 90 },
  },
  statement: { path: '/mywallet', family: 'statement', ...wallet, menu: { side: 32 } },
  calculate: { path: '/calculate', family: 'calculations', ...wallet, menu: { side: 36 } },
  calculateSports: { path: '/calculateSports', family: 'calculations', ...wallet },
  calculateCasino: { path: '/calculateCasino', family: 'calculations', ...wallet },
  calculateEvent: { path: '/calculateEvent', family: 'calculations', ...wallet },
  calculateTether: { path: '/calculateTether', family: 'calculations', ...wallet },
  launch: { path: '/launch', family: 'launch', guard: 'member', layout: 'bare' },
} as const satisfies Readonly<Record<string, LaterRow>>;

/** All rows whose routes come when they are asked for. */
export const restTable = { ...barTable, ...laterTable } as const;
export const pageTable = { ...firstTable, ...restTable } as const;

type Table = typeof pageTable;
export type PageId = keyof Table;
export type RestPage = Exclude<PageId, FirstPage>;
/** Pages that a menu names. */
export type MenuPage = { [Id in PageId]: Table[Id] extends { readonly menu: object } ? Id : never }[PageId];

export const PAGE_IDS = Object.keys(pageTable) as readonly PageId[];

/** The row of a page, with what only some rows have. */
export const pageRow = (page: PageId): PageRow => pageTable[page];

/** The page of a path without its query; `undefined` where no row has it. */
export const pageAt = (path: string): PageId | undefined => PAGE_IDS.find((page) => pageTable[page].path === path);
