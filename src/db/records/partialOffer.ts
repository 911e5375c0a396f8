/**
 * Whether the games stored are the whole offer (STREAMS.md, S-25). Of a partial one nothing may be counted, searched or called empty: what is
 * not there has not come yet. The row is written in the transaction that stores the image it tells of.
 */
import type { HanpanDatabase } from '../tables/database.ts';
import type { PartialOffer, SettingRow } from '../tables/rows.ts';

/** @returns `undefined` for a whole offer, and where nothing is stored at all: there are no `boards` rows then */
export async function readPartial(db: Pick<HanpanDatabase, 'settings'>): Promise<PartialOffer | undefined> {
  return partialOf(await db.settings.get('partial'));
}

/** What a stored row says, as above. @param row `undefined` if none is stored */
export const partialOf = (row: SettingRow | undefined): PartialOffer | undefined =>
  row?.key === 'partial' ? row.value : undefined;
