/** The paths of the site's pages, out of their rows. A page that has no row is not linked to. */
import { pageAt, pageTable, type PageId } from '../../../domain/reference/pageTable.ts';
import { plainPath } from './firstPaths.ts';

export const pathOf = (page: PageId): string => plainPath(pageTable[page].path);

/** Whether an address the house gave leads somewhere on this site; its query does not count. */
export const isBuiltPath = (address: string): boolean => pageAt(address.split(/[?#]/)[0] ?? '') !== undefined;
