/** What snapshot and log prove is made again from them; what they do not is dropped, so that an image comes (law 4). */
import { describe, expect, it } from 'vitest';
import { checkFixtures, fixtureTables, soundFixtures } from '../../../src/db/care/soundRows.ts';
import { ingestFeed, swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { ingestMember, swapMemberImage } from '../../../src/db/ingest/ingestMember.ts';
import { changeSlip } from '../../../src/db/ingest/ingestSlip.ts';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import { togglePick } from '../../../src/domain/bet-slip/decideSlip.ts';
import { openDatabases, projectionsOf, signedIn, theirs } from '../../support/engine/openDatabases.ts';
import {
  fixtureIdOf,
  memberId,
  oddsChanged,
  sampleFixture,
  sampleMember,
  selectionIdOf,
  T0,
} from '../../support/engine/sampleData.ts';

const GARBAGE = { about: '[7]', state: '[]' };

async function offered() {
  const { db } = openDatabases();
  const sessionId = await signedIn(db);
  const fixtures = [sampleFixture(1), sampleFixture(2)];
  await swapFeedImage(db, { position: { epoch: 'e1', offset: 0 }, fixtures, news: [] }, T0);
  const ingest = (offset: number, n: number, odds: number) =>
    ingestFeed(db, { epoch: 'e1', events: [{ offset, event: oddsChanged(n, offset + 1, odds) }] }, T0);
  await ingest(1, 1, 190);
  await ingest(2, 2, 200);
  await ingest(3, 1, 195);
  return { db, sessionId, ingest };
}

const damage = (db: HanpanDatabase, id: string) => db.table('fixtures').update(id, GARBAGE);
const read = (db: HanpanDatabase, n: number) =>
  db.transaction('rw', fixtureTables(db), () => soundFixtures(db, [fixtureIdOf(n)], T0));

/** Ways in which a log cannot prove anything. */
const UNSOUND: readonly [string, (db: HanpanDatabase) => Promise<unknown>][] = [
  ['lacks a record', (db) => db.log.where('[stream+to]').equals(['events', 2]).delete()],
  ['lacks its last record', (db) => db.log.where('[stream+to]').equals(['events', 3]).delete()],
  ['lacks its snapshot', (db) => db.snapshots.clear()],
  ['has a snapshot of another epoch', (db) => db.snapshots.toCollection().modify({ epoch: 'e0' })],
  [
    'has a snapshot with the same garbage',
    (db) => db.table('snapshots').update('events', { 'state.fixtures': [{ fixtureId: 'f1', ...GARBAGE }] }),
  ],
  ['has a snapshot of no shape', (db) => db.table('snapshots').update('events', { state: 7 })],
  ['has a record of no shape', (db) => db.table('log').toCollection().modify({ packed: null })],
];

describe('rows that no schema accepts, where the log reaches', () => {
  it('D11 a damaged game is made again as it stood, whoever finds it', async () => {
    const { db, ingest } = await offered();
    const before = await projectionsOf(db);
    await damage(db, 'f1');
    expect((await read(db, 1)).get('f1')?.markets[0]?.selections[0]).toMatchObject({ odds: 195, oddsBefore: 190 });
    await damage(db, 'f2');
    await checkFixtures(db, T0);
    expect(await projectionsOf(db)).toEqual(before);
    expect((await db.quarantine.toArray()).map(({ detail }) => detail)).toEqual(['fixture f1', 'fixture f2']);
    await damage(db, 'f2');
    expect(await ingest(4, 2, 210)).toMatchObject({ kind: 'applied' });
    expect((await read(db, 2)).get('f2')?.markets[0]?.selections[0]).toMatchObject({ odds: 210, oddsBefore: 200 });
  });

  it('D11 a damaged game that is on offer no more is gone, and the stream goes on', async () => {
    const { db } = await offered();
    await db.table('fixtures').put({ fixtureId: 'f9', ...GARBAGE });
    await checkFixtures(db, T0);
    expect(await db.fixtures.toCollection().primaryKeys()).toEqual(['f1', 'f2']);
    expect(await db.checkpoints.get('events')).toMatchObject({ offset: 3 });
  });

  it.each(UNSOUND)('D11 a log that %s proves nothing: the game is dropped and an image asked for', async (_, spoil) => {
    const { db, ingest } = await offered();
    await spoil(db);
    await damage(db, 'f1');
    expect((await read(db, 1)).size).toBe(0);
    expect(await db.fixtures.toCollection().primaryKeys()).toEqual(['f2']);
    expect(await ingest(4, 2, 210)).toEqual({ kind: 'discontinuous' });
  });

  it('D11 a damaged slip has its picks again', async () => {
    const { db } = await offered();
    const own = await theirs(db);
    const toggle = (n: number) =>
      changeSlip(db, {
        page: 'wintielose',
        memberId: null,
        fixtures: [fixtureIdOf(n)],
        at: T0,
        decide: ({ slip, fixtures }) => togglePick(slip, fixtures.get(fixtureIdOf(n)), selectionIdOf(n, 'home')),
      });
    await toggle(1);
    await own.table('slips').put({ page: 'wintielose', picks: [{ odds: 'high' }], stake: -1 });
    await toggle(2);
    const slip = await own.slips.get('wintielose');
    expect(slip?.picks.map(({ fixtureId }) => fixtureId)).toEqual(['f1', 'f2']);
  });

  it('D11 a damaged member has their balance again, without an image', async () => {
    const { db, sessionId } = await offered();
    const own = await theirs(db);
    const image = { position: { epoch: 'm1', offset: 0 }, member: sampleMember(), bets: [] };
    await swapMemberImage(own, sessionId, image, T0);
    const held = { emoney: 990_000, delta: -10_000, kind: 'betHeld', betId: null } as const;
    const event = { type: 'BalanceChanged', at: T0 + 10, data: held } as const;
    await ingestMember(own, sessionId, { epoch: 'm1', events: [{ offset: 1, event }] }, T0);
    await own.table('members').put({ id: memberId, emoney: 'much' });
    await changeSlip(db, {
      page: 'wintielose',
      memberId: null,
      fixtures: [],
      at: T0,
      decide: ({ member }) => {
        expect(member?.emoney).toBe(990_000);
        return { ok: true, events: [] };
      },
    });
    expect(await own.members.toArray()).toMatchObject([{ id: memberId, emoney: 990_000 }]);
    expect(await own.checkpoints.get('bets')).toMatchObject({ offset: 1 });
  });
});
