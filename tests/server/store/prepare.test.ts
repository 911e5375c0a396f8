import { sql } from 'kysely';
import { expect, test } from 'vitest';
import Database from 'libsql';
import { storeOn } from '../../../server/store/openSqliteStore.ts';
import { prepare, prepareOne } from '../../../server/store/prepare.ts';
import type { Work } from '../../../server/store/store.ts';

const NOW = 1_790_000_000_000;

interface Given {
  readonly key: string;
  readonly value: string;
}

const put = prepare((given: Given, database) =>
  database.insertInto('meta').values({ key: given.key, value: given.value }),
);
const valueOf = prepare((given: Pick<Given, 'key'>, database) =>
  database.selectFrom('meta').select(['value']).where('key', '=', given.key),
);

test('gives each call its own values, wherever the statement names them and however often', async () => {
  const store = storeOn(new Database(':memory:'), NOW);
  const twice = prepare(
    ({ key, value }: Given) => sql<{ text: string }>`
      SELECT ${value} || value || ${value} AS text FROM meta WHERE key = ${key} AND ${'constant'} = 'constant'`,
  );
  await store.write(async (tx) => {
    await put(tx, { key: 'one', value: '1' });
    await put(tx, { value: '2', key: 'two' });
  });
  const [one, two, none, framed] = await store.read(async (tx) => [
    await valueOf(tx, { key: 'one' }),
    await valueOf(tx, { key: 'two' }),
    await valueOf(tx, { key: 'three' }),
    await twice(tx, { key: 'two', value: '"' }),
  ]);
  expect([one, two, none]).toEqual([[{ value: '1' }], [{ value: '2' }], []]);
  expect(framed).toEqual([{ text: '"2"' }]);
  await store.close();
});

test('runs in the unit of work that it is given, and is undone with it', async () => {
  const store = storeOn(new Database(':memory:'), NOW);
  const failed = store.write(async (tx) => {
    await put(tx, { key: 'one', value: '1' });
    expect(await valueOf(tx, { key: 'one' })).toEqual([{ value: '1' }]);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await store.read((tx) => valueOf(tx, { key: 'one' }))).toEqual([]);
  await store.close();
});

test('one row is that row and nothing else, and none is none', async () => {
  const store = storeOn(new Database(':memory:'), NOW);
  const one = prepareOne((given: Pick<Given, 'key'>, database) =>
    database.selectFrom('meta').selectAll().where('key', '>=', given.key).orderBy('key'),
  );
  await store.write(async (tx) => {
    await put(tx, { key: '~1', value: '1' });
    await put(tx, { key: '~2', value: '2' });
  });
  expect(await store.read((tx) => one(tx, { key: '~' }))).toEqual({ key: '~1', value: '1' });
  expect(await store.read((tx) => one(tx, { key: '~3' }))).toBeUndefined();
  await store.close();
});

test('runs no more once its unit of work is over', async () => {
  const store = storeOn(new Database(':memory:'), NOW);
  const kept = await store.write((tx) => Promise.resolve<{ tx: Work }>({ tx }));
  await expect(put(kept.tx, { key: 'late', value: '1' })).rejects.toThrow('over');
  expect(await store.read((tx) => valueOf(tx, { key: 'late' }))).toEqual([]);
  await store.close();
});

test('a statement that would be made of a value instead of naming it is refused where it is built', () => {
  expect(() => prepare(({ key }: Given) => sql`SELECT ${`${key}!`}`)).toThrow(
    'key is known only when the statement runs',
  );
});
