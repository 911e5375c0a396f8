/** What a member charged, exchanged, staked and won, out of their own ledger (MBR-3), equal to it to the won. */
import { sql } from 'kysely';
import type { MemberId } from '../../../src/domain/kernel/ids.ts';
import type { MemberRecord } from '../../../src/domain/office/members.ts';
import { causeOf, type Cause } from '../../../src/domain/wallet/entry.ts';
import { TransferKind } from '../../../src/domain/wallet/ledger.ts';
import type { Work } from '../../store/store.ts';

type Sums = MemberRecord['sums']['ever'];

/** @param from epoch ms; 0 for all there is */
export async function readMemberSums(tx: Work, memberId: MemberId, from: number): Promise<Sums> {
  const rows = await tx
    .selectFrom('ledger_entries')
    .select(['kind', sql<number>`sum(delta)`.as('won')])
    .where('member_id', '=', memberId)
    .where('purse', '=', 'money')
    .where('at', '>=', from)
    .groupBy('kind')
    .execute();
  const of = (...causes: readonly Cause[]) =>
    rows.reduce((sum, { kind, won }) => (causes.includes(causeOf(TransferKind.parse(kind))) ? sum + won : sum), 0);
  return {
    charged: Math.max(0, of('charge')),
    exchanged: Math.max(0, -of('exchange')),
    staked: withoutSign(-of('bet', 'returned')),
    won: of('won', 'corrected'),
    adjusted: rows.find(({ kind }) => kind === 'houseAdjusted')?.won ?? 0,
  };
}

/** Of nothing staked there is no less than nothing. */
const withoutSign = (won: number): number => (won === 0 ? 0 : won);
