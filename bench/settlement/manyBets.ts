/** Many open bets on one game, stored as the origin stores them, and how far they are settled. */
import { sql } from 'kysely';
import { BetId, BetKey } from '../../src/domain/kernel/ids.ts';
import { holdTransfer } from '../../src/domain/wallet/ledger.ts';
import { insertBet, readBetsOf } from '../../server/betting/betRows.ts';
import { openSqliteStore } from '../../server/store/openSqliteStore.ts';
import type { Store } from '../../server/store/store.ts';
import { postTransfers } from '../../server/wallet/postTransfers.ts';
import { isSound, ledgerDefects } from '../../server/wallet/ledgerDefects.ts';
import { betOn, claimOn, newKey } from '../../tests/server/support/caller.ts';
import { fixtureIdOf } from '../../tests/server/support/feedReports.ts';
import type { ScriptedProcess } from '../../tests/server/support/spawnScripted.ts';
import { openClient } from '../bets/client.ts';
import { oneOfMany } from '../../tests/server/support/manyMembers.ts';

const STAKE = 5_000;
const A_COMMIT = 200;

interface Backing {
  readonly origin: ScriptedProcess;
  readonly dataDir: string;
  readonly game: string;
  readonly bets: number;
  readonly members: number;
  /** Of the first member. */
  readonly token: string;
}

/** The first is placed by a call; the others are its copies, by member after member. */
export async function backGame({ origin, dataDir, game, bets, members, token }: Backing): Promise<void> {
  const first = oneOfMany(0);
  const client = openClient(origin.url, token);
  const status = await client.bet(betOn([claimOn(game)], { memberId: first, amounts: STAKE }), newKey());
  client.close();
  if (status !== 200) throw new Error(`the first bet was answered ${status}`);
  const store = openSqliteStore(dataDir, 0);
  const [model] = await store.read((tx) => readBetsOf(tx, first, Number.MAX_SAFE_INTEGER, 1));
  if (model === undefined) throw new Error('the first bet is not there');
  for (let from = 1; from < bets; from += A_COMMIT) {
    await store.write(async (tx) => {
      for (let index = from; index < Math.min(bets, from + A_COMMIT); index += 1) {
        const memberId = oneOfMany(index % members);
        const bet = { ...model, betId: BetId.parse(`many-${index}`), key: BetKey.parse(newKey()) };
        await insertBet(tx, memberId, bet);
        await postTransfers(tx, [holdTransfer(memberId, bet.betId, bet.stake)], bet.placedAt);
      }
    });
    if ((from - 1) % (A_COMMIT * 10) === 0) console.log(`  ${from - 1} of ${bets} bets are open`);
  }
  await store.close();
  console.log(`  ${bets} bets are open on ${fixtureIdOf(game)}`);
}

/** @returns bets that took in the newest results of the game that is settled. @throws Error if the books are wrong at that moment */
export async function standOf(store: Store): Promise<{ readonly settled: number }> {
  return store.read(async (tx) => {
    const defects = await ledgerDefects(tx);
    if (!isSound(defects)) throw new Error(`the books are wrong: ${JSON.stringify(defects)}`);
    const { rows } = await sql<{ settled: number }>`
      SELECT count(*) AS settled FROM bet_picks p JOIN results r ON r.fixture_id = p.fixture_id AND r.selection_id = p.selection_id
      WHERE p.result_version = r.version`.execute(tx);
    return { settled: rows[0]?.settled ?? 0 };
  });
}
