/** A member's own limits, exclusions and reality check as they are stored. */
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { isExcluded, type Exclusion } from '../../src/domain/limits/exclusion.ts';
import type { OwnLimit, WhichLimit } from '../../src/domain/limits/ownLimit.ts';
import type { OwnLimitTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';

export async function readOwnLimits(tx: Work, memberId: MemberId): Promise<OwnLimit[]> {
  const rows = await tx.selectFrom('own_limits').selectAll().where('member_id', '=', memberId).execute();
  return rows.map(ownLimitOf);
}

/** One that was never set is none. */
export async function readOwnLimit(tx: Work, memberId: MemberId, { kind, span }: WhichLimit): Promise<OwnLimit> {
  const row = await tx
    .selectFrom('own_limits')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('span', '=', span)
    .executeTakeFirst();
  return row === undefined ? { kind, span, amount: null, raise: null } : ownLimitOf(row);
}

/** A row as a limit; whose it is was asked for. */
export const ownLimitOf = ({
  kind,
  span,
  amount,
  raised_to,
  raised_from,
}: Omit<OwnLimitTable, 'member_id'>): OwnLimit => ({
  kind,
  span,
  amount,
  raise: raised_from === null ? null : { amount: raised_to, from: raised_from },
});

export async function storeOwnLimit(
  tx: Work,
  memberId: MemberId,
  { kind, span, amount, raise }: OwnLimit,
): Promise<void> {
  const values = { amount, raised_to: raise?.amount ?? null, raised_from: raise?.from ?? null };
  await tx
    .insertInto('own_limits')
    .values({ member_id: memberId, kind, span, ...values })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'span']).doUpdateSet(values))
    .execute();
}

/** The exclusion that holds at a moment, epoch ms: of all that were made the one that ends last. */
export async function readExclusion(tx: Work, memberId: MemberId, at: number): Promise<Exclusion | undefined> {
  const row = await tx
    .selectFrom('exclusions')
    .select(['length', 'since', 'until'])
    .where('member_id', '=', memberId)
    .orderBy((order) => order.fn.coalesce('until', order.val(Number.MAX_SAFE_INTEGER)), 'desc')
    .limit(1)
    .executeTakeFirst();
  return isExcluded(row, at) ? row : undefined;
}

export async function storeExclusion(tx: Work, memberId: MemberId, exclusion: Exclusion): Promise<void> {
  await tx
    .insertInto('exclusions')
    .values({ member_id: memberId, ...exclusion })
    .execute();
}
