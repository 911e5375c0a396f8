/**
 * What must hold of a data directory after any number of kills, worked out from what clients were told and what the feed said last,
 * by other means than the origin's own.
 */
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { ledgerDefects } from '../../../server/wallet/ledgerDefects.ts';
import type { Work } from '../../../server/store/store.ts';

/** What the run knows of one single bet on the home side of a game. */
export interface KnownBet {
  readonly betId: string;
  readonly key: string;
  readonly memberId: string;
  readonly game: string;
  readonly stake: number;
}

export interface Expected {
  /** Every bet some client was told of, directly or by its key. */
  readonly bets: readonly KnownBet[];
  /** Last settlement of each game's home side; `null` where there is none. */
  readonly results: ReadonlyMap<string, number | null>;
  /** Odds of every bet, hundredths. */
  readonly odds: number;
  /** Won each member began with. */
  readonly funds: ReadonlyMap<string, number>;
}

/** Sentences about what is wrong; none if all is well. */
export async function checkBooks(dataDir: string, expected: Expected): Promise<string[]> {
  const store = openSqliteStore(dataDir, 0);
  try {
    return await store.read((tx) => faultsIn(tx, expected));
  } finally {
    await store.close();
  }
}

/** The same within a unit of whatever store the house is on. */
export async function faultsIn(tx: Work, { bets, results, odds, funds }: Expected): Promise<string[]> {
  const faults: string[] = [];
  const fail = (isFine: boolean, what: string) => {
    if (!isFine && faults.length < 20) faults.push(what);
  };
  const rows = new Map((await tx.selectFrom('bets').selectAll().execute()).map((row) => [row.bet_id, row]));
  const holds = await tx.selectFrom('transfers').select('bet_id').where('kind', '=', 'betHeld').execute();
  const left = new Map(funds);
  fail(new Set(bets.map((bet) => bet.betId)).size === bets.length, 'a bet was acknowledged under two keys');
  fail(rows.size === bets.length, `${rows.size} bets on disk, ${bets.length} known to clients`);
  fail(holds.length === rows.size, `${holds.length} debits for ${rows.size} bets`);
  fail(new Set(holds.map((row) => row.bet_id)).size === holds.length, 'a bet was debited twice');
  for (const bet of bets) {
    const row = rows.get(bet.betId);
    fail(row?.key === bet.key && row.member_id === bet.memberId, `acknowledged bet ${bet.betId} is missing`);
    const [status, paid] = outcomeOf(results.get(bet.game) ?? null, bet.stake, odds);
    fail(
      row?.status === status && row.paid === paid,
      `${bet.betId}: ${row?.status}/${row?.paid}, not ${status}/${paid}`,
    );
    left.set(bet.memberId, (left.get(bet.memberId) ?? 0) + paid - (status === 0 ? 0 : bet.stake));
  }
  const accounts = await tx.selectFrom('accounts').selectAll().execute();
  const on = (account: string) => accounts.find((row) => row.account === account)?.balance ?? 0;
  for (const [memberId, won] of left) {
    const has = on(`available:${memberId}`) + on(`held:${memberId}`) - on(`debt:${memberId}`);
    fail(has === won, `${memberId} has ${has}, not ${won}`);
  }
  const defects = await ledgerDefects(tx);
  fail(defects.total === 0 && defects.unbalanced.length === 0 && defects.heldTooMuch === 0, JSON.stringify(defects));
  await checkEvents(tx, [...funds.keys()], rows.size, on, fail);
  const work = await tx.selectFrom('settlement_work').selectAll().execute();
  fail(work.length === 0, `${work.length} results are not settled`);
  const aside = await tx.selectFrom('set_aside_bets').selectAll().execute();
  fail(aside.length === 0, `${aside.length} bets were set aside: ${aside[0]?.why}`);
  return faults;
}

/** Status and payout of a single, by arithmetic of its own. */
function outcomeOf(settlement: number | null, stake: number, odds: number): readonly [status: number, paid: number] {
  if (settlement === null) return [0, 0];
  if (settlement === 2) return [2, Math.floor((stake * odds) / 100)];
  return settlement === -1 ? [-1, stake] : [1, 0];
}

async function checkEvents(
  tx: Work,
  memberIds: readonly string[],
  bets: number,
  on: (account: string) => number,
  fail: (isFine: boolean, what: string) => void,
): Promise<void> {
  let told = 0;
  for (const memberId of memberIds) {
    const log = await tx
      .selectFrom('event_log')
      .select(['position', 'envelope'])
      .where('stream', '=', `bets:${memberId}`)
      .orderBy('position')
      .execute();
    fail(
      log.every((row, index) => row.position === index + 1),
      `${memberId}: offsets are not dense`,
    );
    const events = log.map((row) => JSON.parse(row.envelope) as { type: string; data: { emoney?: number } });
    told += events.filter((event) => event.type === 'BetAccepted').length;
    const last = events.findLast((event) => event.type === 'BalanceChanged');
    if (last === undefined) continue;
    fail(last.data.emoney === on(`available:${memberId}`), `${memberId}: the last balance told is not the balance`);
  }
  fail(told === bets, `${told} bets were told of, ${bets} are there`);
}
