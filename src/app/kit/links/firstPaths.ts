/** The paths of pages that every visit knows, out of their rows, and how the chrome dresses a path. All pages' are in `paths.ts`. */
import { firstTable, type FirstPage } from '../../../domain/reference/firstPages.ts';

export const firstPathOf = (page: FirstPage): string => firstTable[page].path;

/** Without the parts of it that may be left out. */
export const plainPath = (path: string): string => path.split('/:')[0] ?? '';

/** A header link: the page with the current unix time, as the product's links have it (§2). */
export function withTime(path: string, now: number): string {
  return `${path}?time=${Math.floor(now / 1000)}`;
}
