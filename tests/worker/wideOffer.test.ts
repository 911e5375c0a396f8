/** A house whose offer is so large that nobody fetches what they do not look at (S-32, LIN-10): the real worker and the real origin, over real sockets. */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../src/db/queries/line.ts';
import { offerState } from '../../src/db/queries/offer.ts';
import { streamHealth } from '../../src/db/queries/session.ts';
import { followedTopics } from '../../src/db/records/followedTopics.ts';
import { readPartial } from '../../src/db/records/partialOffer.ts';
import { topicOfBoard, topicOfFixture, type Topic } from '../../src/domain/events/topics.ts';
import { SelectionId } from '../../src/domain/kernel/ids.ts';
import { fixtureIdOf, fixtureReport, marketReport } from '../server/support/feedReports.ts';
import { openOrigin } from '../server/support/openOrigin.ts';
import { NO_PAUSE_MS, until } from '../support/engine/manualClock.ts';
import { browserAtOrigin } from './support/browserAtOrigin.ts';

const GAMES = Array.from({ length: 90 }, (_, index) => `g${String(index).padStart(2, '0')}`);
const BOARD = topicOfBoard('wintielose', 'all');
const MINUTE_MS = 60_000;
const gameAt = (place: number) => fixtureIdOf(GAMES[place] ?? '');
const topicAt = (place: number) => topicOfFixture(gameAt(place));

/** Ninety games of three selections each; fifteen on a page. @param wideFrom selections */
async function openHouse(wideFrom: number) {
  const origin = await openOrigin({ imageBlockBytes: 40_000, heartbeatMs: 300, wideFrom });
  const startAt = Date.now();
  const opened = GAMES.map((game, index) => fixtureReport(game, { startAt: startAt + (60 + index) * MINUTE_MS }));
  await origin.sink.deliver([...opened, ...GAMES.map((game) => marketReport(game))]);
  const asked: string[] = [];
  const browser = browserAtOrigin(origin.url, (address, init) => {
    if (typeof address === 'string') asked.push(address);
    return fetch(address, init);
  });
  const { db } = browser;
  const heard = async () => (await streamHealth(db, 'events'))?.asOf ?? 0;
  return {
    origin,
    db,
    lookAt: (...topics: Topic[]) => browser.tab.engine.lookAt(topics),
    signIn: () => browser.tab.engine.login({ userId: 'member1', password: 'hanpan1234' }),
    isWhole: async () => (await readPartial(db)) === undefined && (await db.fixtures.count()) === GAMES.length,
    follows: async (place: number) => {
      const followed = await followedTopics(db);
      return followed.has('all') || followed.has(topicAt(place));
    },
    oddsOf: async (place: number) => {
      const row = await db.fixtures.get(gameAt(place));
      return JSON.stringify(row ?? {});
    },
    /** So many more heartbeats came, and all before them is stored. */
    beats: async (count: number) => {
      for (let beat = 0; beat < count; beat += 1) {
        const last = await heard();
        await until('heartbeat', async () => (await heard()) > last, 20_000);
      }
    },
    /** Topics of the streams that were asked for, the newest last. */
    streams: () =>
      asked
        .filter((address) => address.includes('/streams/events?'))
        .map((address) => new URL(address).searchParams.getAll('topics')),
    blocks: () => asked.filter((address) => address.includes('/events/blocks/')).length,
  };
}

describe('LIN-10 S-32 of a wide offer', () => {
  it('the games of a page come, and the index; the rest does not, and what is turned to comes by itself', async () => {
    const house = await openHouse(200);
    await house.lookAt(BOARD);
    await house.signIn();
    await until('index', async () => (await offerState(house.db)) === 'indexed', 20_000);
    await house.beats(4);
    expect([await house.db.fixtures.count(), await house.isWhole()]).toEqual([15, false]);
    // The one of the index.
    expect(house.blocks()).toBe(1);
    expect(house.streams().flat()).not.toContain('all');
    expect(await readLine(house.db)).toMatchObject({ state: 'good', isWide: true });
    await house.lookAt(BOARD, topicAt(40));
    await until('turned to', () => house.follows(40), 20_000);
    const before = await house.oddsOf(40);
    await house.origin.sink.deliver([marketReport('g40', { home: { odds: 333 } })]);
    await until('told', async () => (await house.oddsOf(40)) !== before, 20_000);
    expect(await house.db.fixtures.count()).toBe(16);
  }, 240_000);

  it('that grew, a board that has all looks at what it shows alone, which is never locked', async () => {
    const house = await openHouse(300);
    await house.lookAt('all', BOARD, topicAt(0), topicAt(1));
    await house.signIn();
    await until('all', async () => (await house.isWhole()) && (await house.follows(60)), 20_000);
    const totals = GAMES.slice(0, 30).map((game) => {
      const { selections, ...market } = marketReport(game);
      const others = selections.map((one) => ({ ...one, selectionId: SelectionId.parse(`${one.selectionId}-5`) }));
      return { ...market, marketId: '5', selections: others };
    });
    await house.origin.sink.deliver(totals);
    let isLost = false;
    await until(
      'narrow',
      async () => {
        isLost ||= !(await house.follows(1));
        return !(await house.follows(60));
      },
      20_000,
      NO_PAUSE_MS,
    );
    expect(isLost).toBe(false);
    expect(house.streams().at(-1)).not.toContain('all');
    await house.beats(2);
    expect(house.streams().at(-1)).not.toContain('all');
  }, 240_000);

  it('an origin that calls it wide no more has the rest asked for', async () => {
    const house = await openHouse(200);
    await house.lookAt(BOARD);
    await house.signIn();
    await until('index', async () => (await offerState(house.db)) === 'indexed', 20_000);
    await house.origin.sink.deliver(GAMES.slice(45).map((game) => ({ kind: 'closed', fixtureId: fixtureIdOf(game) })));
    await until('whole', async () => (await readPartial(house.db)) === undefined, 20_000);
    expect((await readLine(house.db)).isWide).toBe(false);
  }, 240_000);
});
