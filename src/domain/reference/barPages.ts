/**
 * The part of the page table that a member's first picture names in its bars, beside the first pages: each row is paid for at every board. Their
 * routes and screens come when they are asked for.
 */
import { firstTable, type FirstPage } from './firstPages.ts';
import { rankedIn, type BarPlace, type BarRow, type PageRow } from './pageShape.ts';

/** Pages of mini games and of virtual games. */
export const played = { family: 'miniGames', guard: 'member', layout: 'play' } as const;

export const barTable = {
  charge: {
    path: '/charge',
    family: 'cashier',
    guard: 'member',
    layout: 'default',
    menu: { shortcuts: 10, cash: 10, side: 12 },
  },
  chargeCrypto: {
    path: '/chargeCrypto',
    family: 'cashier',
    guard: 'member',
    layout: 'default',
    menu: { shortcuts: 20 },
  },
  exchange: {
    path: '/exchange',
    family: 'cashier',
    guard: 'member',
    layout: 'default',
    menu: { shortcuts: 30, cash: 20, side: 14 },
  },
  exchangeCrypto: {
    path: '/exchangeCrypto',
    family: 'cashier',
    guard: 'member',
    layout: 'default',
    menu: { shortcuts: 40 },
  },
  casino: { path: '/casino', family: 'lobby', guard: 'member', layout: 'default', menu: { products: 2 } },
  slot: { path: '/slot', family: 'lobby', guard: 'member', layout: 'default', menu: { products: 4 } },
  miniGames: {
    path: '/minigame',
    ...played,
    slip: 'minigame',
    menu: { products: 10 },
  },
  betResult: {
    path: '/bet_result',
    family: 'betHistory',
    guard: 'member',
    layout: 'default',
    menu: { last: 10, side: 10, shortcuts: 50 },
  },
  virtualGame: {
    path: '/minigame/bet365/:sport?/:venue?',
    family: 'virtualGame',
    guard: 'member',
    layout: 'play',
    slip: 'virtual',
    menu: { products: 20 },
  },
  message: {
    path: '/message',
    family: 'messages',
    guard: 'member',
    layout: 'default',
    menu: { side: 30, account: 10 },
  },
  customer: {
    path: '/customer',
    family: 'customer',
    guard: 'member',
    layout: 'default',
    menu: { last: 20, side: 60, shortcuts: 60 },
  },
  rule: {
    path: '/rule',
    family: 'rules',
    guard: 'member',
    layout: 'default',
    menu: { rules: 20, side: 80 },
  },
  member: {
    path: '/member',
    family: 'member',
    guard: 'member',
    layout: 'default',
    menu: { account: 20 },
  },
  points: { path: '/mywallet/point', family: 'points', guard: 'member', layout: 'default', menu: { account: 5 } },
  coupons: { path: '/coupon', family: 'coupons', guard: 'member', layout: 'default', menu: { side: 34, account: 15 } },
  eventMission: {
    path: '/eventMission',
    family: 'quests',
    guard: 'member',
    layout: 'default',
    menu: { rules: 45, shortcuts: 70 },
  },
  limits: {
    path: '/member/limits',
    family: 'limits',
    guard: 'member',
    layout: 'default',
    menu: { account: 30 },
  },
} as const satisfies Readonly<Record<string, BarRow>>;

export type BarPage = keyof typeof barTable;
/** Pages that the first picture can name. */
export type ShownPage = FirstPage | BarPage;

const rows: Readonly<Record<ShownPage, PageRow>> = { ...firstTable, ...barTable };

/** The pages of a bar in their order. */
export const pagesOfBar = (place: BarPlace): readonly BarPage[] => rankedIn<BarPage>(barTable, place);

/** The tabs of boards in their order. */
export const boardTabs = (): readonly FirstPage[] => rankedIn<FirstPage>(firstTable, 'boards');

export const shownRow = (page: ShownPage): PageRow => rows[page];
