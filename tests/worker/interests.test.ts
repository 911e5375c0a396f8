/** What the tabs look at, taken together (S-16): rows of any worker's tabs, locks in memory, a clock that a test moves. */
import { getEventListeners } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { storeFollowed } from '../../src/db/records/followedTopics.ts';
import { swapFeedImage } from '../../src/db/ingest/ingestFeed.ts';
import { nameOfTopics, topicOfFixture, type Topic } from '../../src/domain/events/topics.ts';
import { emptySlip } from '../../src/domain/bet-slip/slip.ts';
import { SPORT } from '../../src/domain/reference/sports.ts';
import { followInterests } from '../../src/worker/interests.ts';
import { holdLock } from '../../src/worker/ports/locks.ts';
import { manualClock, settle, until } from '../support/engine/manualClock.ts';
import { memoryLocks } from '../support/engine/memoryLocks.ts';
import { openDatabases, signedIn, theirs } from '../support/engine/openDatabases.ts';
import { fixtureIdOf, sampleFixture, selectionIdOf, T0 } from '../support/engine/sampleData.ts';

const FOOTBALL: Topic = `sport:${SPORT.football}`;
const BASKETBALL: Topic = `sport:${SPORT.basketball}`;
/** Of a sport. */
const GRACE_MS = 600_000;
const SOON = { timeout: 60_000 };
const named = (...topics: readonly Topic[]) => nameOfTopics(topics);

/** A line that a test makes bad and good. */
function aLine() {
  const listeners = new Set<() => void>();
  let isGood = true;
  return {
    fetchesRest: () => isGood,
    onChange: (listener: () => void) => void listeners.add(listener),
    become(good: boolean) {
      isGood = good;
      for (const listener of listeners) listener();
    },
  };
}

/** A browser with two games stored, one of football and one of basketball; `before` is what was followed when it was closed. */
async function interested(before?: readonly Topic[], spoken: Readonly<Record<string, readonly Topic[]>> = {}) {
  const line = aLine();
  const { db } = openDatabases();
  const clock = manualClock();
  const locks = memoryLocks();
  const agent = locks.agent();
  const life = new AbortController();
  onTestFinished(() => {
    life.abort();
  });
  const dying = new Map<string, AbortController>();
  const look = async (tab: string, ...topics: readonly Topic[]) => {
    if (!dying.has(tab)) {
      const own = new AbortController();
      dying.set(tab, own);
      await holdLock(agent, `lock-${tab}`, own.signal);
    }
    await db.looks.put({ tabId: tab, lockName: `lock-${tab}`, topics: [...topics] });
  };
  if (before !== undefined) {
    const fixtures = [sampleFixture(1), sampleFixture(2, { sportId: SPORT.basketball })];
    await swapFeedImage(db, { position: { epoch: 'e1', offset: 1 }, fixtures, news: [] }, T0);
    await db.transaction('rw', [db.settings], () => storeFollowed(db, new Set(before)));
  }
  for (const [tab, topics] of Object.entries(spoken)) await look(tab, ...topics);
  const interests = await followInterests({ db, clock, locks: agent, line }, life.signal);
  const wanted = () => named(...interests.wanted());
  return { db, clock, life, look, line, interests, wanted, die: (tab: string) => dying.get(tab)?.abort() };
}

describe('interests', () => {
  it('S-16 are everything at a first visit, until a tab has spoken', async () => {
    const it = await interested();
    await expect.poll(it.wanted, SOON).toBe(named('all'));
    await it.clock.advance(10 * GRACE_MS);
    await expect.poll(it.wanted, SOON).toBe(named('all'));
  });

  it('S-16 of twenty tabs leave no listener for each on the signal that ends them', async () => {
    const it = await interested([FOOTBALL]);
    for (let tab = 0; tab < 20; tab += 1) await it.look(`tab${tab}`, tab < 19 ? FOOTBALL : BASKETBALL);
    await expect.poll(it.wanted, SOON).toBe(named(BASKETBALL, FOOTBALL));
    expect(getEventListeners(it.life.signal, 'abort').length).toBeLessThan(5);
    for (let tab = 0; tab < 19; tab += 1) it.die(`tab${tab}`);
    await expect.poll(() => it.db.looks.count(), SOON).toBe(1);
  });

  it('S-16 are what was followed last while a tab is loaded anew', async () => {
    const it = await interested([FOOTBALL]);
    await expect.poll(it.wanted, SOON).toBe(named(FOOTBALL));
    await it.look('a', FOOTBALL);
    await settle();
    await expect.poll(it.wanted, SOON).toBe(named(FOOTBALL));
  });

  it.each([
    ['a sport', BASKETBALL, 600_000],
    ['a game', 'fixture:f2', 60_000],
    ['everything', 'all', 1_200_000],
  ] as const)(
    'S-16 are those of all tabs, and %s is kept while its image would cost more',
    async (_, topic, graceMs) => {
      const it = await interested([FOOTBALL], { a: [FOOTBALL], b: [topic] });
      const both = topic === 'all' ? named('all') : named(FOOTBALL, topic);
      await expect.poll(it.wanted, SOON).toBe(both);
      await it.look('b', FOOTBALL);
      await settle();
      await it.clock.advance(graceMs - 1_000);
      await expect.poll(it.wanted, SOON).toBe(both);
      await it.clock.advance(1_100);
      await expect.poll(it.wanted, SOON).toBe(named(FOOTBALL));
    },
  );

  it('LIN-3 on a line that holds back what nobody looks at are the games that a screen shows, and its sport once it is good', async () => {
    const page = 'page:wintielose/football';
    const it = await interested([FOOTBALL], { a: [FOOTBALL, page, 'fixture:f1'], b: [BASKETBALL] });
    await expect.poll(it.wanted, SOON).toBe(named(FOOTBALL, BASKETBALL));
    it.line.become(false);
    await it.clock.advance(1);
    // A tab that names no game shows what it says.
    expect(it.wanted()).toBe(named(page, 'fixture:f1', BASKETBALL));
    await it.look('a', FOOTBALL, page, 'fixture:f9');
    await expect.poll(it.wanted, SOON).toBe(named(page, 'fixture:f1', 'fixture:f9', BASKETBALL));
    await it.clock.advance(61_000);
    expect(it.wanted()).toBe(named(page, 'fixture:f9', BASKETBALL));
    it.line.become(true);
    expect(it.wanted()).toBe(named(page, 'fixture:f9', FOOTBALL, BASKETBALL));
  });

  it('S-16 browsing to and fro changes nothing', async () => {
    const it = await interested([FOOTBALL], { a: [FOOTBALL] });
    let changes = 0;
    it.interests.onChange(() => {
      changes += 1;
    }, new AbortController().signal);
    for (let round = 0; round < 5; round += 1) {
      await it.look('a', BASKETBALL);
      await expect.poll(it.wanted, SOON).toBe(named(FOOTBALL, BASKETBALL));
      await it.clock.advance(20_000);
      await it.look('a', FOOTBALL);
      await settle();
      await it.clock.advance(20_000);
    }
    expect(changes).toBe(1);
  });

  it('S-16, SYN-06 the word of a dead tab goes with its lock, whichever worker wrote it', async () => {
    const it = await interested([FOOTBALL, BASKETBALL], { a: [FOOTBALL], b: [BASKETBALL] });
    it.die('b');
    await until('row gone', async () => (await it.db.looks.count()) === 1);
    await settle();
    await it.clock.advance(GRACE_MS + 1_000);
    await expect.poll(it.wanted, SOON).toBe(named(FOOTBALL));
  });

  it('S-16 a game on any slip is one, unless its sport is anyway', async () => {
    const it = await interested([FOOTBALL], { a: [FOOTBALL] });
    const pickOf = (n: number) => ({ fixtureId: fixtureIdOf(n), selectionId: selectionIdOf(n, 'home'), odds: 185 });
    const slip = emptySlip('wintielose');
    await signedIn(it.db);
    await (await theirs(it.db)).slips.put({ ...slip, picks: [pickOf(1), pickOf(2)] as unknown as typeof slip.picks });
    await expect.poll(it.wanted, SOON).toBe(named(FOOTBALL, 'fixture:f2'));
    await it.look('a');
    await settle();
    await it.clock.advance(GRACE_MS + 1_000);
    await expect.poll(it.wanted, SOON).toBe(named('fixture:f1', 'fixture:f2'));
  });

  it('S-16 more than a stream may have are everything', async () => {
    const many = Array.from({ length: 65 }, (_, index): Topic => `fixture:x${index}`);
    const it = await interested([FOOTBALL], { a: many });
    await expect.poll(it.wanted, SOON).toBe(named('all'));
  });

  it('S-16 of more than that, those nobody looks at any more go first, and games become their sports before all is asked for', async () => {
    const few = Array.from({ length: 40 }, (_, index): Topic => `fixture:x${index}`);
    const others = Array.from({ length: 40 }, (_, index): Topic => `fixture:y${index}`);
    const it = await interested([FOOTBALL], { a: few });
    await it.look('a', ...others);
    await expect.poll(it.wanted, SOON).toBe(named(...others));
    const games = Array.from({ length: 70 }, (_, index) => sampleFixture(index + 1));
    await swapFeedImage(it.db, { position: { epoch: 'e1', offset: 2 }, fixtures: games, news: [] }, T0);
    await it.look('b', ...games.slice(0, 35).map(({ fixtureId }) => topicOfFixture(fixtureId)));
    await it.look('a', ...games.slice(35).map(({ fixtureId }) => topicOfFixture(fixtureId)));
    await expect.poll(it.wanted, SOON).toBe(named(FOOTBALL));
  });
});
