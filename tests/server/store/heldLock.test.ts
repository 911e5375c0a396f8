/** Another process holds the database: the origin waits for it without standing still, and not for ever (OPS-1, OPS-2, OPS-8). */
import path from 'node:path';
import Database from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { systemClock } from '../../../server/clock.ts';
import type { OriginOptions } from '../../../server/originOptions.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import type { Waits } from '../../../server/store/sqliteDialect.ts';
import { StoreUnavailable, type Store } from '../../../server/store/store.ts';
import { betOn, callOrigin, claimOn, newKey, signIn } from '../support/caller.ts';
import { games } from '../support/feedReports.ts';
import { movedClock } from '../support/movedClock.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

const member1 = MemberId.parse('member1');
const BET = betOn([claimOn('a')], { amounts: 5_000 });

/** Whose five seconds are over after fifty milliseconds. */
const hurried: Waits = {
  clock: { elapsed: () => systemClock.elapsed() * 100, after: (ms, callback) => systemClock.after(ms, callback) },
  random: Math.random,
};

/** Whose five seconds are as long as any machine needs for what is asked meanwhile. */
const patient: Waits = { ...hurried, clock: { ...hurried.clock, elapsed: () => systemClock.elapsed() / 10 } };
/** A wait within the library stops the process for five seconds. */
const STANDS_STILL_MS = 4_500;

/** Holds the database of a directory as another process does, until the lock is let go. */
function hold(dataDir: string): { readonly letGo: () => void } {
  const other = new Database(path.join(dataDir, 'origin.db'));
  const letGo = () => {
    if (other.inTransaction) other.exec('ROLLBACK');
  };
  onTestFinished(() => {
    letGo();
    other.close();
  });
  other.exec('BEGIN IMMEDIATE');
  return { letGo };
}

async function houseWithGame(options: Partial<OriginOptions> = {}) {
  const dataDir = newDataDir();
  const origin = await openOrigin({ dataDir, ...options });
  await origin.sink.deliver(games('a'));
  return { dataDir, origin, member: await signIn(origin) };
}

/** An answer, and after how long it came, ms. */
async function timed<Answer>(asked: Promise<Answer>) {
  const began = performance.now();
  const answer = await asked;
  return { answer, ms: performance.now() - began };
}

it('OPS-1 OPS-2 OPS-8 an origin whose database is held lives, reads, says what lacks, and places the bet once it is let go', async () => {
  const openStore = (directory: string, now: number) => openSqliteStore(directory, now, patient);
  const { dataDir, origin, member } = await houseWithGame({ openStore });
  const held = hold(dataDir);
  const bet = member.bet(BET, newKey());
  const ready = timed(callOrigin(origin, 'GET', '/health/ready'));
  for (let n = 0; n < 5; n += 1) {
    const live = await timed(callOrigin(origin, 'GET', '/health/live'));
    expect(live.answer.status).toBe(200);
    expect(live.ms).toBeLessThan(STANDS_STILL_MS);
  }
  expect(await member.call('GET', '/member/user')).toMatchObject({ status: 200 });
  const { answer, ms } = await ready;
  expect(answer).toMatchObject({ status: 503, body: { ready: false, lacks: ['store'] } });
  expect(ms).toBeLessThan(STANDS_STILL_MS);
  held.letGo();
  expect(await bet).toMatchObject({ status: 200 });
  expect(await origin.inspect.bets(member1)).toHaveLength(1);
});

it('OPS-8 a bet that waited in vain is answered 503, is not placed, and signs nobody out', async () => {
  const openStore = (dataDir: string, now: number) => openSqliteStore(dataDir, now, hurried);
  const { dataDir, origin, member } = await houseWithGame({ openStore });
  const held = hold(dataDir);
  const keys = [newKey(), newKey(), newKey()];
  const answers = await Promise.all(keys.map((key) => member.bet(BET, key)));
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    keys.map(() => [503, '1']),
  );
  held.letGo();
  expect(await origin.inspect.bets(member1)).toEqual([]);
  const [key = newKey()] = keys;
  expect(await member.call('GET', `/sports-prematch/betting/key/${key}`)).toMatchObject({
    status: 200,
    body: { state: 'absent' },
  });
  expect(await member.bet(BET, key)).toMatchObject({ status: 200 });
  expect(await origin.inspect.bets(member1)).toHaveLength(1);
});

it('OPS-8 who only reads waits for no writer, though their session is due to be extended, and it is so later', async () => {
  const openStore = (dataDir: string, now: number) => openSqliteStore(dataDir, now, patient);
  const { clock, pass } = movedClock();
  const { dataDir, origin, member } = await houseWithGame({ openStore, clock });
  const expiry = async () => {
    const reader = openSqliteStore(dataDir, 0);
    const row = await reader.read((tx) =>
      tx.selectFrom('sessions').select('expires_at').where('member_id', '=', 'member1').executeTakeFirstOrThrow(),
    );
    await reader.close();
    return row.expires_at;
  };
  const before = await expiry();
  pass(65_000);
  const held = hold(dataDir);
  for (let n = 0; n < 3; n += 1) {
    const read = await timed(member.call('GET', '/member/user'));
    expect(read.answer.status).toBe(200);
    expect(read.ms).toBeLessThan(STANDS_STILL_MS);
  }
  held.letGo();
  await expect.poll(expiry).toBeGreaterThanOrEqual(before + 65_000);
  expect(await origin.inspect.bets(member1)).toEqual([]);
});

function openStore(waits?: Waits): { readonly store: Store; readonly dataDir: string } {
  const dataDir = newDataDir();
  const store = openSqliteStore(dataDir, 0, waits);
  onTestFinished(() => store.close());
  return { store, dataDir };
}

const keep = (store: Store, key: string) =>
  store.write(async (tx) => {
    await tx.insertInto('meta').values({ key, value: key }).execute();
    return key;
  });
const keysIn = (store: Store) =>
  store.read(async (tx) => (await tx.selectFrom('meta').select('key').execute()).map((row) => row.key));

it('OPS-8 writers that wait are served in the order in which they came, whoever reads meanwhile', async () => {
  const { store, dataDir } = openStore();
  const held = hold(dataDir);
  const served: string[] = [];
  const writes = ['a', 'b', 'c', 'd'].map(async (key) => served.push(await keep(store, key)));
  expect(await keysIn(store)).toEqual([]);
  held.letGo();
  await Promise.all([...writes, keep(store, 'e').then((key) => served.push(key))]);
  expect(served).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await keysIn(store)).toEqual(served);
});

it('OPS-8 a writer gives up after its time, whoever waits before it, and the next one begins anew', async () => {
  const { store, dataDir } = openStore(hurried);
  const held = hold(dataDir);
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((key) => keep(store, key)));
  expect(
    outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason instanceof StoreUnavailable),
  ).toEqual([true, true, true]);
  held.letGo();
  await keep(store, 'd');
  expect(await keysIn(store)).toEqual(['d']);
});

it('OPS-8 a store that is closed lets go of whoever waits', async () => {
  const { store, dataDir } = openStore();
  hold(dataDir);
  const waiting = Promise.allSettled([keep(store, 'a')]);
  await keysIn(store);
  await store.close();
  expect(await waiting).toMatchObject([{ status: 'rejected' }]);
});

it('OPS-9 a writer starts while another process has the store, and feeds once it is let go', async () => {
  const { dataDir } = await houseWithGame();
  const { letGo } = hold(dataDir);
  const failures: unknown[] = [];
  const writer = await openOrigin({
    ...{
      dataDir,
      role: 'writer',
      leaseMs: 300,
      openStore: (directory, now) => openSqliteStore(directory, now, hurried),
    },
    feed: () => Promise.resolve({ stop: () => Promise.resolve() }),
    onFailure: (error) => failures.push(error),
  });
  expect(writer.isFeeding()).toBe(false);
  expect(await callOrigin(writer, 'GET', '/health/ready')).toMatchObject({ status: 503 });
  expect(failures.every((error) => error instanceof StoreUnavailable)).toBe(true);
  letGo();
  await expect.poll(writer.isFeeding).toBe(true);
});
