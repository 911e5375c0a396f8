/** Rows that another version of a projection made: what becomes of them when code of this version begins to lead. */
import { describe, expect, it } from 'vitest';
import { retain } from '../../../src/db/care/retention.ts';
import { ingestFeed, swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { ingestMember, swapMemberImage } from '../../../src/db/ingest/ingestMember.ts';
import { changeSlip } from '../../../src/db/ingest/ingestSlip.ts';
import { renewOffer, renewTheirs } from '../../../src/db/ingest/renewProjections.ts';
import { unpackFixture, packFixture } from '../../../src/db/packing/packedFixtures.ts';
import type { HanpanDatabase, MemberDatabase } from '../../../src/db/tables/database.ts';
import type { ProjectionStamps } from '../../../src/db/tables/rows.ts';
import { BOARD_VERSION } from '../../../src/db/projections/boards.ts';
import { beginTerm } from '../../../src/db/tables/terms.ts';
import { togglePick } from '../../../src/domain/bet-slip/decideSlip.ts';
import { SLIP_VERSION } from '../../../src/domain/bet-slip/slip.ts';
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

const TO_COMPACT = { maxBatches: 0, maxAgeMs: 1e9, maxBets: 10 };

type Store = HanpanDatabase | MemberDatabase;

/** What an update of the site finds: rows that are said to be of these versions. Ours are all 1 or more. */
const stamp = (db: Store, versions: ProjectionStamps['versions'], tries = 0) =>
  db.settings.put({ key: 'projections', value: { versions, tries } });
const stamps = async (db: Store) => {
  const row = await db.settings.get('projections');
  return row?.key === 'projections' ? row.value : undefined;
};

/** As code that took every price for three times what it is. */
async function otherwiseMade(db: HanpanDatabase): Promise<void> {
  await db.fixtures.toCollection().modify((row, stored) => {
    const fixture = unpackFixture(row);
    const [market, ...rest] = fixture?.markets ?? [];
    if (fixture === undefined || market === undefined) return;
    const selections = market.selections.map((selection) => ({ ...selection, odds: (selection.odds * 3) as never }));
    stored.value = packFixture({ ...fixture, markets: [{ ...market, selections }, ...rest] }).row;
  });
  await db.boards.toCollection().modify({ entries: [] });
}

const BOARDS = BOARD_VERSION.version;

async function offered() {
  const { db } = openDatabases();
  const sessionId = await signedIn(db);
  const fixtures = [sampleFixture(1), sampleFixture(2)];
  await swapFeedImage(db, { position: { epoch: 'e1', offset: 0 }, fixtures, news: ['news'] }, T0);
  await ingestFeed(db, { epoch: 'e1', events: [{ offset: 1, event: oddsChanged(1, 2, 190) }] }, T0);
  await ingestFeed(db, { epoch: 'e1', events: [{ offset: 2, event: oddsChanged(2, 2, 200) }] }, T0);
  const told: string[] = [];
  const tell = (what: string, became: string) => void told.push(`${what} ${became}`);
  const right = await projectionsOf(db);
  return { db, sessionId, told, tell, right, own: await theirs(db) };
}

describe('an offer that another version made', () => {
  it('PRJ-1 older rows are made again from snapshot and log, once', async () => {
    const { db, told, tell, right } = await offered();
    await otherwiseMade(db);
    await stamp(db, { offer: 0, boards: 0 });
    expect(await projectionsOf(db)).not.toEqual(right);
    await renewOffer(db, tell);
    await renewOffer(db, tell);
    expect(await projectionsOf(db)).toEqual(right);
    expect(told).toEqual(['offer rebuilt']);
    expect(await stamps(db)).toEqual({ versions: { offer: 1, boards: BOARDS }, tries: 0 });
    expect(await db.checkpoints.get('events')).toMatchObject({ offset: 2 });
  });

  it('PRJ-1 rows of this version are left alone, and nothing is written of them', async () => {
    const { db, told, tell } = await offered();
    await renewOffer(db, tell);
    expect([told, await stamps(db)]).toEqual([[], { versions: { offer: 1, boards: BOARDS }, tries: 0 }]);
  });

  it('PRJ-1 where nothing was stored nothing is made: no board says that it is empty', async () => {
    const { db } = openDatabases();
    const told: string[] = [];
    await renewOffer(db, (what, became) => void told.push(`${what} ${became}`));
    expect([told, await db.boards.count()]).toEqual([[], 0]);
    expect(await stamps(db)).toEqual({ versions: { boards: BOARDS }, tries: 0 });
  });

  it('PRJ-1 IDX-2 an index of boards of another version is named no more', async () => {
    const { db, tell } = await offered();
    await db.namedBoards.bulkPut(await db.boards.toArray());
    await db.settings.put({ key: 'index', value: { names: [], at: T0 } });
    await stamp(db, { boards: 1 });
    await renewOffer(db, tell);
    expect([await db.namedBoards.count(), await db.settings.get('index')]).toEqual([0, undefined]);
  });

  it('PRJ-1 boards of another version are made of the games, and need no log', async () => {
    const { db, told, tell, right } = await offered();
    await db.boards.toCollection().modify({ entries: [] });
    await Promise.all([db.log.clear(), db.snapshots.clear(), stamp(db, { boards: 0 })]);
    await renewOffer(db, tell);
    expect(await projectionsOf(db)).toEqual(right);
    expect(told).toEqual(['boards rebuilt']);
  });

  it('PRJ-2 a snapshot of rows that this code does not go on from proves nothing: the checkpoint goes', async () => {
    const { db, told, tell } = await offered();
    await otherwiseMade(db);
    await stamp(db, { offer: 0, boards: 0 });
    expect(await retain(db, T0, TO_COMPACT)).toContain('events');
    await renewOffer(db, tell);
    expect(told).toEqual(['offer dropped']);
    expect(await db.checkpoints.get('events')).toBeUndefined();
    // What is shown until the image comes, which says of itself that it is of this code.
    expect(await db.fixtures.count()).toBe(2);
    const image = { position: { epoch: 'e1', offset: 9 }, fixtures: [sampleFixture(1)], news: [] };
    await swapFeedImage(db, image, T0);
    expect(await stamps(db)).toEqual({ versions: { offer: 1, boards: BOARDS }, tries: 0 });
  });

  it('D12 PRJ-3 whoever dies in the middle has changed nothing, and the next one begins again', async () => {
    const { db, told, tell, right } = await offered();
    await otherwiseMade(db);
    await stamp(db, { offer: 0 });
    const before = await projectionsOf(db);
    const dies = () => {
      throw new Error('the worker was killed');
    };
    db.boards.hook('creating', dies);
    await expect(renewOffer(db, tell)).rejects.toThrow('killed');
    expect(await projectionsOf(db)).toEqual(before);
    expect(await stamps(db)).toEqual({ versions: { offer: 0 }, tries: 1 });
    db.boards.hook('creating').unsubscribe(dies);
    await renewOffer(db, tell);
    expect(await projectionsOf(db)).toEqual(right);
    expect(told).toEqual(['offer rebuilt']);
  });

  it('PRJ-3 after three tries the log is read no more', async () => {
    const { db, told, tell } = await offered();
    await stamp(db, { offer: 0 }, 3);
    await renewOffer(db, tell);
    expect(told).toEqual(['offer dropped']);
    expect(await db.checkpoints.get('events')).toBeUndefined();
  });

  it('D12 PRJ-4 older code leaves the rows of newer code, and says that it goes on with them', async () => {
    const { db, told, tell } = await offered();
    await otherwiseMade(db);
    const before = await projectionsOf(db);
    await stamp(db, { offer: 7, boards: BOARDS });
    await renewOffer(db, tell);
    expect(await projectionsOf(db)).toEqual(before);
    expect([told, await stamps(db)]).toEqual([[], { versions: { offer: 1, boards: BOARDS }, tries: 0 }]);
  });

  it('PRJ-4 SYN-06 whose term is over makes nothing again', async () => {
    const { db, told, tell } = await offered();
    const older = await beginTerm(db, 'older');
    await beginTerm(db, 'newer');
    await stamp(db, { offer: 0 });
    await renewOffer(db, tell, older);
    expect([told, await stamps(db)]).toEqual([[], { versions: { offer: 0 }, tries: 0 }]);
  });
});

describe('what is a member’s and another version made', () => {
  const toggle = (db: HanpanDatabase, n: number) =>
    changeSlip(db, {
      page: 'wintielose',
      memberId: null,
      fixtures: [fixtureIdOf(n)],
      at: T0,
      decide: ({ slip, fixtures }) => togglePick(slip, fixtures.get(fixtureIdOf(n)), selectionIdOf(n, 'home')),
    });

  async function withSlip() {
    const it = await offered();
    const { db, own, sessionId } = it;
    await swapMemberImage(
      own,
      sessionId,
      { position: { epoch: 'm1', offset: 0 }, member: sampleMember(), bets: [] },
      T0,
    );
    const event = {
      type: 'BalanceChanged',
      at: T0,
      data: { emoney: 5, delta: -5, kind: 'betHeld', betId: null },
    } as const;
    await ingestMember(own, sessionId, { epoch: 'm1', events: [{ offset: 1, event }] }, T0);
    await toggle(db, 1);
    return { ...it, right: await projectionsOf(db) };
  }

  it('PRJ-1 record, bets and slips are made again', async () => {
    const { db, own, told, tell, right } = await withSlip();
    await own.members.update(memberId, { emoney: 77 });
    await own.slips.update('wintielose', { picks: [] });
    await stamp(own, { member: 0, slips: 0 });
    await renewTheirs(own, tell);
    expect(await projectionsOf(db)).toEqual(right);
    expect(told).toEqual(['member rebuilt', 'slips rebuilt']);
  });

  it('PRJ-3 a slip without a whole history stays as it is, and is what its log begins with', async () => {
    const { db, own, told, tell, right } = await withSlip();
    await own.log.where('[stream+to]').equals(['slip', 1]).delete();
    await stamp(own, { slips: 0 });
    await renewTheirs(own, tell);
    expect(told).toEqual(['slips dropped']);
    expect(await projectionsOf(db)).toEqual(right);
    await toggle(db, 2);
    const after = await projectionsOf(db);
    await own.slips.clear();
    await stamp(own, { slips: 0 });
    // The log leads there again, from a state of this version.
    await renewTheirs(own, tell);
    expect(told.at(-1)).toBe('slips rebuilt');
    expect(await projectionsOf(db)).toEqual(after);
  });

  it('PRJ-4 a slip that older code changes is said to be of it, so that newer code makes it again', async () => {
    const { db, own } = await withSlip();
    await stamp(own, { slips: 7 });
    await toggle(db, 2);
    expect((await stamps(own))?.versions).toEqual({ slips: SLIP_VERSION.version });
  });
});
