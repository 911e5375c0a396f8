/** The paths of the site's pages, out of their rows. A page that has no row is not linked to. */
import { pageAt, pageTable, type PageId } from '../../../domain/reference/pageTable.ts';

/** Without the parts of it that may be left out. */
export const pathOf = (page: PageId): string => pageTable[page].path.split('/:')[0] ?? '';

/** Whether an address the house gave leads somewhere on this site; its query does not count. */
export const isBuiltPath = (address: string): boolean => pageAt(address.split(/[?#]/)[0] ?? '') !== undefined;

/** A header link: the page with the current unix time, as the product's links have it (§2). */
export function withTime(path: string, now: number): string {
  return `${path}?time=${Math.floor(now / 1000)}`;
}
