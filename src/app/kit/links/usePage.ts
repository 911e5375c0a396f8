/** Which page is shown, and what its row says of it. */
import { useMatches } from 'react-router-dom';
import { MAIN_BOARD, PAGE_IDS, pageRow, type PageId } from '../../../domain/reference/pageTable.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';

type Matches = readonly { readonly handle: unknown }[];

/** The page of the innermost route, whose handle is its id; the page of no address where none is known yet. */
export const pageOf = (matches: Matches): PageId =>
  PAGE_IDS.find((page) => page === matches.at(-1)?.handle) ?? 'notFound';

export const usePage = (): PageId => pageOf(useMatches());

/** The board that the page shown is, for what counts and opens games of one; elsewhere the main board. */
export function useBoardShown(): PageId & PageKind {
  const page = usePage();
  return BOARDS.find((board) => board === page) ?? MAIN_BOARD;
}

const BOARDS: readonly (PageId & PageKind)[] = ['cross', 'wintielose', 'handicap', 'special', 'live', 'proto'];

/** The slip of the page shown, for what stands only on pages that have one, and for what goes on over a page without: of the main board. */
export const useSlipShown = (): PageKind => pageRow(usePage()).slip ?? MAIN_BOARD;
