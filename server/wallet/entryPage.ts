/** Pages of a member's ledger, off one index that stands in its order (WAL-07, LST-8). */
import { sql } from 'kysely';
import { isOfRound } from '../../src/domain/kernel/isOfRound.ts';
import { BetId, FixtureId } from '../../src/domain/kernel/ids.ts';
import type { EntryFilter } from '../../src/domain/lists/entryList.ts';
import { countedId } from '../../src/domain/lists/listKey.ts';
import { entryIdOf, kindsOf, type LedgerEntry } from '../../src/domain/wallet/entry.ts';
import type { TransferKind } from '../../src/domain/wallet/ledger.ts';
import type { RowsAsked } from '../lists/answerLists.ts';
import type { Work } from '../store/store.ts';

export async function readEntryPage(tx: Work, asked: RowsAsked<EntryFilter>): Promise<LedgerEntry[]> {
  const rows = await entryPageQuery(tx, asked).execute();
  const bets = await betsOfEntries(
    tx,
    rows.flatMap(({ bet_id }) => bet_id ?? []),
  );
  return rows.map(({ entry_id, purse, at, delta, balance, kind, cause, bet_id }) => ({
    ...{ entryId: entryIdOf(entry_id), purse, at, delta, balance, cause },
    kind: kind as TransferKind,
    bet: bets.get(bet_id ?? '') ?? null,
  }));
}

/** The latest first. */
export function entryPageQuery(tx: Work, { memberId, filter, after, limit }: RowsAsked<EntryFilter>) {
  const { purse, group, from, until } = filter;
  return tx
    .selectFrom('ledger_entries')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('purse', '=', purse)
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? 0))
    .$if(until !== undefined, (query) => query.where('at', '<', until ?? 0))
    .$if(group !== undefined, (query) => query.where('kind', 'in', kindsOf(group ?? 'other')))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(at, entry_id) < (${after?.at ?? 0}, ${countedId(after?.id ?? '0')})`),
    )
    .orderBy('at', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(limit);
}

/** What the statement says of bets, by id. */
export async function betsOfEntries(
  tx: Work,
  betIds: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<LedgerEntry['bet']>>> {
  if (betIds.length === 0) return new Map();
  const ids = [...new Set(betIds)];
  const rows = await tx
    .selectFrom('bets')
    .innerJoin('bet_picks', 'bet_picks.bet_id', 'bets.bet_id')
    .select(['bets.bet_id', 'bets.page', 'bet_picks.ordinal', 'bet_picks.fixture_id', 'bet_picks.body'])
    .where('bets.bet_id', 'in', ids)
    .orderBy('bet_picks.ordinal')
    .execute();
  const bets = new Map<string, NonNullable<LedgerEntry['bet']>>();
  for (const { bet_id, page, fixture_id, body } of rows) {
    const known = bets.get(bet_id);
    if (known === undefined)
      bets.set(bet_id, { ...{ betId: BetId.parse(bet_id), page, folds: 1 }, ...sidesOf(fixture_id, body) });
    else bets.set(bet_id, { ...known, folds: known.folds + 1 });
  }
  return bets;
}

function sidesOf(fixtureId: string, body: string): { readonly home: string; readonly away: string } {
  if (isOfRound(FixtureId.parse(fixtureId))) return { home: '', away: '' };
  const { home, away } = JSON.parse(body) as { readonly home: string; readonly away: string };
  return { home: home.slice(0, 200), away: away.slice(0, 200) };
}
