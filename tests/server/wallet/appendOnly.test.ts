/** Entries stay as they were written, whoever asks (LED-4, WAL-06). */
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { betOn, claimOn, newKey, signIn } from '../support/caller.ts';
import { games, resultReport } from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

describe('the ledger on disk', () => {
  it.each([
    'UPDATE transfers SET amount = amount + 1',
    'DELETE FROM transfers',
    'UPDATE settlements SET paid = 0',
    'DELETE FROM settlements',
  ])('LED-4 refuses: %s', async (statement) => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    await origin.sink.deliver(games('a'));
    const member = await signIn(origin);
    await member.bet(betOn([claimOn('a')]), newKey());
    await origin.sink.deliver([resultReport('a', 'home')]);
    const database = new Database(join(dataDir, 'origin.db'));
    expect(() => database.exec(statement)).toThrow(/append-only/);
    database.close();
  });

  it('LED-1 is audited while it runs: a balance that moved by itself stops betting within one round', async () => {
    const dataDir = newDataDir();
    const reported: unknown[] = [];
    const origin = await openOrigin({ dataDir, upkeepMs: 50, onFailure: (error) => reported.push(error) });
    await origin.sink.deliver(games('a'));
    const member = await signIn(origin);
    expect((await member.bet(betOn([claimOn('a')]), newKey())).status).toBe(200);
    const database = new Database(join(dataDir, 'origin.db'));
    database.exec("UPDATE accounts SET balance = balance + 5 WHERE account = 'held:member1'");
    database.close();
    await expect.poll(() => reported.length, { timeout: 3_000 }).toBeGreaterThan(0);
    const answer = await member.bet(betOn([claimOn('a')]), newKey());
    expect(answer).toMatchObject({ status: 422, body: { reason: 'bettingOff' } });
    expect((await member.call('GET', '/sports-prematch/betting')).status).toBe(200);
  });
});
