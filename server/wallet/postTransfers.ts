/**
 * Posts transfers to the double-entry ledger (WAL-06, LED-1 … LED-4). The database refuses one that would drive a member's account
 * below zero, and with it the whole unit of work.
 */
import { sql, type Kysely, type Selectable } from 'kysely';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { availableOf, type Account, type Transfer } from '../../src/domain/wallet/ledger.ts';
import { draftsOf, isOfHouse, type EntryDraft, type Purse } from '../../src/domain/wallet/entry.ts';
import { groupRows } from '../store/groupRows.ts';
import { tellHouseChange } from './houseChanges.ts';
import type { LedgerEntryTable, OriginTables } from '../store/originTables.ts';
import { prepare, prepareOne } from '../store/prepare.ts';
import type { Work } from '../store/store.ts';

interface TransferRow {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly kind: string;
  readonly betId: string | null;
  readonly cause: string | null;
  readonly at: number;
}

const insertTransfer = prepare((row: TransferRow, database) =>
  database.insertInto('transfers').values({
    from_account: row.from,
    to_account: row.to,
    amount: row.amount,
    kind: row.kind,
    bet_id: row.betId,
    cause: row.cause,
    at: row.at,
  }),
);

type Entered = Omit<Selectable<LedgerEntryTable>, 'entry_id'>;

const lastEntry = prepareOne((given: Pick<EntryDraft, 'memberId' | 'purse'>, database) =>
  database
    .selectFrom('ledger_entries')
    .select('at')
    .where('member_id', '=', given.memberId)
    .where('purse', '=', given.purse)
    .orderBy('at', 'desc')
    .limit(1),
);

const entryOf = (row: Entered, database: Kysely<OriginTables>) =>
  database.insertInto('ledger_entries').values({
    member_id: row.member_id,
    purse: row.purse,
    at: row.at,
    delta: row.delta,
    balance: row.balance,
    kind: row.kind,
    cause: row.cause,
    bet_id: row.bet_id,
  });
const insertEntry = prepare(entryOf);
/** Of an entry that is told, whose place is part of what is told: to ask for it takes twice the time. */
const insertToldEntry = prepareOne((row: Entered, database) => entryOf(row, database).returningAll());

const moveBalance = prepareOne((given: { readonly account: string; readonly amount: number }, database) =>
  database
    .updateTable('accounts')
    .set({ balance: sql`balance + ${given.amount}` })
    .where('account', '=', given.account)
    .returning('balance'),
);

const readBalance = prepareOne((given: { readonly account: string }, database) =>
  database.selectFrom('accounts').select('balance').where('account', '=', given.account),
);

/**
 * Transfers of one call count together: each account moves once, by their sum.
 *
 * @param at epoch ms
 * @throws if an account that may not be negative would become so (LED-2)
 */
export async function postTransfers(tx: Work, transfers: readonly Transfer[], at: number): Promise<void> {
  for (const { from, to, amount, kind, betId, cause = null } of transfers) {
    await insertTransfer(tx, { from, to, amount, kind, betId, cause, at });
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
  const last = await lastEntry(tx, first);
  let balance = before;
  for (const { memberId, purse, delta, kind, betId, cause } of drafts) {
    balance += delta;
    const what = { member_id: memberId, purse, delta, balance, kind, cause, bet_id: betId };
    const row = { ...what, at: Math.max(at, last?.at ?? 0) };
    if (!isOfHouse(kind)) await insertEntry(tx, row);
    else await tellEntered(tx, row);
  }
}

async function tellEntered(tx: Work, row: Entered): Promise<void> {
  const entry = await insertToldEntry(tx, row);
  if (entry !== undefined) await tellHouseChange(tx, entry);
}

/** @returns what is there afterwards */
async function addTo(tx: Work, account: Account, amount: number): Promise<number> {
  const updated = await moveBalance(tx, { account, amount });
  if (updated !== undefined) return updated.balance;
  await tx.insertInto('accounts').values({ account, balance: amount }).execute();
  return amount;
}

/** Won on an account; 0 if nothing was ever posted to it. */
export async function balanceOf(tx: Work, account: Account): Promise<number> {
  const row = await readBalance(tx, { account });
  return row?.balance ?? 0;
}

/** Won a member may bet. */
export const availableBalance = (tx: Work, memberId: MemberId): Promise<number> => balanceOf(tx, availableOf(memberId));
