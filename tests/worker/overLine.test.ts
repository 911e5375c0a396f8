/**
 * A browser that was never here on a line that resets every connection after some bytes, streams too: the real worker and the real origin over
 * real sockets. What is counted is what the line carried, and never how long it took.
 */
import { describe, expect, it, onTestFinished } from 'vitest';
import { readPartial } from '../../src/db/records/partialOffer.ts';
import { topicOfBoard } from '../../src/domain/events/topics.ts';
import { realClock } from '../support/engine/realClock.ts';
import { fixtureReport, marketReport } from '../server/support/feedReports.ts';
import { openOrigin } from '../server/support/openOrigin.ts';
import { until } from '../support/engine/manualClock.ts';
import type { LinePhase } from '../support/line/figures.ts';
import { openLine } from '../support/line/lineProxy.ts';
import type { SeenRequest } from '../support/line/seenRequests.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { browserAtOrigin } from './support/browserAtOrigin.ts';

const GAMES = Array.from({ length: 1_000 }, (_, index) => `g${index}`);
const PAGE = 15;
const MINUTE_MS = 60_000;
const FAST: LinePhase = { ms: Infinity, down: 8_000_000, up: 8_000_000, delayMs: 0, jitterMs: 0 };
/** Of a connection, by its break: two packets. */
const LOST_AT_MOST = 2_800;
const BLOCK = /\/events\/blocks\/(\w+)$/;

/** A thousand games, of names and prices that compress as badly as real ones. */
async function openHouse() {
  const origin = await openOrigin();
  const random = seededRandom(11);
  const word = () => Math.floor(random() * 2 ** 52).toString(36);
  const opened = GAMES.map((game, index) =>
    fixtureReport(game, { startAt: Date.now() + (60 + index) * MINUTE_MS, home: word(), away: word() }),
  );
  await origin.sink.deliver(opened);
  const odds = () => ({ odds: 110 + Math.floor(random() * 900) });
  await origin.sink.deliver(GAMES.map((game) => marketReport(game, { home: odds(), draw: odds(), away: odds() })));
  return origin;
}

async function lineTo(port: number, resetAfterBytes: number) {
  const line = { name: 'breaking', phases: [FAST] as const, resetAfterBytes };
  const proxy = await openLine({ port, line, clock: realClock, random: seededRandom(1) });
  onTestFinished(() => proxy.close());
  return proxy;
}

/** Calls for blocks, in order, by the block. */
function callsByBlock(requests: readonly SeenRequest[]): ReadonlyMap<string, readonly SeenRequest[]> {
  const calls = new Map<string, SeenRequest[]>();
  for (const request of requests) {
    const name = BLOCK.exec(request.url)?.[1];
    if (name !== undefined) calls.set(name, [...(calls.get(name) ?? []), request]);
  }
  return calls;
}

describe('a first visit on a line that resets every connection', () => {
  it('S-27 SYN-13 comes nearer with each, and asks for no block that came', async () => {
    const origin = await openHouse();
    const proxy = await lineTo(origin.port, 17_000);
    const browser = browserAtOrigin(proxy.url);
    await browser.tab.engine.lookAt([topicOfBoard('wintielose', 'all')]);
    await until('signed in', async () => {
      return (await browser.tab.engine.login({ userId: 'member1', password: 'hanpan1234' })).ok;
    });
    await until('a page', async () => (await browser.db.fixtures.count()) >= PAGE, 20_000);
    await until('everything', async () => (await readPartial(browser.db)) === undefined, 60_000);
    expect(await browser.db.fixtures.count()).toBe(GAMES.length);
    const calls = [...callsByBlock(proxy.requests).values()];
    expect(calls.flat().filter(({ isWhole }) => !isWhole).length).toBeGreaterThan(0);
    for (const ofBlock of calls) {
      expect(ofBlock.map(({ isWhole }) => isWhole).indexOf(true)).toBe(ofBlock.length - 1);
      // What was on its way when a connection broke may be lost to it; what came before that is not asked for again.
      for (const [call, { from }] of ofBlock.entries()) {
        const before = ofBlock[call - 1];
        if (before === undefined) expect(from).toBe(0);
        else if (before.body > LOST_AT_MOST) expect(from).toBeGreaterThan(before.from);
      }
    }
  }, 240_000);
});
