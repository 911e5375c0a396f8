/** Books that are wrong stop betting and nothing else (WAL-06, LED-1, LED-2). */
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BetId, MemberId } from '../../../src/domain/kernel/ids.ts';
import { availableOf, debtOf, fundingTransfer, holdTransfer } from '../../../src/domain/wallet/ledger.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { isSound, ledgerDefects } from '../../../server/wallet/ledgerDefects.ts';
import { moveFor } from '../../../server/wallet/moveFor.ts';
import { postTransfers } from '../../../server/wallet/postTransfers.ts';
import { betOn, claimOn, newKey, signIn } from '../support/caller.ts';
import { games } from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

const member1 = MemberId.parse('member1');

describe('the ledger', () => {
  it('LED-2 undoes the whole unit of work that would drive a member below zero', async () => {
    const store = openSqliteStore(newDataDir(), 0);
    onTestFinished(() => store.close());
    await store.write((tx) => postTransfers(tx, [fundingTransfer(member1, 1_000)], 0));
    const tooMuch = holdTransfer(member1, BetId.parse('b'), 600);
    await expect(store.write((tx) => postTransfers(tx, [tooMuch, tooMuch], 0))).rejects.toThrow(/CHECK/);
    const left = await store.read((tx) => tx.selectFrom('accounts').selectAll().orderBy('account').execute());
    expect(left).toEqual([
      { account: 'available:member1', balance: 1_000 },
      { account: 'house:funding', balance: -1_000 },
    ]);
    expect(isSound(await store.read(ledgerDefects))).toBe(true);
  });

  it('LED-7 money that comes in by a charge repays debt first, as what a bet brings does', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const store = openSqliteStore(dataDir, 1_000);
    onTestFinished(() => store.close());
    const owed = { from: 'house:debt', to: debtOf(member1), amount: 3_000, kind: 'debtRecorded', betId: null } as const;
    const charged = { from: 'house:funding', to: availableOf(member1), kind: 'charged', betId: null } as const;
    await store.write((tx) => postTransfers(tx, [owed], 0));
    const move = (amount: number) => store.write((tx) => moveFor(tx, member1, [{ ...charged, amount }], Date.now()));
    expect((await move(2_000)).emoney).toBe(999_000);
    expect((await move(5_000)).emoney).toBe(1_004_000);
    expect(await origin.inspect.balance(debtOf(member1))).toBe(0);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });

  it('LED-1 stops betting, not viewing, when a balance is not the sum of its entries', async () => {
    const dataDir = newDataDir();
    const before = await openOrigin({ dataDir });
    await before.sink.deliver(games('a'));
    await before.close();
    const database = new Database(join(dataDir, 'origin.db'));
    database.exec("UPDATE accounts SET balance = balance + 1 WHERE account = 'available:member1'");
    database.close();

    const reported: unknown[] = [];
    const origin = await openOrigin({ dataDir, onFailure: (error) => reported.push(error) });
    await origin.sink.deliver(games('a'));
    const member = await signIn(origin);
    expect(await member.bet(betOn([claimOn('a')]), newKey())).toMatchObject({
      status: 422,
      body: { message: '점검중입니다.' },
    });
    expect((await member.call('GET', '/member/user')).status).toBe(200);
    expect(String(reported[0])).toContain('available:member1');
    expect((await member.call('GET', '/health')).body).toMatchObject({ status: 'degraded' });
  });
});
