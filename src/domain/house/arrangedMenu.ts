/** A menu as the house arranged it (rules MNU). Pure. */
import type { PageId } from '../reference/pageTable.ts';
import type { MenuRow } from './menuRows.ts';

/** What a member needs whatever a house would rather not show (MNU-2): their bets, money and its books, letters, help, and the rules. */
const ALWAYS: ReadonlySet<string> = new Set<PageId>([
  'betResult',
  'charge',
  'exchange',
  'message',
  'statement',
  'customer',
  'rule',
  'sportsResult',
]);

export const isAlwaysShown = (page: string): boolean => ALWAYS.has(page);

/** A page of a menu, and whether it is shown. */
export interface ArrangedPage<Page extends string> {
  readonly page: Page;
  readonly isShown: boolean;
}

/**
 * All pages of a menu as they are arranged. What the rows do not name stands after the page that it usually follows (MNU-3).
 *
 * @param usual its pages in the page table's order
 */
export function arrangedPages<Page extends string>(
  usual: readonly Page[],
  rows: readonly MenuRow[],
): readonly ArrangedPage<Page>[] {
  const known = new Set<string>(usual);
  const named = new Map(rows.filter(({ id }) => known.has(id)).map(({ id, isShown }) => [id as Page, isShown]));
  const order = [...named.keys()];
  for (const [place, page] of usual.entries()) {
    if (named.has(page)) continue;
    const before = usual[place - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, page);
  }
  return order.map((page) => ({ page, isShown: isAlwaysShown(page) || (named.get(page) ?? true) }));
}

/** The pages that a menu names (MNU-1). */
export const shownPages = <Page extends string>(usual: readonly Page[], rows: readonly MenuRow[]): readonly Page[] =>
  arrangedPages(usual, rows).flatMap(({ page, isShown }) => (isShown ? [page] : []));
