/** Which pages a menu names that comes after the first picture, out of all rows; those of the bars are in `barPages.ts`. */
import { pageTable, type MenuPage, type PageId } from './pageTable.ts';
import { rankedIn, type LaterPlace } from './pageShape.ts';

/** The pages of a menu in their order. */
export const pagesOfMenu = (place: LaterPlace): readonly MenuPage[] =>
  rankedIn<PageId>(pageTable, place).filter((page): page is MenuPage => 'menu' in pageTable[page]);
