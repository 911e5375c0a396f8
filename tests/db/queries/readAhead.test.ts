/** What is read ahead of a page against what the page's own queries say, on a real local database, and what it leaves alone. */
import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HanpanDatabase, memberDatabaseName } from '../../../src/db/tables/database.ts';
import { storeFollowed } from '../../../src/db/records/followedTopics.ts';
import { swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { boardCut } from '../../../src/db/queries/board.ts';
import { fixturesAhead, readFollowedFixtures } from '../../../src/db/queries/fixtures.ts';
import type { AskedBoard } from '../../../src/db/queries/boardCut.ts';
import { cutAhead, readAhead } from '../../../src/db/queries/readAhead.ts';
import { currentMember, session } from '../../../src/db/queries/session.ts';
import { DATABASE_NAME } from '../../../src/db/tables/schemaEpoch.ts';
import { endSession } from '../../../src/db/records/sessions.ts';
import { topicOfSport } from '../../../src/domain/events/topics.ts';
import { LeagueId, MemberId } from '../../../src/domain/kernel/ids.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import { manualClock } from '../../support/engine/manualClock.ts';
import { signedIn, theirs } from '../../support/engine/openDatabases.ts';
import { memberId, sampleFixture, sampleMember, T0 } from '../../support/engine/sampleData.ts';

const asked: AskedBoard = { kind: 'wintielose', category: 'all', leagueId: undefined, pageNumber: 2 };
const GAMES = Array.from({ length: 20 }, (_, index) => sampleFixture(index + 1));

let storage: IDBFactory;
let open: HanpanDatabase[];
const database = () => {
  const db = new HanpanDatabase();
  open.push(db);
  return db;
};
const deps = () => ({ storage, ...manualClock(T0) });

beforeEach(() => {
  storage = new IDBFactory();
  Dexie.dependencies.indexedDB = storage;
  open = [];
});
afterEach(() => {
  for (const db of open) db.close();
});

async function stored() {
  const db = database();
  await signedIn(db);
  await swapFeedImage(db, { position: { epoch: 'e1', offset: 1 }, fixtures: GAMES, news: [] }, T0);
  await db.transaction('rw', [db.settings], () => storeFollowed(db, new Set([topicOfSport(SPORT.football)])));
  return db;
}

describe('what is read ahead of a page', () => {
  it('SYN-03 STL-5 is what the live queries of that page answer', async () => {
    const db = await stored();
    const ahead = await readAhead(deps(), asked, undefined);
    const cut = await boardCut(db, asked);
    if (ahead === undefined || cut === undefined) throw new Error('nothing was stored');
    expect(cut.fixtureIds).toHaveLength(5);
    expect(cutAhead(ahead, asked)).toEqual(cut);
    expect(fixturesAhead(ahead, cut.fixtureIds)).toEqual(await readFollowedFixtures(db, cut.fixtureIds));
    expect(ahead).toMatchObject({ at: T0, session: await session(db), member: await currentMember(db) });
  });

  it('FAV-5 has the leagues first that its member has marked, and none of another member', async () => {
    const db = await stored();
    const late = GAMES.map((game, index) => (index < 18 ? game : { ...game, leagueId: LeagueId.parse('late') }));
    await swapFeedImage(db, { position: { epoch: 'e1', offset: 2 }, fixtures: late, news: [] }, T0);
    const mark = { kind: 'league', id: 'late', name: '' } as const;
    const first = { ...asked, pageNumber: 1 };
    const shown = async () => (await boardCut(db, first))?.fixtureIds.slice(0, 2);
    await db.settings.put({ key: 'favourites another', value: [mark] });
    expect(await shown()).toEqual(GAMES.slice(0, 2).map(({ fixtureId }) => fixtureId));
    await db.settings.put({ key: `favourites ${memberId}`, value: [mark] });
    expect(await shown()).toEqual(GAMES.slice(18).map(({ fixtureId }) => fixtureId));
    expect(cutAhead(await readAhead(deps(), first, undefined), first)).toEqual(await boardCut(db, first));
  });

  it('S-25 shows no partial board as whole: neither a page that has not come nor a count', async () => {
    const db = await stored();
    expect((await readAhead(deps(), asked, undefined))?.offer).toBe('whole');
    await db.settings.put({ key: 'partial', value: { pages: { 'page:wintielose/all': [GAMES[4]?.fixtureId ?? ''] } } });
    const later = await readAhead(deps(), asked, undefined);
    expect(later).toMatchObject({ offer: 'partial', board: undefined });
    const first = { ...asked, pageNumber: 1 };
    const cut = cutAhead(await readAhead(deps(), first, undefined), first);
    expect(cut).toEqual(await boardCut(db, first));
    expect(cut).toMatchObject({ fixtureIds: [GAMES[4]?.fixtureId], total: undefined, counts: undefined });
  });

  it('STL-4 brings the health that says whether its prices are locked', async () => {
    const db = await stored();
    const health = { stream: 'events', state: 'waiting', lastByteAt: 1, asOf: 1, heartbeatMs: 10 } as const;
    await db.health.put({ ...health, retryAt: 2, attempt: 3, clockOffset: 0 });
    expect((await readAhead(deps(), asked, undefined))?.health).toEqual(await db.health.get('events'));
  });

  it.each([
    ['the member’s database', (name: string) => name],
    ['no database', () => undefined],
    ['another member’s', () => memberDatabaseName(DATABASE_NAME, 'f'.repeat(32))],
  ])('SES-18 SYN-03 told %s, it is the member of the session row, and nobody else', async (_what, told) => {
    const db = await stored();
    const other = db.ofMember(memberDatabaseName(db.name, 'f'.repeat(32)));
    await other.members.put(sampleMember({ id: MemberId.parse('m2') }));
    const ahead = await readAhead(deps(), asked, told((await theirs(db)).name));
    expect(ahead?.member).toEqual(await currentMember(db));
    expect(ahead?.member?.id).toBe(memberId);
  });

  it('SYN-03 opens both databases at once', async () => {
    const db = await stored();
    const { name } = await theirs(db);
    const asks: string[] = [];
    const counted = new Proxy(storage, {
      get: (target, key) => (database: string) => {
        asks.push(`${String(key)} ${database}`);
        return (Reflect.get(target, key) as (one: string) => unknown).call(target, database);
      },
    });
    const reading = readAhead({ ...deps(), storage: counted }, asked, name);
    expect(asks.toSorted()).toEqual([`open ${db.name}`, `open ${name}`]);
    expect((await reading)?.member?.id).toBe(memberId);
    expect(asks).toHaveLength(2);
  });

  it('says nothing of another page of the board, and nothing of other fixtures', async () => {
    await stored();
    const ahead = await readAhead(deps(), asked, undefined);
    if (ahead === undefined) throw new Error('nothing was stored');
    expect(cutAhead(ahead, { ...asked, pageNumber: 1 })).toBeUndefined();
    expect(cutAhead(ahead, { ...asked, category: 'football' })).toBeUndefined();
    expect(cutAhead(ahead, { ...asked, leagueId: 'l' })).toBeUndefined();
    expect(fixturesAhead(ahead, [GAMES[0]?.fixtureId ?? ''])).toBeUndefined();
  });

  it('SES-06 names no member once the session is over', async () => {
    const db = await stored();
    await endSession(db, (await session(db))?.sessionId ?? '', 'logout');
    const ahead = await readAhead(deps(), undefined, undefined);
    expect(ahead).toMatchObject({ session: { state: 'signedOut' }, member: undefined, board: undefined });
  });

  it('makes no database where there is none', async () => {
    expect(await readAhead(deps(), asked, undefined)).toBeUndefined();
    expect(await storage.databases()).toEqual([]);
  });

  it('D2 keeps nobody from deleting the database afterwards', async () => {
    const db = await stored();
    const { name } = await theirs(db);
    await readAhead(deps(), asked, name);
    await db.deleteMember(name);
    await db.delete();
    expect(await storage.databases()).toEqual([]);
  });

  it('D5 is nothing where the browser has no storage, and after a second where it never answers', async () => {
    expect(await readAhead({ ...deps(), storage: undefined }, asked, undefined)).toBeUndefined();
    const clock = manualClock(T0);
    const silent = new Proxy(storage, {
      get: (target, key) => (key === 'open' ? () => new EventTarget() : (Reflect.get(target, key) as unknown)),
    });
    const reading = readAhead({ storage: silent, ...clock }, asked, undefined);
    await clock.advance(1_000);
    expect(await reading).toBeUndefined();
    expect(clock.pending).toBe(0);
  });
});
