/** The addresses of the pages that a member may open, out of the page table, with one that no page has. */
import { PAGE_IDS, pageRow } from '../../src/domain/reference/pageTable.ts';

export const memberPages: readonly string[] = PAGE_IDS.map(pageRow)
  .filter(({ guard, layout }) => guard === 'member' && layout !== 'maintenance')
  .map(({ path }) => (path === '*' ? '/no/such/page' : path));
