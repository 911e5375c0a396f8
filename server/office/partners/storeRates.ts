/** What percentages partners get, as it is stored: from the beginning of a day on (MGR-6). */
import { sql } from 'kysely';
import { DAY_MS, seoulDayOf } from '../../../src/domain/kernel/seoulDay.ts';
import { NO_RATES, PARTNER_PRODUCTS, type PartnerRates, type RatesFrom } from '../../../src/domain/office/partners.ts';
import type { Work } from '../../store/store.ts';
import { ratesFrom } from './readTree.ts';

/** The first first. */
export async function readRatesOf(tx: Work, partnerId: string): Promise<readonly RatesFrom[]> {
  const rows = await tx
    .selectFrom('partner_rates')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .orderBy('from_at')
    .execute();
  return rows.map(ratesFrom);
}

/** @param from when the day begins, epoch ms; percentages that were to hold from then on never do */
export async function storeRates(tx: Work, partnerId: string, from: number, rates: PartnerRates): Promise<void> {
  await tx
    .insertInto('partner_rates')
    .values({ partner_id: partnerId, from_at: from, ...rates })
    .onConflict((conflict) => conflict.columns(['partner_id', 'from_at']).doUpdateSet(rates))
    .execute();
}

/** Whoever is no partner any more gets nothing of what is staked from tomorrow on; what came until then stays as it was reckoned, for them and for those above. */
export async function endRates(tx: Work, partnerId: string, now: number): Promise<void> {
  const last = (await readRatesOf(tx, partnerId)).at(-1);
  if (last === undefined || PARTNER_PRODUCTS.every((product) => last[product] === 0)) return;
  await storeRates(tx, partnerId, seoulDayOf(now) + DAY_MS, NO_RATES);
}

/** Whether somebody above a member has percentages, or had. */
export async function hasRatesAbove(tx: Work, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ readonly found: number }>`
    WITH RECURSIVE up (user_id) AS (
      SELECT recommender FROM members WHERE id = ${memberId}
      UNION
      SELECT recommender FROM up JOIN members ON members.user_id = up.user_id
    )
    SELECT 1 AS found FROM up JOIN members ON members.user_id = up.user_id
    WHERE members.id <> ${memberId} AND members.id IN (SELECT partner_id FROM partner_rates) LIMIT 1`.execute(tx);
  return rows.length > 0;
}
