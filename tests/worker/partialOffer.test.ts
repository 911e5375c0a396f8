/** A first visit on a bad line (S-24 … S-27): the page's games first, then the rest in blocks, against the real origin over real sockets. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { pendingImage } from '../../src/db/records/pendingImage.ts';
import { followedTopics } from '../../src/db/records/followedTopics.ts';
import { readPartial } from '../../src/db/records/partialOffer.ts';
import { streamHealth } from '../../src/db/queries/session.ts';
import { topicOfBoard, topicOfFixture, type Topic } from '../../src/domain/events/topics.ts';
import type { Origin } from '../../server/origin.ts';
import { fixtureIdOf, fixtureReport, marketReport } from '../server/support/feedReports.ts';
import { openOrigin } from '../server/support/openOrigin.ts';
import { NO_PAUSE_MS, until } from '../support/engine/manualClock.ts';
import { browserAtOrigin } from './support/browserAtOrigin.ts';
import { breakingBlocks } from './support/breakingBlocks.ts';

const GAMES = Array.from({ length: 90 }, (_, index) => `g${String(index).padStart(2, '0')}`);
const BOARD = topicOfBoard('wintielose', 'all');
const MINUTE_MS = 60_000;
const HEARTBEAT_MS = 400;

/** Ninety games, fifteen on a page; an image of more than a page comes in several blocks. */
async function openHouse(imageBlockBytes = 40_000): Promise<Origin> {
  const origin = await openOrigin({ imageBlockBytes, heartbeatMs: HEARTBEAT_MS });
  const opened = GAMES.map((game, index) => fixtureReport(game, { startAt: Date.now() + (60 + index) * MINUTE_MS }));
  await origin.sink.deliver([...opened, ...GAMES.map((game) => marketReport(game))]);
  return origin;
}

async function openBrowser(url: string, look: readonly Topic[], carry?: typeof fetch) {
  const browser = browserAtOrigin(url, carry);
  await browser.tab.engine.lookAt([...look]);
  const signIn = () => browser.tab.engine.login({ userId: 'member1', password: 'hanpan1234' });
  const isWhole = async () => (await readPartial(browser.db)) === undefined && (await browser.db.fixtures.count()) > 15;
  const isLive = async () => (await streamHealth(browser.db, 'events'))?.state === 'live';
  return { ...browser, signIn, isWhole, isLive };
}

/** Prices that move as long as the test runs. */
function moveOn(origin: Origin): void {
  let round = 0;
  const timer = setInterval(() => {
    round += 1;
    const game = GAMES[(round * 37) % GAMES.length] ?? 'g00';
    void origin.sink.deliver([marketReport(game, { home: { odds: 150 + (round % 200) } })]);
  }, 20);
  onTestFinished(() => clearInterval(timer));
}

describe('a browser that has nothing yet', () => {
  it('S-24 S-25 SYN-13 has the games of its page first, live, and then all of them', async () => {
    const origin = await openHouse();
    const browser = await openBrowser(origin.url, [BOARD]);
    const seen: { readonly count: number; readonly pages: readonly string[] }[] = [];
    await browser.signIn();
    await until(
      'whole',
      async () => {
        const [count, partial] = [await browser.db.fixtures.count(), await readPartial(browser.db)];
        if (partial !== undefined) seen.push({ count, pages: Object.keys(partial.pages) });
        return browser.isWhole();
      },
      8_000,
    );
    expect(seen.find(({ count }) => count > 0)).toEqual({ count: 15, pages: [BOARD] });
    expect(await browser.db.fixtures.count()).toBe(GAMES.length);
    expect(await browser.db.blocks.count()).toBe(0);
  });

  it('S-24 S-26 S-30 asks for games of its page that come in blocks once, before the index and whatever else', async () => {
    // Less than a page: its games come in blocks too, and the stream is heard for some heartbeats before they do.
    const origin = await openHouse(2_000);
    const asked: string[] = [];
    let isHeld = true;
    const browser = await openBrowser(origin.url, [BOARD], async (input, init) => {
      const url = typeof input === 'string' ? input : '';
      if (url.includes('/streams/events')) asked.push(url.replace(/^.*\/events/, ''));
      while (isHeld && url.includes('/blocks/')) await new Promise((resolve) => setTimeout(resolve, 50));
      return fetch(input, init);
    });
    await browser.signIn();
    await until('image', async () => (await pendingImage(browser.db)) !== undefined, 8_000);
    const heardAt = async () => (await streamHealth(browser.db, 'events'))?.lastByteAt ?? 0;
    const from = await heardAt();
    await until('heartbeats', async () => (await heardAt()) > from + 3 * HEARTBEAT_MS, 8_000);
    expect(asked.map((path) => /^\W\w+/.exec(path)?.[0])).toEqual(['?topics', '/blocks']);
    isHeld = false;
    await until('page', async () => Object.keys((await readPartial(browser.db))?.pages ?? {}).length > 0, 8_000);
    await until('index', () => Promise.resolve(asked.includes('/index')), 8_000);
    expect(asked.filter((path) => path.includes('behind=page'))).toEqual([]);
  });

  it('S-26 stands where the stream stands once the blocks are there, while prices move', async () => {
    const origin = await openHouse();
    moveOn(origin);
    const browser = await openBrowser(origin.url, [BOARD]);
    await browser.signIn();
    await until('whole', browser.isWhole, 20_000);
    await browser.tab.engine.lookAt(['all']);
    await until('all followed', async () => (await followedTopics(browser.db)).has('all'), 20_000);
    await until('live', browser.isLive, 20_000);
    // Heartbeats tell what every topic adds up to (S-23): had anything been lost, its image would have been asked for again.
    const heard = async () => (await streamHealth(browser.db, 'events'))?.asOf ?? 0;
    for (let beats = 0; beats < 4; beats += 1) {
      const last = await heard();
      await until('heartbeat', async () => (await heard()) > last, 20_000);
    }
    expect((await streamHealth(browser.db, 'events'))?.diverged ?? 0).toBe(0);
  });

  it('S-20 locks nothing of its page while the rest comes', async () => {
    const origin = await openHouse();
    const browser = await openBrowser(origin.url, [BOARD]);
    await browser.signIn();
    const held = topicOfFixture(fixtureIdOf('g00'));
    await until('page', async () => (await followedTopics(browser.db)).has(held), 20_000);
    let isLost = false;
    await until(
      'whole',
      async () => {
        const followed = await followedTopics(browser.db);
        isLost ||= !followed.has(held) && !followed.has('all');
        return browser.isWhole();
      },
      8_000,
      NO_PAUSE_MS,
    );
    expect(isLost).toBe(false);
  });

  it.each([300, 1_500])(
    'S-27 SYN-13 asks for no byte twice on a line that breaks every %i bytes of a block',
    async (bytes) => {
      const origin = await openHouse();
      const blocks: { name: string; bytes: number }[] = [];
      const line = breakingBlocks(bytes);
      const browser = await openBrowser(origin.url, [BOARD], line.carry);
      await browser.signIn();
      await until(
        'image',
        async () => {
          blocks.push(...((await pendingImage(browser.db))?.blocks ?? []));
          return blocks.length > 0;
        },
        8_000,
      );
      await until('whole', browser.isWhole, 30_000);
      expect(line.broken).toBeGreaterThan(0);
      for (const block of blocks) expect(line.carried.get(block.name)).toBe(block.bytes);
      expect(await browser.db.fixtures.count()).toBe(GAMES.length);
    },
  );
});
