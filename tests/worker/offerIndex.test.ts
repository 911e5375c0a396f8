/** A line on which the rest of the offer never comes (S-29, S-30, rules IDX): the real worker and the real origin over real sockets. */
import { describe, expect, it } from 'vitest';
import { followedTopics } from '../../src/db/records/followedTopics.ts';
import { boardCut } from '../../src/db/queries/board.ts';
import { offerState } from '../../src/db/queries/offer.ts';
import { leagueCounts } from '../../src/db/queries/tree.ts';
import { IndexAnswer } from '../../src/domain/events/frames.ts';
import { topicOfBoard, topicOfFixture } from '../../src/domain/events/topics.ts';
import type { FixtureReport } from '../../server/feed/feed.ts';
import type { Origin } from '../../server/origin.ts';
import { fixtureIdOf, fixtureReport, marketReport } from '../server/support/feedReports.ts';
import { signIn } from '../server/support/caller.ts';
import { openOrigin } from '../server/support/openOrigin.ts';
import { until } from '../support/engine/manualClock.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { breakingBlocks } from './support/breakingBlocks.ts';
import { browserAtOrigin } from './support/browserAtOrigin.ts';

const GAMES = Array.from({ length: 90 }, (_, index) => `g${String(index).padStart(2, '0')}`);
const BOARD = topicOfBoard('wintielose', 'all');
const ALL = { category: 'all' } as const;
const MINUTE_MS = 60_000;

const NOW = Date.now();

/** A game as it was opened, and what became of it. */
function reported(index: number, change: Partial<FixtureReport> = {}): FixtureReport {
  const random = seededRandom(index);
  const word = () => Math.floor(random() * 2 ** 52).toString(36);
  const startAt = NOW + (60 + index) * MINUTE_MS;
  return fixtureReport(GAMES[index] ?? '', { startAt, home: word(), away: word(), ...change });
}

async function openHouse(): Promise<Origin> {
  const origin = await openOrigin({ imageBlockBytes: 40_000, heartbeatMs: 400 });
  await origin.sink.deliver([...GAMES.map((_, index) => reported(index)), ...GAMES.map((game) => marketReport(game))]);
  return origin;
}

/** Blocks come only of the index, over what is given. */
function withoutTheRest(carry: typeof fetch = fetch) {
  const indexBlocks = new Map<string, number>();
  /** Calls for the index and its blocks, in order. */
  const asked: string[] = [];
  const carried: typeof fetch = async (input, init) => {
    const url = typeof input === 'string' ? input : '';
    const block = /\/blocks\/(\w+)$/.exec(url)?.[1];
    if (block !== undefined && !indexBlocks.has(block)) throw new TypeError('no line');
    if (block !== undefined) asked.push('block');
    const response = await carry(input, init);
    if (!url.endsWith('/events/index')) return response;
    asked.push('index');
    const answer = IndexAnswer.parse(await response.clone().json());
    for (const { name, bytes } of answer.blocks) indexBlocks.set(name, bytes);
    return response;
  };
  return { carry: carried, indexBlocks, asked };
}

async function openBrowser(origin: Origin, carry: typeof fetch) {
  const browser = browserAtOrigin(origin.url, carry);
  await browser.tab.engine.lookAt([BOARD]);
  await browser.tab.engine.login({ userId: 'member1', password: 'hanpan1234' });
  await until('index', async () => (await offerState(browser.db)) === 'indexed', 20_000);
  return browser;
}

describe('a browser whose line brings no more than its page', () => {
  it('S-30 IDX-3 has the index, and counts all there is', async () => {
    const origin = await openHouse();
    const browser = await openBrowser(origin, withoutTheRest().carry);
    await until('page', async () => (await browser.db.fixtures.count()) === 15, 20_000);
    const counts = (await leagueCounts(browser.db, 'wintielose')) ?? [];
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(GAMES.length);
    expect(await boardCut(browser.db, { kind: 'wintielose', ...ALL, pageNumber: 6 })).toMatchObject({
      page: 6,
      pageCount: 6,
      total: GAMES.length,
    });
  });

  it('IDX-4 IDX-2 has the prices of a later page once a tab looks at what the index names there', async () => {
    const origin = await openHouse();
    const browser = await openBrowser(origin, withoutTheRest().carry);
    const cut = await boardCut(browser.db, { kind: 'wintielose', ...ALL, pageNumber: 4 });
    expect(cut?.named?.size).toBe(15);
    const topics = cut?.beside?.map(({ fixtureId }) => topicOfFixture(fixtureId)) ?? [];
    expect(topics).toHaveLength(15);
    await browser.tab.engine.lookAt([BOARD, ...topics]);
    await until(
      'prices',
      async () => {
        const followed = await followedTopics(browser.db);
        return topics.every((topic) => followed.has(topic));
      },
      20_000,
    );
    const now = await boardCut(browser.db, { kind: 'wintielose', ...ALL, pageNumber: 4 });
    expect(now?.fixtureIds).toEqual(cut?.fixtureIds);
    const rows = await browser.db.fixtures.bulkGet([...(now?.fixtureIds ?? [])]);
    expect(rows.every((row) => row !== undefined)).toBe(true);
    expect(now?.total).toBe(GAMES.length);
  });

  it('IDX-2 counts a game that appears, once', async () => {
    const origin = await openHouse();
    const browser = await openBrowser(origin, withoutTheRest().carry);
    await origin.sink.deliver([fixtureReport('new'), marketReport('new')]);
    await until('new', async () => (await browser.db.fixtures.get(fixtureIdOf('new'))) !== undefined, 20_000);
    await until(
      'counted',
      async () => (await boardCut(browser.db, { kind: 'wintielose', ...ALL, pageNumber: 1 }))?.total === 91,
      20_000,
    );
  });

  it('IDX-6 counts what befell games while the origin kept its index', async () => {
    const origin = await openHouse();
    const other = await signIn(origin, 'member2');
    expect((await other.call('GET', '/streams/events/index')).status).toBe(200);
    await origin.sink.deliver([reported(70, { status: 'cancelled' }), reported(71, { startAt: NOW + MINUTE_MS })]);
    await origin.sink.deliver([fixtureReport('new'), marketReport('new'), reported(72, { status: 'cancelled' })]);
    const browser = await openBrowser(origin, withoutTheRest().carry);
    // Less two that left, with one that came.
    expect((await boardCut(browser.db, { kind: 'wintielose', ...ALL, pageNumber: 1 }))?.total).toBe(GAMES.length - 1);
    expect((await boardCut(browser.db, { kind: 'wintielose', ...ALL, pageNumber: 1 }))?.fixtureIds).toContain(
      fixtureIdOf('g71'),
    );
    const health = await other.call('GET', '/health');
    expect(health.body).toMatchObject({ images: { indexes: 1 } });
  });

  it('IDX-6 counts what befell games while its blocks came', async () => {
    const origin = await openHouse();
    const held = withoutTheRest();
    let letCome = () => {};
    const coming = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    const browser = browserAtOrigin(origin.url, async (input, init) => {
      if (typeof input === 'string' && input.includes('/blocks/')) await coming;
      return held.carry(input, init);
    });
    await browser.tab.engine.lookAt([BOARD]);
    await browser.tab.engine.login({ userId: 'member1', password: 'hanpan1234' });
    await until('page', async () => (await browser.db.fixtures.count()) === 15, 20_000);
    await until('index', () => held.asked.includes('index'), 20_000);
    await origin.sink.deliver([reported(70, { status: 'cancelled' }), fixtureReport('new'), marketReport('new')]);
    await until('new', async () => (await browser.db.fixtures.get(fixtureIdOf('new'))) !== undefined, 20_000);
    await origin.sink.deliver([reported(71, { status: 'cancelled' }), fixtureReport('last')]);
    await until('last', async () => (await browser.db.fixtures.get(fixtureIdOf('last'))) !== undefined, 20_000);
    letCome();
    await until('index', async () => (await offerState(browser.db)) === 'indexed', 20_000);
    expect((await boardCut(browser.db, { kind: 'wintielose', ...ALL, pageNumber: 1 }))?.total).toBe(GAMES.length - 1);
    expect(held.asked).toEqual(['index', 'block']);
  });

  it('S-30 asks for no byte of the index twice on a line that breaks', async () => {
    const origin = await openHouse();
    const line = breakingBlocks(400);
    const { carry, indexBlocks } = withoutTheRest(line.carry);
    await openBrowser(origin, carry);
    expect(line.broken).toBeGreaterThan(2);
    expect(indexBlocks.size).toBeGreaterThan(0);
    for (const [name, bytes] of indexBlocks) expect(line.carried.get(name)).toBe(bytes);
  });

  it('S-30 fetches it once, and has none of it when the offer is whole', async () => {
    const origin = await openHouse();
    const held = withoutTheRest();
    let isHeld = true;
    const browser = await openBrowser(origin, (input, init) => (isHeld ? held.carry(input, init) : fetch(input, init)));
    const before = [...held.asked];
    expect(before).toEqual(['index', 'block']);
    await browser.tab.engine.lookAt([BOARD, topicOfFixture(fixtureIdOf('g50'))]);
    await until('more', async () => (await browser.db.fixtures.count()) === 16, 20_000);
    expect(held.asked).toEqual(before);
    isHeld = false;
    await browser.tab.engine.wake('online');
    await until('whole', async () => (await offerState(browser.db)) === 'whole', 20_000);
    expect(await browser.db.fixtures.count()).toBe(GAMES.length);
    expect([await browser.db.namedBoards.count(), await browser.db.namedLeagues.count()]).toEqual([0, 0]);
  });

  it('S-30 the rest of the offer waits until it is there', async () => {
    const origin = await openHouse();
    const order: string[] = [];
    let index: readonly string[] = [];
    const browser = browserAtOrigin(origin.url, async (input, init) => {
      const url = typeof input === 'string' ? input : '';
      const block = /\/blocks\/(\w+)$/.exec(url)?.[1];
      if (block !== undefined) order.push(index.includes(block) ? 'index' : 'rest');
      // An answer that takes longer than the names of the rest.
      if (url.endsWith('/events/index')) await new Promise((resolve) => setTimeout(resolve, 1_500));
      const response = await fetch(input, init);
      if (url.endsWith('/events/index'))
        index = IndexAnswer.parse(await response.clone().json()).blocks.map(({ name }) => name);
      return response;
    });
    await browser.tab.engine.lookAt([BOARD]);
    await browser.tab.engine.login({ userId: 'member1', password: 'hanpan1234' });
    await until('whole', async () => (await offerState(browser.db)) === 'whole', 20_000);
    expect(order[0]).toBe('index');
    expect(order.filter((what) => what === 'rest').length).toBeGreaterThan(0);
  });
});
