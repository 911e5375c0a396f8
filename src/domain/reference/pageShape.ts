/** What a row of the page table says (NAV-01), and how menus are read out of rows. */
import type { PageKind } from './pages.ts';

/** `visitor`: anyone. `member`: whoever is signed in; others sign in first and come back. */
export type PageGuard = 'visitor' | 'member';

/**
 * `bare`: nothing but the page. `start`: as `default`, without the side menu and with the member's account, which the menu's room is for. `play`:
 * without the side menu, whose room the page fills itself. `whole`: as `play`, and without the column at the right. `open`: as the page itself has it.
 */
export type PageLayout = 'login' | 'maintenance' | 'default' | 'start' | 'play' | 'whole' | 'bare' | 'open';

/**
 * Which fixtures a board lists: those with a market that its picks are of (rule BRD-1); `live` those in play, `proto` those of its rounds, `play`
 * games in play whose prices stay on offer.
 */
export type BoardListing = 'cross' | 'wintielose' | 'handicap' | 'special' | 'live' | 'proto' | 'play';

/**
 * A bar that stands in the first picture of a member's page, but for the tabs of boards: the tabs of other products and the last ones, the shortcuts,
 * the account's cash buttons and its lines.
 */
export type BarPlace = 'products' | 'last' | 'shortcuts' | 'cash' | 'account';
/** A menu that comes later: the drop-downs of rules and results, and the foot of the side menu. */
export type LaterPlace = 'rules' | 'results' | 'side';
/** Where a menu names a page. */
export type MenuPlace = 'boards' | BarPlace | LaterPlace;

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

/** A page of which all is known at once; its menu are the tabs of boards. */
export interface FirstRow extends PageRow {
  readonly menu?: Pick<NonNullable<PageRow['menu']>, 'boards'>;
}

/** A page whose routes and screen come when it is asked for: for members, and no board. */
export interface BarRow extends PageRow {
  readonly guard: 'member';
  readonly board?: never;
  readonly menu?: Omit<NonNullable<PageRow['menu']>, 'boards'>;
}

/** One whose row does, too: no bar of the first picture names it. */
export interface LaterRow extends BarRow {
  readonly menu?: Pick<NonNullable<PageRow['menu']>, LaterPlace>;
}

/** The pages of a menu in their order. */
export const rankedIn = <Page extends string>(
  rows: Readonly<Record<Page, PageRow>>,
  place: MenuPlace,
): readonly Page[] => {
  const rankOf = (page: Page) => rows[page].menu?.[place];
  return (Object.keys(rows) as Page[])
    .filter((page) => rankOf(page) !== undefined)
    .toSorted((one, other) => (rankOf(one) ?? 0) - (rankOf(other) ?? 0));
};
