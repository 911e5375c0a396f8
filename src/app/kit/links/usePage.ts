/** Which page is shown, and what its row says of it. */
import { useMatches } from 'react-router-dom';
import { firstTable, MAIN_BOARD } from '../../../domain/reference/firstPages.ts';
import type { PageId } from '../../../domain/reference/pageTable.ts';
import type { PageRow } from '../../../domain/reference/pageShape.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { firstTitles } from '../copy/firstPages.ts';

/** What the route of a page knows of it: whoever stands around it need not know all pages. */
export interface PageShown {
  readonly page: PageId;
  readonly row: PageRow;
  readonly title: string;
}

const NOWHERE: PageShown = { page: 'notFound', row: firstTable.notFound, title: firstTitles.notFound };

type Matches = readonly { readonly handle?: unknown }[];

const isPageShown = (handle: unknown): handle is PageShown =>
  typeof handle === 'object' && handle !== null && 'row' in handle;

/** Of the innermost route; the page of no address where none is known yet. */
export function pageShownOf(matches: Matches): PageShown {
  const handle = matches.at(-1)?.handle;
  return isPageShown(handle) ? handle : NOWHERE;
}

export const usePageShown = (): PageShown => pageShownOf(useMatches());

export const usePage = (): PageId => usePageShown().page;

/** The board that the page shown is, for what counts and opens games of one; elsewhere the main board. */
export function useBoardShown(): PageId & PageKind {
  const page = usePage();
  return BOARDS.find((board) => board === page) ?? MAIN_BOARD;
}

const BOARDS: readonly (PageId & PageKind)[] = ['cross', 'wintielose', 'handicap', 'special', 'live', 'proto'];

/** The slip of the page shown, for what stands only on pages that have one, and for what goes on over a page without: of the main board. */
export const useSlipShown = (): PageKind => usePageShown().row.slip ?? MAIN_BOARD;
