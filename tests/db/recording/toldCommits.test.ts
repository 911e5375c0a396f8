/** What is told of commits, folded from a keyframe on, is what is stored: under transactions that overlap, fail, and lose their database. */
import Dexie, { type Table } from 'dexie';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readKeyframe, type StoredKeyframe } from '../../../src/db/recording/readKeyframe.ts';
import { keyOfRow, recordedTables, textOfKey } from '../../../src/db/recording/recordedTables.ts';
import { ToldDatabase, type ToldCommit } from '../../../src/db/recording/toldCommits.ts';
import { feedLog, logTables } from '../../../src/db/log/eventLog.ts';
import type { MemberDatabase } from '../../../src/db/tables/database.ts';
import { openDatabases, signedIn, theirs } from '../../support/engine/openDatabases.ts';
import { oddsChanged, T0 } from '../../support/engine/sampleData.ts';

type Db = 'house' | 'member';
type Stored = Record<Db, Map<string, Map<string, unknown>>>;

/** Folds by the letter of what is told, with nothing of the code that folds recordings. */
class Fold {
  rows: Stored | undefined;

  take = ({ house, member }: StoredKeyframe) => {
    const of = (db: Db, tables: Readonly<Record<string, readonly unknown[]>>) =>
      new Map(
        recordedTables(db).map((name) => [
          name,
          new Map((tables[name] ?? []).map((row) => [keyOfRow(db, name, row)?.text ?? '', row])),
        ]),
      );
    this.rows = { house: of('house', house), member: of('member', member) };
  };

  tell = ({ db, cleared, gone, put }: ToldCommit) => {
    const tables = this.rows?.[db];
    for (const name of cleared) tables?.get(name)?.clear();
    for (const [name, keys] of Object.entries(gone)) for (const key of keys) tables?.get(name)?.delete(textOfKey(key));
    for (const [name, rows] of Object.entries(put))
      for (const row of rows) tables?.get(name)?.set(keyOfRow(db, name, row)?.text ?? '', row);
  };
}

async function storedIn(db: ToldDatabase, member: MemberDatabase | undefined): Promise<Stored> {
  const of = async (kind: Db, database: ToldDatabase | MemberDatabase | undefined) =>
    new Map(
      await Promise.all(
        recordedTables(kind).map(async (name) => {
          const rows: unknown[] = (await database?.table(name).toArray()) ?? [];
          return [name, new Map(rows.map((row) => [keyOfRow(kind, name, row)?.text ?? '', row]))] as const;
        }),
      ),
    );
  return { house: await of('house', db), member: await of('member', member) };
}

const plain = (stored: Stored | undefined) =>
  JSON.stringify(stored, (_, value: unknown) =>
    value instanceof Map ? [...value].toSorted(([a], [b]) => (a < b ? -1 : 1)) : value,
  );

async function openTold(isSignedIn = true) {
  const { db: plainDb } = openDatabases();
  const db = new ToldDatabase(plainDb.name);
  if (isSignedIn) await signedIn(db);
  return db;
}

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];
const key = fc.constantFrom(...KEYS);
const deed = fc.oneof(
  fc.record({
    does: fc.constant('put' as const),
    ids: fc.array(key, { minLength: 1, maxLength: 6 }),
    value: fc.nat(99),
  }),
  fc.record({
    does: fc.constant('add' as const),
    ids: fc.array(key, { minLength: 1, maxLength: 6 }),
    value: fc.nat(99),
  }),
  fc.record({ does: fc.constant('delete' as const), ids: fc.array(key, { minLength: 1, maxLength: 4 }) }),
  fc.record({ does: fc.constant('range' as const), from: key, to: key }),
  fc.record({ does: fc.constant('modify' as const), from: key, value: fc.nat(99) }),
  fc.record({ does: fc.constant('clear' as const) }),
);
type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;
const step = fc.record({
  db: fc.constantFrom('house' as const, 'member' as const),
  deeds: fc.array(deed, { minLength: 1, maxLength: 4 }),
  ends: fc.constantFrom('commits', 'commits', 'commits', 'aborts'),
  /** Begins while the ones before are under way. */
  isAtOnce: fc.boolean(),
  keyframe: fc.constantFrom(false, false, true),
});

/** Two tables of each database, of one key and of two. */
const tablesOf = (db: ToldDatabase, member: MemberDatabase, kind: Db) =>
  kind === 'house'
    ? ([db.documents, (id: string, value: number) => ({ name: id, value })] as const)
    : ([member.listRows, (id: string, value: number) => ({ name: 'bets', id, row: value, position: null })] as const);

function doIt(kind: Db, table: ReturnType<typeof tablesOf>[0], rowOf: ReturnType<typeof tablesOf>[1], one: Deed) {
  const keyOf = (id: string) => (kind === 'house' ? id : ['bets', id]);
  const untyped = table as unknown as Table<object, unknown>;
  const whole = kind === 'house' ? 'name' : '[name+id]';
  switch (one.does) {
    case 'put':
      return untyped.bulkPut(one.ids.map((id) => rowOf(id, one.value)));
    // Some of them may be there: these fail, and the others are added all the same.
    case 'add':
      return untyped.bulkAdd(one.ids.map((id) => rowOf(id, one.value))).catch(() => undefined);
    case 'delete':
      return untyped.bulkDelete(one.ids.map(keyOf));
    case 'range':
      return untyped.where(whole).between(keyOf(one.from), keyOf(one.to), true, true).delete();
    case 'modify':
      return untyped
        .where(whole)
        .aboveOrEqual(keyOf(one.from))
        .modify({ [kind === 'house' ? 'hasFailed' : 'row']: one.value });
    case 'clear':
      return untyped.clear();
  }
}

describe('commits that are told', () => {
  it('RCD-40 RCD-41 folded from a keyframe on are the rows of the databases, whatever overlaps, fails or is aborted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const db = await openTold();
        const member = await theirs(db);
        const fold = new Fold();
        const stop = db.commits.listen(fold.tell);
        const running: Promise<unknown>[] = [];
        let keyframes = readKeyframe(db, fold.take);
        for (const { db: kind, deeds, ends, isAtOnce, keyframe } of steps) {
          if (!isAtOnce) await Promise.all(running.splice(0));
          // One at a time, among transactions that are under way.
          if (keyframe) keyframes = keyframes.then(() => readKeyframe(db, fold.take));
          const [table, rowOf] = tablesOf(db, member, kind);
          const transaction = (kind === 'house' ? db : (member as Dexie)).transaction('rw', [table.name], async () => {
            // Asked for together: done in this order all the same.
            await Promise.all(deeds.map((one) => doIt(kind, table, rowOf, one)));
            if (ends === 'aborts') throw new Error('aborted on purpose');
          });
          running.push(transaction.catch(() => undefined));
        }
        await Promise.all([...running, keyframes]);
        expect(plain(fold.rows)).toBe(plain(await storedIn(db, member)));
        stop();
        db.close();
      }),
      { numRuns: 60 },
    );
  });

  it('RCD-40 tells a commit once, in its order, with what it logged, and nothing of what was aborted', async () => {
    const db = await openTold(false);
    const told: ToldCommit[] = [];
    const stop = db.commits.listen((commit) => told.push(commit));
    const log = feedLog(db);
    const append = (from: number) =>
      db.transaction('rw', logTables(db), () =>
        log.append({ epoch: 'e1', from, to: from, at: T0, events: [oddsChanged(1, from, 150)] }, true),
      );
    const results = await Promise.allSettled([
      append(1),
      db.transaction('rw', logTables(db), async () => {
        await log.append({ epoch: 'e1', from: 9, to: 9, at: T0, events: [] }, true);
        throw new Error('aborted on purpose');
      }),
      append(2),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(told.map(({ db: kind, logged, put }) => [kind, logged.map(({ from }) => from), Object.keys(put)])).toEqual([
      ['house', [1], ['checkpoints']],
      ['house', [2], ['checkpoints']],
    ]);
    stop();
    await append(3);
    expect(told).toHaveLength(2);
  });

  it('RCD-40 tells which rows a range had', async () => {
    const db = await openTold(false);
    await db.documents.bulkPut(['a', 'b', 'c'].map((name) => ({ name, value: 1 })) as never[]);
    const told: ToldCommit[] = [];
    db.commits.listen((commit) => told.push(commit));
    await db.transaction('rw', [db.documents], async () => {
      const gone = db.core.table('documents').mutate({
        type: 'deleteRange',
        trans: (Dexie.currentTransaction as unknown as { readonly idbtrans: never }).idbtrans,
        range: { type: 2, lower: 'a', upper: 'b' },
      });
      await Promise.all([gone, db.documents.put({ name: 'b', value: 2 } as never)]);
    });
    expect(told).toMatchObject([{ gone: { documents: ['a', 'b'] }, put: { documents: [{ name: 'b', value: 2 }] } }]);
    expect((await db.documents.toArray()).map(({ name }) => name)).toEqual(['b', 'c']);
  });

  it('RCD-42 never tells rows of the vault, the fence, what is kept aside, or snapshots', async () => {
    const db = await openTold(false);
    const told: ToldCommit[] = [];
    db.commits.listen((commit) => told.push(commit));
    await signedIn(db);
    await (await theirs(db)).quarantine.add({ at: 1, source: 'tab', kind: 'x', detail: 'planted', sample: 'planted' });
    const tables = new Set(told.flatMap(({ put }) => Object.keys(put)));
    expect(tables.has('sessions') && tables.has('members')).toBe(true);
    for (const secret of ['vault', 'fence', 'quarantine', 'snapshots', 'blocks'])
      expect(tables.has(secret)).toBe(false);
    expect(JSON.stringify(told)).not.toContain('planted');
  });

  it('RCD-41 a keyframe reads the member who is signed in at its place, and holds no rows of one before', async () => {
    const db = await openTold();
    const fold = new Fold();
    db.commits.listen(fold.tell);
    const first = (await theirs(db)).name;
    const keyframes: (string | undefined)[] = [];
    await Promise.all([readKeyframe(db, ({ memberDatabase }) => keyframes.push(memberDatabase)), signedIn(db)]);
    const second = (await theirs(db)).name;
    await readKeyframe(db, ({ memberDatabase }) => keyframes.push(memberDatabase));
    expect([first, second]).toContain(keyframes[0]);
    expect(keyframes[1]).toBe(second);
    expect(second).not.toBe(first);
  });
});
