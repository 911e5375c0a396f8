/** A bet that cannot be settled stops neither prices nor the other bets, and the operator hears of it (LED-3, SET-1). */
import { join } from 'node:path';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { BettingAccepted } from '../../../src/domain/bets/bettingCall.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { betOn, claimOn, newKey, signIn } from '../support/caller.ts';
import { games, marketReport, resultReport } from '../support/feedReports.ts';
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
