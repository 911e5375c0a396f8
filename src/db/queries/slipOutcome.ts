/** How the last bet of a page's slip ended, and whether one is still open: one small row, for parts that show no slip. */
import type { HanpanDatabase } from '../tables/database.ts';
import { theirsOf } from '../tables/theirs.ts';
import type { SlipOutcome, SlipPhase } from '../../domain/bet-slip/slip.ts';
import type { PageKind } from '../../domain/reference/pages.ts';

export async function lastOutcome(db: HanpanDatabase, page: PageKind): Promise<SlipOutcome | null> {
  const slip = await (await theirsOf(db))?.slips.get(page);
  return slip?.outcome ?? null;
}

export async function slipPhase(db: HanpanDatabase, page: PageKind): Promise<SlipPhase> {
  const slip = await (await theirsOf(db))?.slips.get(page);
  return slip?.phase ?? { at: 'open' };
}
