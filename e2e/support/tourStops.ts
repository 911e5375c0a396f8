/** The rows of the page table as stops of a tour, by who can stand there. Every row is in one of them. */
import { PAGE_IDS, pageRow, type PageId } from '../../src/domain/reference/pageTable.ts';

export interface Stop {
  readonly page: PageId;
  readonly address: string;
}

/** `closed`: who is there while the site is under maintenance; `operator`: whose desk it is, in a document of its own that other specs walk. */
type Walker = 'visitor' | 'closed' | 'member' | 'operator';

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

export const stopsOf = (walker: Walker): readonly Stop[] =>
  PAGE_IDS.filter((page) => walkerOf(page) === walker).map(stopAt);

/** Dialogs over another page: behind them nothing can be reached. */
export const OVER: ReadonlySet<PageId> = new Set(['customerWrite']);
