/** The product's first script, as `src/app/ahead.ts` has it: what is stored of this page is read while the page's scripts are loaded. */
import { readAhead } from '../../src/db/queries/readAhead.ts';
import { askedBoard, readBoardQuery } from '../../src/app/kit/links/boardFilter.ts';
import { after } from '../../src/app/kit/timing/pageTimer.ts';

export const boardQuery = readBoardQuery(new URLSearchParams(location.search));

export const rowsAhead = readAhead(
  { storage: indexedDB, now: () => Date.now(), after },
  askedBoard('wintielose', boardQuery),
  undefined,
);
