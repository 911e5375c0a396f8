/**
 * Posts transfers to the double-entry ledger (WAL-06, LED-1 … LED-4). The database refuses one that would drive a member's account
 * below zero, and with it the whole unit of work.
 */
import { sql } from 'kysely';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { availableOf, type Account, type Transfer } from '../../src/domain/wallet/ledger.ts';
import { draftsOf, type EntryDraft, type Purse } from '../../src/domain/wallet/entry.ts';
import { groupRows } from '../store/groupRows.ts';
import { tellHouseChange } from './houseChanges.ts';
import type { Work } from '../store/store.ts';

/** Rows of one insert; far below SQLite's limit of bound values. */
const INSERT_ROWS = 100;

/**
 * Transfers of one call count together: each account moves once, by their sum.
 *
 * @param at epoch ms
 * @throws if an account that may not be negative would become so (LED-2)
 */
export async function postTransfers(tx: Work, transfers: readonly Transfer[], at: number): Promise<void> {
  const rows = transfers.map(({ from, to, amount, kind, betId, cause = null }) => ({
    from_account: from,
    to_account: to,
    amount,
    kind,
    bet_id: betId,
    cause,
    at,
  }));
  for (let first = 0; first < rows.length; first += INSERT_ROWS) {
    await tx
      .insertInto('transfers')
      .values(rows.slice(first, first + INSERT_ROWS))
      .execute();
  }
  const changes = new Map<Account, number>();
  for (const { from, to, amount } of transfers) {
    changes.set(to, (changes.get(to) ?? 0) + amount);
    changes.set(from, (changes.get(from) ?? 0) - amount);
  }
  const drafts = groupRows(draftsOf(transfers), ({ purse, memberId }) => accountOf(purse, memberId));
  for (const [account, change] of changes) {
    const balance = await addTo(tx, account, change);
    const ofAccount = drafts.get(account);
    if (ofAccount !== undefined) await enter(tx, ofAccount, balance - change, at);
  }
}

const accountOf = (purse: Purse, memberId: string): Account =>
  `${purse === 'points' ? 'points' : 'available'}:${memberId}`;

/**
 * Writes entries of one purse of one member (STM-1, STM-2).
 *
 * @param before what was there before the first of them
 */
async function enter(tx: Work, drafts: readonly EntryDraft[], before: number, at: number): Promise<void> {
  const [first] = drafts;
  if (first === undefined) return;
  const last = await tx
    .selectFrom('ledger_entries')
    .select('at')
    .where('member_id', '=', first.memberId)
    .where('purse', '=', first.purse)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  let balance = before;
  const rows = drafts.map(({ memberId, purse, delta, kind, betId, cause }) => {
    balance += delta;
    const what = { member_id: memberId, purse, delta, balance, kind, cause, bet_id: betId };
    return { ...what, at: Math.max(at, last?.at ?? 0) };
  });
  for (let from = 0; from < rows.length; from += INSERT_ROWS) {
    const entered = await tx
      .insertInto('ledger_entries')
      .values(rows.slice(from, from + INSERT_ROWS))
      .returningAll()
      .execute();
    for (const entry of entered) await tellHouseChange(tx, entry);
  }
}

/** @returns what is there afterwards */
async function addTo(tx: Work, account: Account, amount: number): Promise<number> {
  const updated = await tx
    .updateTable('accounts')
    .set({ balance: sql`balance + ${amount}` })
    .where('account', '=', account)
    .returning('balance')
    .executeTakeFirst();
  if (updated !== undefined) return updated.balance;
  await tx.insertInto('accounts').values({ account, balance: amount }).execute();
  return amount;
}

/** Won on an account; 0 if nothing was ever posted to it. */
export async function balanceOf(tx: Work, account: Account): Promise<number> {
  const row = await tx.selectFrom('accounts').select('balance').where('account', '=', account).executeTakeFirst();
  return row?.balance ?? 0;
}

/** Won a member may bet. */
export const availableBalance = (tx: Work, memberId: MemberId): Promise<number> => balanceOf(tx, availableOf(memberId));
