/** A bet that cannot be settled stops neither prices nor the other bets, and the operator hears of it (LED-3, SET-1). */
import { join } from 'node:path';
import Database from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { BettingAccepted } from '../../../src/domain/bets/bettingCall.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { systemClock } from '../../../server/clock.ts';
import { recordResults } from '../../../server/settlement/recordResults.ts';
import { startSettler } from '../../../server/settlement/settler.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { StoreUnavailable } from '../../../server/store/store.ts';
import { betOn, claimOn, newKey, signIn } from '../support/caller.ts';
import { fixtureIdOf, games, marketReport, resultReport, selectionIdOf } from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { signInOperator } from '../support/operator.ts';

it('LED-3, SET-1 sets the bad one aside, settles the others, and goes on', async () => {
  const dataDir = newDataDir();
  const reported: unknown[] = [];
  const origin = await openOrigin({ dataDir, onFailure: (error) => reported.push(error) });
  await origin.sink.deliver(games('a', 'b'));
  const member = await signIn(origin);
  const betIds: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const answer = await member.bet(betOn([claimOn('a')], { amounts: 5_000 }), newKey());
    betIds.push(BettingAccepted.parse(answer.body).betId);
  }
  // A settlement of this very version is there already, and may not be there twice.
  const database = new Database(join(dataDir, 'origin.db'));
  database.prepare('INSERT INTO settlements VALUES (?, 1, 1, 0, 0)').run([betIds[1]]);
  database.close();

  await origin.sink.deliver([resultReport('a', 'home')]);
  await origin.settled();
  const bets = await origin.inspect.bets(MemberId.parse('member1'));
  const open = bets.filter((bet) => bet.status === 0).map((bet) => bet.betId);
  expect(open).toEqual([betIds[1]]);
  expect(bets.filter((bet) => bet.status === 2)).toHaveLength(3);
  expect(String(reported[0])).toContain('UNIQUE');
  const list = (await (await signInOperator(origin, 'trader1')).call('GET', '/results')).body;
  expect(list).toMatchObject({ setAside: [{ betId: betIds[1] }] });
  await origin.sink.deliver([marketReport('b', { home: { odds: 200 } })]);
  expect((await member.bet(betOn([claimOn('b', { betPrice: '2.00', version: 2 })]), newKey())).status).toBe(200);
});

it('LED-3 OPS-8 sets nothing aside because another process holds the database', async () => {
  const dataDir = newDataDir();
  const origin = await openOrigin({ dataDir });
  await origin.sink.deliver(games('a'));
  await (await signIn(origin)).bet(betOn([claimOn('a')], { amounts: 5_000 }), newKey());
  await origin.close();
  // Its five seconds are over after fifty milliseconds.
  const clock = { ...systemClock, elapsed: () => systemClock.elapsed() * 100 };
  const store = openSqliteStore(dataDir, 0, { clock, random: Math.random });
  onTestFinished(() => store.close());
  const result = { fixtureId: fixtureIdOf('a'), selectionId: selectionIdOf('a', 'home'), settlement: 2 as const };
  await store.write((tx) => recordResults(tx, [result], 1));

  const other = new Database(join(dataDir, 'origin.db'));
  onTestFinished(() => {
    other.close();
  });
  other.exec('BEGIN IMMEDIATE');
  const reported: unknown[] = [];
  const settler = startSettler({
    store,
    clock: systemClock,
    onFailure: (error) => {
      reported.push(error);
      if (other.inTransaction) other.exec('ROLLBACK');
    },
  });
  onTestFinished(() => settler.stop());
  await expect.poll(() => reported.length, { timeout: 60_000 }).toBe(1);
  expect(reported).toEqual([expect.any(StoreUnavailable)]);
  await expect.poll(() => settler.settled(), { timeout: 60_000 }).toBe(1);
  expect(await store.read((tx) => tx.selectFrom('set_aside_bets').selectAll().execute())).toEqual([]);
});
