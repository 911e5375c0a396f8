/**
 * What a line lets be fetched: by itself, and of the real worker and the real origin over a line of ours. What is asked for is seen on the line,
 * and what is locked in the database.
 */
import { describe, expect, it, onTestFinished } from 'vitest';
import { followedTopics } from '../../../src/db/records/followedTopics.ts';
import { readPartial } from '../../../src/db/records/partialOffer.ts';
import { readLine } from '../../../src/db/queries/line.ts';
import { offerState } from '../../../src/db/queries/offer.ts';
import { streamHealth } from '../../../src/db/queries/session.ts';
import type { LineState } from '../../../src/domain/events/line.ts';
import { topicOfBoard, topicOfFixture, type Topic, type Topics } from '../../../src/domain/events/topics.ts';
import { heldBack } from '../../../src/worker/line/heldBack.ts';
import { realClock } from '../../support/engine/realClock.ts';
import { fixtureIdOf, fixtureReport, marketReport } from '../../server/support/feedReports.ts';
import { openOrigin } from '../../server/support/openOrigin.ts';
import { manualClock, NO_PAUSE_MS, until } from '../../support/engine/manualClock.ts';
import type { LinePhase } from '../../support/line/figures.ts';
import { openLine } from '../../support/line/lineProxy.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { browserAtOrigin } from '../support/browserAtOrigin.ts';

describe('LIN-3 LIN-7 on a line', () => {
  function aLine(state: LineState, fetchesRest = state === 'good', isWide = false) {
    const clock = manualClock();
    const told = new Set<() => void>();
    const interests = {
      wanted: (): Topics => new Set<Topic>(['all']),
      onChange: (listener: () => void) => void told.add(listener),
    };
    const line = {
      state: () => state,
      isWide: () => isWide,
      fetchesRest: () => fetchesRest,
      onChange: () => undefined,
    };
    const held = heldBack(interests, { line, clock }, new AbortController().signal);
    const look = () => {
      for (const listener of told) listener();
    };
    return { clock, look, takesRest: () => held.takesRest?.(), gatherMs: () => held.gatherMs?.() };
  }

  it.each([
    ['good', undefined, true],
    ['slow', 250, false],
    ['saving', 1_000, false],
  ] as const)('that is %s what comes is gathered for %s ms, and the rest is asked for at once: %s', (state, ms, is) => {
    const line = aLine(state);
    expect(line.gatherMs()).toBe(ms);
    expect(line.takesRest()).toBe(is);
    expect(aLine(state, true).takesRest()).toBe(true);
  });

  it('that is slow the rest waits until the tabs have looked at the same for ten seconds', async () => {
    const line = aLine('slow');
    await line.clock.advance(9_000);
    line.look();
    await line.clock.advance(9_900);
    expect(line.takesRest()).toBe(false);
    await line.clock.advance(100);
    expect(line.takesRest()).toBe(true);
  });

  it('C1 that is slow the rest waits ten seconds and no longer after a clock that was set back', async () => {
    const line = aLine('slow');
    line.clock.setBy(-86_400_000);
    expect(line.takesRest()).toBe(false);
    await line.clock.advance(10_000);
    expect(line.takesRest()).toBe(true);
  });

  it('LIN-10 that is slow the rest of a wide offer does not come, however long the tabs look at the same', async () => {
    const line = aLine('slow', false, true);
    await line.clock.advance(3_600_000);
    expect(line.takesRest()).toBe(false);
  });

  it('that is to be saved it waits for the member', async () => {
    const line = aLine('saving');
    await line.clock.advance(3_600_000);
    expect(line.takesRest()).toBe(false);
  });
});

const BOARD = topicOfBoard('wintielose', 'all');
const MINUTE_MS = 60_000;
const GOOD: LinePhase = { ms: Infinity, down: 20_000_000, up: 20_000_000, delayMs: 0, jitterMs: 0 };

async function openBrowser(games: number, phase: Partial<LinePhase> = {}) {
  const names = Array.from({ length: games }, (_, index) => `g${String(index).padStart(3, '0')}`);
  const origin = await openOrigin({ heartbeatMs: 500, imageBlockBytes: 40_000 });
  const random = seededRandom(11);
  const word = () => Math.floor(random() * 2 ** 52).toString(36);
  await origin.sink.deliver(
    names.map((game, index) =>
      fixtureReport(game, { startAt: Date.now() + (60 + index) * MINUTE_MS, home: word(), away: word() }),
    ),
  );
  const odds = () => ({ odds: 110 + Math.floor(random() * 900) });
  await origin.sink.deliver(names.map((game) => marketReport(game, { home: odds(), draw: odds(), away: odds() })));
  const line = { name: 'tested', phases: [{ ...GOOD, ...phase }] as const };
  const proxy = await openLine({ port: origin.port, line, clock: realClock, random: seededRandom(1) });
  onTestFinished(() => proxy.close());
  const browser = browserAtOrigin(proxy.url);
  const { db } = browser;
  const { engine } = browser.tab;
  return {
    db,
    engine,
    proxy,
    /** As a board of everything says it, once it is drawn. */
    lookAtPage: () =>
      engine.lookAt(['all', BOARD, ...names.slice(0, 15).map((game) => topicOfFixture(fixtureIdOf(game)))]),
    follows: async (game: number) => {
      const followed = await followedTopics(db);
      return followed.has('all') || followed.has(topicOfFixture(fixtureIdOf(names[game] ?? '')));
    },
    isLive: async () => (await streamHealth(db, 'events'))?.state === 'live',
    isWhole: async () => (await readPartial(db)) === undefined && (await db.fixtures.count()) >= games,
    lineState: async () => (await readLine(db)).state,
    signIn: async () => {
      await until(
        'signed in',
        async () => (await engine.login({ userId: 'member1', password: 'hanpan1234' })).ok,
        30_000,
      );
    },
    /** What the stream was last asked to be. */
    asked: () =>
      new URL(proxy.requests.findLast(({ url }) => url.includes('/streams/events?'))?.url ?? '', 'http://line')
        .searchParams,
    blocks: () => proxy.requests.filter(({ url }) => url.includes('/events/blocks/')).length,
  };
}

describe('over a line', () => {
  it('LIN-3 STL-5 whose answers are late, prices of what is shown go on, and no other price is open', async () => {
    const it = await openBrowser(90, { delayMs: 700 });
    await it.engine.lookAt([BOARD]);
    await it.signIn();
    await until('slow', async () => (await it.lineState()) === 'slow', 40_000);
    await until('whole', it.isWhole, 40_000);
    await it.lookAtPage();
    await until('narrow', async () => !(await it.follows(80)), 20_000);
    expect(await it.follows(3)).toBe(true);
    await until('gathered', () => it.asked().get('gather') === '250', 20_000);
    expect(it.asked().getAll('topics')).not.toContain('all');
    // Nothing of what is shown is asked for anew, and it is followed all along when the member asks for all.
    expect(it.asked().getAll('behind')).toEqual([]);
    await it.engine.chooseLine('all');
    let isLost = false;
    await until(
      'all',
      async () => {
        isLost ||= !(await it.follows(3));
        return it.follows(80);
      },
      40_000,
      NO_PAUSE_MS,
    );
    expect(isLost).toBe(false);
  }, 240_000);

  it('LIN-1 that carries 60 kbit/s: seen by the bytes of images', async () => {
    const it = await openBrowser(900, { down: 60_000 });
    await it.engine.lookAt([BOARD]);
    await it.signIn();
    await until('slow', async () => (await it.lineState()) === 'slow', 60_000);
    await until('whole', it.isWhole, 60_000);
  }, 240_000);

  it('LIN-3 S-30 where data is saved the rest is not asked for before the member asks', async () => {
    const it = await openBrowser(90);
    await it.engine.chooseLine('saving');
    await it.engine.lookAt([BOARD]);
    await it.signIn();
    await until('page', async () => (await it.isLive()) && it.follows(3), 20_000);
    await until('gathered', () => it.asked().get('gather') === '1000', 20_000);
    const heard = async () => (await streamHealth(it.db, 'events'))?.asOf ?? 0;
    for (let beats = 0; beats < 3; beats += 1) {
      const last = await heard();
      await until('heartbeat', async () => (await heard()) > last, 20_000);
    }
    // The one of the offer index.
    expect(it.blocks()).toBe(1);
    expect(await offerState(it.db)).toBe('indexed');
    expect(await it.isWhole()).toBe(false);
    await it.engine.chooseLine('all');
    await until('whole', it.isWhole, 40_000);
    await until('not gathered', () => it.asked().get('gather') === null, 20_000);
  }, 240_000);

  it('LIN-8 a line is cut by what breaks, and not by what is let go of', async () => {
    const it = await openBrowser(30);
    await it.engine.lookAt([BOARD]);
    await it.signIn();
    await until('live', it.isLive, 20_000);
    const streams = () => it.proxy.requests.filter(({ url }) => url.includes('/streams/events?')).length;
    const again = async () => {
      const before = streams();
      return () => until('again', async () => streams() > before && (await it.isLive()), 20_000);
    };
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (const game of [20, 21, 22, 23]) {
      const opened = await again();
      await it.engine.lookAt([topicOfFixture(fixtureIdOf(`g0${game}`))]);
      await opened();
      await pause(1_000);
    }
    expect(await it.lineState()).toBe('good');
    for (let cuts = 0; cuts < 3; cuts += 1) {
      const opened = await again();
      it.proxy.reset();
      await opened();
      await pause(3_200);
    }
    await until('slow', async () => (await it.lineState()) === 'slow', 10_000);
  }, 240_000);
});
