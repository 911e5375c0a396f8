/** The page of the list of a member's bets (`domain/lists/betList.ts`), read off an index whatever the filter. */
import { sql } from 'kysely';
import type { Bet } from '../../src/domain/bets/bet.ts';
import { pagesOf, type ProductCode } from '../../src/domain/bets/betTotals.ts';
import type { BetFilter } from '../../src/domain/lists/betList.ts';
import { PAGE_KINDS } from '../../src/domain/reference/pages.ts';
import type { RowsAsked } from '../lists/answerLists.ts';
import type { Work } from '../store/store.ts';
import { withPicks } from './betRows.ts';

export async function readBetPage(tx: Work, asked: RowsAsked<BetFilter>): Promise<Bet[]> {
  const rows = await betPageQuery(tx, asked).execute();
  return (await withPicks(tx, rows)).map(({ bet }) => bet);
}

/** Rows of bets alone, newest first. */
export function betPageQuery(tx: Work, { memberId, filter, after, limit }: RowsAsked<BetFilter>) {
  const { from, until, status, product } = filter;
  return tx
    .selectFrom('bets')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 0))
    .$if(from !== undefined, (query) => query.where('placed_at', '>=', from ?? 0))
    .$if(until !== undefined, (query) => query.where('placed_at', '<', until ?? 0))
    .$if(product !== undefined, (query) => query.where(isOfProduct(product ?? 5)))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(placed_at, bet_id) < (${after?.at ?? 0}, ${after?.id ?? ''})`),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('bet_id', 'desc')
    .limit(limit);
}

/** The casino's are bets of none of our pages. */
const isOfProduct = (product: ProductCode) =>
  product === 5
    ? sql<boolean>`page NOT IN (${sql.join(PAGE_KINDS)})`
    : sql<boolean>`page IN (${sql.join(pagesOf(product))})`;
