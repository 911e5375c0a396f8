/** Which pages a menu names, out of their rows. */
import { PAGE_IDS, pageRow, type MenuPage, type MenuPlace, type PageId } from './pageTable.ts';

/** The pages of a menu in their order. */
export function pagesOfMenu(place: MenuPlace): readonly MenuPage[] {
  const rankOf = (page: PageId) => pageRow(page).menu?.[place];
  return PAGE_IDS.filter((page): page is MenuPage => rankOf(page) !== undefined).toSorted(
    (one, other) => (rankOf(one) ?? 0) - (rankOf(other) ?? 0),
  );
}
