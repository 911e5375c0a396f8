/** What the house corrected of a member's money and points, told when it is entered (WAL-04, STM-10). */
import type { Selectable } from 'kysely';
import { BetId, MemberId } from '../../src/domain/kernel/ids.ts';
import { entryIdOf, isOfHouse, type HouseChange } from '../../src/domain/wallet/entry.ts';
import type { TransferKind } from '../../src/domain/wallet/ledger.ts';
import { tellRow } from '../events/tellMember.ts';
import type { LedgerEntryTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';

type Entered = Selectable<LedgerEntryTable>;

/** Tells a member of an entry that the house brought about; of all others nothing. */
export async function tellHouseChange(tx: Work, entry: Entered): Promise<void> {
  const change = changeOf(entry);
  if (change !== undefined) await tellRow(tx, MemberId.parse(entry.member_id), 'houseChanges', change, entry.at);
}

/** An entry as its member is told of it; `undefined` for one that the house did not bring about. */
export function changeOf({
  entry_id,
  purse,
  at,
  delta,
  balance,
  kind: text,
  cause,
  bet_id,
}: Entered): HouseChange | undefined {
  const kind = text as TransferKind;
  if (!isOfHouse(kind)) return undefined;
  const betId = bet_id === null ? null : BetId.parse(bet_id);
  return { ...{ entryId: entryIdOf(entry_id), purse, at, delta, balance, kind, betId }, reason: cause ?? '' };
}
