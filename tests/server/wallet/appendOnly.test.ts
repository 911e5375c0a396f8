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

  it('LED-1 BET-9 is audited while it runs: a balance that moved by itself stops betting within one round', async () => {
    const dataDir = newDataDir();
    const reported: unknown[] = [];
    const origin = await openOrigin({ dataDir, upkeepMs: 50, onFailure: (error) => reported.push(error) });
    await origin.sink.deliver(games('a'));
    const member = await signIn(origin);
    const placed = newKey();
    const first = await member.bet(betOn([claimOn('a')]), placed);
    expect(first.status).toBe(200);
    const database = new Database(join(dataDir, 'origin.db'));
    database.exec("UPDATE accounts SET balance = balance + 5 WHERE account = 'held:member1'");
    database.close();
    await expect.poll(() => reported.length, { timeout: 60_000 }).toBeGreaterThan(0);
    const late = newKey();
    const answer = await member.bet(betOn([claimOn('a')]), late);
    expect(answer).toMatchObject({ status: 422, body: { reason: 'bettingOff' } });
    // BET-3: what a key stands for is told before anything else is looked at, and a refusal stands for good.
    const copy = await member.bet(betOn([claimOn('a')]), placed);
    expect(copy).toMatchObject({ status: 200, body: first.body });
    expect(copy.headers.get('idempotency-hit')).toBe('1');
    expect((await member.call('GET', `/sports-prematch/betting/key/${late}`)).body).toMatchObject({
      state: 'decided',
      status: 422,
    });
    expect((await member.call('GET', '/sports-prematch/betting')).status).toBe(200);
  });
});
