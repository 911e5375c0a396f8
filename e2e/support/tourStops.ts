/** The rows of the page table as stops of a tour, by who can stand there. Every row is in one of them, but for dialogs. */
import { PAGE_IDS, pageRow, type pageTable, type PageId } from '../../src/domain/reference/pageTable.ts';

export interface Stop {
  readonly page: PageId;
  readonly address: string;
}

/** `closed`: who is there while the site is under maintenance. */
type Walker = 'visitor' | 'closed' | 'member' | 'operator';

type DeskPage = { [Id in PageId]: (typeof pageTable)[Id]['family'] extends 'desk' ? Id : never }[PageId];

/** User id of the operator whose desk it is: each may be there and nowhere else (SES-08). */
const operators: Record<DeskPage, string> = { admin: 'admin1', manager: 'manager1' };

function walkerOf(page: PageId): Walker {
  const { guard, layout, family } = pageRow(page);
  if (guard === 'visitor') return layout === 'maintenance' ? 'closed' : 'visitor';
  return family === 'desk' ? 'operator' : 'member';
}

const stopAt = (page: PageId): Stop => ({
  page,
  address: pageRow(page)
    .path.replace('*', '/no/such/page')
    .replace('/:provider/:game?', '/ntry/powerball5')
    .replace(':sport?', 'horse')
    .replace('/:venue?', '')
    // What may be left out is.
    .replace(/\/:\w+\?/, ''),
});

/** A dialog over another page, which is walked: behind it nothing can be reached. */
const DIALOGS: ReadonlySet<PageId> = new Set(['customerWrite']);

export const stopsOf = (walker: Walker): readonly Stop[] =>
  PAGE_IDS.filter((page) => walkerOf(page) === walker && !DIALOGS.has(page)).map(stopAt);

/** Pages that move while they come (docs/open-questions.md): what else is asked of a page is asked of them. */
export const UNSTEADY: ReadonlySet<PageId> = new Set(['statement', 'points', 'coupons']);

/** Desks with whose they are. */
export const desks = Object.entries(operators).map(([page, userId]) => ({ userId, stop: stopAt(page as DeskPage) }));
