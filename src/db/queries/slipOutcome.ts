/** How the last bet of a page's slip ended, and whether one is still open: one small row, for parts that show no slip. */
import type { HanpanDatabase } from '../tables/database.ts';
import { storedSlip } from './slip.ts';
import type { SlipOutcome, SlipPhase } from '../../domain/bet-slip/slip.ts';
import type { PageKind } from '../../domain/reference/pages.ts';

export const lastOutcome = async (db: HanpanDatabase, page: PageKind): Promise<SlipOutcome | null> =>
  (await storedSlip(db, page)).outcome;

export const slipPhase = async (db: HanpanDatabase, page: PageKind): Promise<SlipPhase> =>
  (await storedSlip(db, page)).phase;
