/** What a tab would ask about a slip now, and the member's yes to it. */
import { slipView, termsOfView } from '../../../src/db/queries/slip.ts';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import type { BetConsent } from '../../../src/domain/bet-slip/consent.ts';
import { BetKey } from '../../../src/domain/kernel/ids.ts';
import type { PageKind } from '../../../src/domain/reference/pages.ts';

export async function consentOf(
  db: HanpanDatabase,
  page: PageKind = 'wintielose',
  newKey: () => string = () => crypto.randomUUID(),
): Promise<BetConsent> {
  const view = await slipView(db, page);
  const { phase } = view.slip;
  const question = phase.at === 'changed' ? phase.key : BetKey.parse(newKey());
  return { question, terms: termsOfView(view) };
}
