/** Every path of the site, once. A path that is not here is not linked to. */
export const paths = {
  login: '/login',
  maintenance: '/maintenance',
  admin: '/admin',
  manager: '/manager',
  message: '/message',
  member: '/member',
  rule: '/rule',
  home: '/',
  launch: '/launch',
  wintielose: '/korea/wintielose',
  betResult: '/bet_result',
} as const;

const built: ReadonlySet<string> = new Set(Object.values(paths));

/** Whether an address the house gave leads somewhere on this site; its query does not count. */
export function isBuiltPath(address: string): boolean {
  return built.has(address.split(/[?#]/)[0] ?? '');
}

/** A header link: the page with the current unix time, as the product's links have it (§2). */
export function withTime(path: string, now: number): string {
  return `${path}?time=${Math.floor(now / 1000)}`;
}

/** The pages that menus of the chrome name (§2). */
export type MenuPage =
  | 'cross'
  | 'wintielose'
  | 'handicap'
  | 'special'
  | 'live'
  | 'proto'
  | 'virtual'
  | 'charge'
  | 'chargeCrypto'
  | 'exchange'
  | 'exchangeCrypto'
  | 'betResult'
  | 'gameResultSports'
  | 'gameResultMinigame'
  | 'message'
  | 'attendance'
  | 'free'
  | 'customer'
  | 'event'
  | 'rule'
  | 'livetv'
  | 'eventMission'
  | 'member'
  | 'point'
  | 'coupon';

const known: Readonly<Partial<Record<MenuPage, string>>> = paths;

/** Where a page of the menus is; `undefined` while the site does not have it, and then no menu shows it. */
export const pathOf = (page: MenuPage): string | undefined => known[page];

/** Those of some pages that the site has, in their order. */
export const builtPages = <Page extends MenuPage>(pages: readonly Page[]): readonly Page[] =>
  pages.filter((page) => pathOf(page) !== undefined);
