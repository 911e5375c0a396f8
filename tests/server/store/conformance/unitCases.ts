/** Units of work, their savepoints and shared commits, the lease, and values, as the port promises them. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { systemClock } from '../../../../server/clock.ts';
import { createGroupCommit } from '../../../../server/store/groupCommit.ts';
import { createLease, LeaseLost } from '../../../../server/store/lease.ts';
import { prepare, prepareOne } from '../../../../server/store/prepare.ts';
import { inSavepoint } from '../../../../server/store/savepoint.ts';
import { SCHEMA_STEPS } from '../../../../server/store/schemaSteps.ts';
import type { Store, Work } from '../../../../server/store/store.ts';
import { ledgerDefects } from '../../../../server/wallet/ledgerDefects.ts';
import type { Ground } from './storeKind.ts';

type NewGround = () => Promise<Ground>;

const keep = (key: string) => async (tx: Work) => {
  await tx.insertInto('meta').values({ key, value: key }).execute();
  return key;
};
const keysIn = (store: Store) =>
  store.read(async (tx) => (await tx.selectFrom('meta').select('key').orderBy('key').execute()).map(({ key }) => key));

export function schemaCases(newGround: NewGround): void {
  it('takes every step once, however many processes come, and refuses a schema of later', async () => {
    const ground = await newGround();
    const [store] = await Promise.all([ground.open(), ground.open(), ground.open()]);
    const steps = await store.read((tx) => tx.selectFrom('schema_steps').selectAll().orderBy('step').execute());
    expect(steps).toEqual(SCHEMA_STEPS.map((_step, index) => ({ step: index + 1, applied_at: 0 })));
    await ground.past(`INSERT INTO schema_steps VALUES (${SCHEMA_STEPS.length + 1}, 0)`);
    await expect(ground.open()).rejects.toThrow(`this origin knows ${SCHEMA_STEPS.length}`);
  });

  it('has every column that the code knows, with the same type of value', async () => {
    const ground = await newGround();
    const store = await ground.open();
    await store.write((tx) =>
      tx
        .insertInto('members')
        .values({
          ...{ id: 'm1', user_id: 'one', password_hash: 'h', nickname: 'One', level: 1, point: 0, type: 0, role: 0 },
          ...{ withdrawal_type: 0, tendency: 0, updated_at: 1_790_000_000_000, phone: '', pin_hash: '' },
          ...{ nickname_key: 'one', recommender: null, joined_at: 7 },
        })
        .execute(),
    );
    await store.write((tx) => tx.updateTable('members').set({ point: 5 }).where('id', '=', 'm1').execute());
    expect(await store.read((tx) => tx.selectFrom('members').selectAll().execute())).toEqual([
      {
        ...{ id: 'm1', user_id: 'one', password_hash: 'h', nickname: 'One', level: 1, point: 5, type: 0, role: 0 },
        ...{ withdrawal_type: 0, tendency: 0, updated_at: 1_790_000_000_000, phone: '', pin_hash: '' },
        ...{ nickname_key: 'one', recommender: null, joined_at: 7, revision: 1, renewed_from: '', must_change: 0 },
      },
    ]);
  });
}

export function unitCases(newGround: NewGround): void {
  it('OPS-8 undoes a unit that throws, reads the state of one moment, and is over when it is', async () => {
    const ground = await newGround();
    const [store, other] = [await ground.open(), await ground.open()];
    await expect(
      store.write(async (tx) => {
        await keep('half')(tx);
        throw new RangeError('no');
      }),
    ).rejects.toThrow(RangeError);
    await store.write(keep('a'));
    const late = await store.read(async (tx) => {
      const before = await tx.selectFrom('meta').select('key').execute();
      await other.write(keep('b'));
      expect(await tx.selectFrom('meta').select('key').execute()).toEqual(before);
      return { tx, before };
    });
    expect([late.before, await keysIn(store)]).toEqual([[{ key: 'a' }], ['a', 'b']]);
    await expect(late.tx.runCompiled('SELECT 1', [])).rejects.toThrow('over');
  });

  it('writes one unit at a time over all processes, in the order in which they came', async () => {
    const ground = await newGround();
    const stores = [await ground.open(), await ground.open(), await ground.open()];
    await stores[0]?.write((tx) => tx.insertInto('accounts').values({ account: 'house:x', balance: 0 }).execute());
    const raise = async (tx: Work) => {
      const { balance } = await tx.selectFrom('accounts').select('balance').executeTakeFirstOrThrow();
      await tx
        .updateTable('accounts')
        .set({ balance: balance + 1 })
        .execute();
      return balance;
    };
    const told = await Promise.all(
      stores.map(async (store) => {
        const own: number[] = [];
        await Promise.all(Array.from({ length: 12 }, () => store.write(raise).then((balance) => own.push(balance))));
        return own;
      }),
    );
    expect(told.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, index) => index));
    for (const own of told) expect(own).toEqual(own.toSorted((a, b) => a - b));
  });

  it('BET-1 undoes a part alone that the database refused, and goes on', async () => {
    const store = await (await newGround()).open();
    const outcomes = await store.write(async (tx) => [
      await inSavepoint(tx, () => keep('a')(tx)),
      await inSavepoint(tx, async () => {
        await keep('b')(tx);
        return keep('a')(tx);
      }),
      await inSavepoint(tx, async () => [await inSavepoint(tx, () => keep('a')(tx)), await keep('c')(tx)]),
    ]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(await keysIn(store)).toEqual(['a', 'c']);
  });

  it('BET-1 WAL-06 shares a commit between units that share nothing else', async () => {
    const store = await (await newGround()).open();
    let commits = 0;
    store.onCommit(() => {
      commits += 1;
    });
    const write = createGroupCommit(store, systemClock, { maxBatch: 10, maxWaitMs: 2 }, () => undefined);
    const keys = Array.from({ length: 25 }, (_, index) => `k${String(index % 20).padStart(2, '0')}`);
    const outcomes = await Promise.allSettled(keys.map((key) => write(keep(key))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await keysIn(store)).toEqual(keys.slice(0, 20));
    expect(commits).toBe(3);
  });

  it('runs what is built once with the values of each call, several at once too', async () => {
    const store = await (await newGround()).open();
    const put = prepare((given: { readonly key: string }, database) =>
      database.insertInto('meta').values({ key: given.key, value: given.key }),
    );
    const found = prepareOne(
      (given: { readonly list: string }, _, { jsonEach, jsonRows }) => sql<{ keys: string }>`
        SELECT ${jsonRows(sql`key`)} AS keys FROM meta WHERE key IN (SELECT value FROM ${jsonEach(given.list)})`,
    );
    await store.write((tx) => Promise.all(['1', '2', '3'].map((key) => put(tx, { key }))));
    const read = (...list: string[]) => store.read((tx) => found(tx, { list: JSON.stringify(list) }));
    const keysOf = (row: { readonly keys: string } | undefined) => JSON.parse(row?.keys ?? 'null') as unknown;
    expect(keysOf(await read('2', '"'))).toEqual(['2']);
    expect(keysOf(await read())).toEqual([]);
  });

  it('passes a lease on from a holder that stopped renewing, and fences that one off', async () => {
    const ground = await newGround();
    const [store, other] = [await ground.open(), await ground.open()];
    const [one, two] = [createLease('feed', 'one', 1_000), createLease('feed', 'two', 1_000)];
    const taken = await Promise.all([store.write((tx) => one.acquire(tx, 0)), other.write((tx) => two.acquire(tx, 0))]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    const [first, second] = taken[0] ? [one, two] : [two, one];
    expect(await other.write((tx) => second.acquire(tx, 900))).toBe(false);
    expect(await other.write((tx) => second.acquire(tx, 1_000))).toBe(true);
    await expect(store.write((tx) => first.check(tx))).rejects.toThrow(LeaseLost);
    await store.write((tx) => first.release(tx));
    await other.write((tx) => second.check(tx));
  });
}

/** Rows of books and journals that nobody changes any more. */
const APPENDED = [
  ['transfers', `(transfer_id, from_account, to_account, amount, kind, at) VALUES (1, 'a', 'b', 5, 'x', 0)`, 'amount'],
  [
    'ledger_entries',
    `(entry_id, member_id, purse, at, delta, balance, kind) VALUES (1, 'm', 'money', 0, 5, 5, 'x')`,
    'delta',
  ],
  [
    'audit_entries',
    `VALUES (1, 0, NULL, 'n', NULL, '', '', 'act', 'done', '', NULL, NULL, '', '', '', NULL, NULL, '', 'h')`,
    'at',
  ],
] as const;

export function bookCases(newGround: NewGround): void {
  it('LED-1 WAL-06 changes and removes nothing of books and journals, also past the port', async () => {
    const ground = await newGround();
    const store = await ground.open();
    for (const [table, row, column] of APPENDED) {
      await ground.past(`INSERT INTO ${table} ${row}`);
      await expect(ground.past(`UPDATE ${table} SET ${column} = 1`)).rejects.toThrow(/append-only|never changed/);
      await expect(ground.past(`DELETE FROM ${table}`)).rejects.toThrow(/append-only|never removed/);
      await expect(store.write((tx) => sql`DELETE FROM ${sql.table(table)}`.execute(tx))).rejects.toThrow();
    }
    const entries = await store.read((tx) => tx.selectFrom('transfers').select('amount').execute());
    expect(entries).toEqual([{ amount: 5 }]);
    const later = `VALUES (3, 0, NULL, 'n', NULL, '', '', 'act', 'done', '', NULL, NULL, '', '', '', NULL, NULL, '', 'h')`;
    await expect(ground.past(`INSERT INTO audit_entries ${later}`)).rejects.toThrow('follows the last one');
    await expect(ground.past(`INSERT INTO accounts VALUES ('available:m', -1)`)).rejects.toThrow();
  });

  it('LED-1 adds up won exactly, above 2^31 and below 2^53', async () => {
    const store = await (await newGround()).open();
    const half = (Number.MAX_SAFE_INTEGER - 1) / 2;
    const rows = [
      { account: 'available:a', balance: half },
      { account: 'available:b', balance: half },
      { account: 'house:a', balance: -half },
    ];
    await store.write(async (tx) => {
      await tx.insertInto('accounts').values(rows).execute();
      await tx
        .insertInto('transfers')
        .values({
          from_account: 'house:a',
          to_account: 'available:a',
          amount: half,
          kind: 'x',
          bet_id: null,
          cause: null,
          at: 1,
        })
        .execute();
    });
    const defects = await store.read(ledgerDefects);
    expect(defects).toEqual({ total: half, unbalanced: ['available:b'], heldTooMuch: 0 });
    const sums = await store.read((tx) =>
      tx
        .selectFrom('accounts')
        .select((select) => [select.fn.sum<number>('balance').as('sum'), select.fn.countAll<number>().as('count')])
        .where('account', 'like', 'available:%')
        .executeTakeFirstOrThrow(),
    );
    expect(sums).toEqual({ sum: Number.MAX_SAFE_INTEGER - 1, count: 2 });
  });

  it('sorts text by its bytes, divides whole numbers whole, and tells truth as 0 and 1', async () => {
    const store = await (await newGround()).open();
    const keys = ['B', 'a', '가', 'é', 'A', '_', '-', '나', '0'];
    await store.write(async (tx) => {
      for (const key of keys) await keep(key)(tx);
    });
    expect(await keysIn(store)).toEqual(keys.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
    const { rows } = await store.read((tx) =>
      sql`SELECT EXISTS (SELECT 1 FROM meta WHERE key = 'B') AS yes, EXISTS (SELECT 1 FROM meta WHERE key = 'b') AS no,
        (SELECT count(*) FROM meta) / 2 AS half FROM meta LIMIT 1`.execute(tx),
    );
    expect(rows).toEqual([{ yes: 1, no: 0, half: 4 }]);
  });
}
