/**
 * The order in which a member last had a board stand (SPT-10). It is kept beside the name of the member's database, so that it is nobody else's
 * (SES-18) and the page's first script can read it.
 */
import type { BoardOrder } from '../../../domain/sports/boardPage.ts';
import { orderNamed } from '../../kit/links/boardFilter.ts';
import type { Keeper } from '../../kit/ports/keeper.ts';
import { DATABASE_KEY } from './authKey.ts';

const KEY = 'hanpan.order';

/** A query with the member's order where its address names none. */
export function inKeptOrder<Query extends { readonly order?: BoardOrder | undefined }>(
  query: Query,
  local: Keeper,
): Query {
  if (query.order !== undefined) return query;
  const [whose, kept] = local.read(KEY)?.split(' ') ?? [];
  const order = whose === local.read(DATABASE_KEY) ? orderNamed(kept) : undefined;
  return order === undefined ? query : { ...query, order };
}

export function keepOrder(order: BoardOrder, local: Keeper): void {
  const whose = local.read(DATABASE_KEY);
  if (whose !== undefined) local.keep(KEY, `${whose} ${order}`);
}
