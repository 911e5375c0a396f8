/** The paths of pages that the first picture can name. All pages' are in `paths.ts`, which the first picture does without. */
import { shownRow, type ShownPage } from '../../../domain/reference/barPages.ts';
import { plainPath } from './firstPaths.ts';

export const shownPathOf = (page: ShownPage): string => plainPath(shownRow(page).path);
