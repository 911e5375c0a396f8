/** The connection failing in every way it can: SYN-05, SYN-09, S-2, S-7, S-9, S-11; with and without shared workers (SYN-06). */
import { rememberLocks, wasLocked } from './support/rememberLocks.ts';
import { expect, test } from './support/seatedSpec.ts';
import { test as visit } from './support/spec.ts';
import { workerModes } from './support/workerMode.ts';
import { readLocalStream } from './support/localLog.ts';
import type { House } from './support/House.ts';
import { PASSWORD, type Tab } from './support/Tab.ts';

const EVENTS = '/api/streams/events';

// A local log is compared with the origin's whole one: of rounds that nobody looks at, no browser is told (S-31).
test.use({ drawn: 'none' });

/** What stands in the way of a stream and is no word of the house. */
const REFUSALS = [
  { status: 200, body: '<html><title>Sign in to Wi-Fi</title></html>', contentType: 'text/html' },
  { status: 503, body: '{"message":""}' },
  { status: 429, body: '{"message":""}' },
] as const;

const BAD_FRAMES = [
  ['that is not JSON', 'event: event\ndata: {"type":"OddsCh\n\n'],
  ['of an unknown name', 'event: fireworks\ndata: {"a":1}\n\n'],
  ['with an event of an unknown type', 'event: event\ndata: {"type":"MoonRose","v":1,"at":1,"data":{}}\n\n'],
] as const;

for (const mode of workerModes('dedicated')) {
  visit.describe(`${mode} worker`, () => {
    // As members have it: with the site kept by a service worker.
    visit.use({ workerMode: mode, serviceWorkers: 'allow' });

    visit(
      'SYN-09 SYN-05 a reload with the origin stopped shows the last odds with their age and no betting; the origin back, all is live again without a reload',
      async ({ tab, member, game, house, wire }) => {
        // The whole site is kept first, which a slow machine takes most of a minute for.
        visit.setTimeout(240_000);
        await tab.enterBoard(member);
        await tab.board.expectOpen(game);
        await game.changeOdds({ home: 191 });
        await tab.board.expectPrice(game, 'home', 191);
        await shellIsKept(tab);

        await visit.step('stopped', async () => {
          await wire.down();
          await house.stop();
          await tab.page.reload();
          await tab.board.expectPrice(game, 'home', 191);
          await tab.board.expectShut(game);
          await expect(tab.page.getByText('배당이 갱신되지 않아 베팅할 수 없습니다.').first()).toBeVisible();
          await expect(tab.page.getByText(/\d+(?:\.\d)?(?:초|분|시간) 전 기준/).first()).toBeVisible();
        });

        await visit.step('back', async () => {
          await leaveMark(tab);
          await house.start();
          wire.redirectTo(house.url);
          await game.changeOdds({ home: 192 });
          await wire.up();
          await tab.board.expectOpen(game);
          await tab.board.expectPrice(game, 'home', 192);
          expect(await hasMark(tab)).toBe(true);
          await expectLogOfOrigin(tab, house);
        });
      },
    );
  });
}

for (const mode of workerModes('shared')) {
  test.describe(`${mode} worker`, () => {
    test.use({ workerMode: mode });

    test('STL-4 SYN-05 a page loaded anew locks no price while it first connects', async ({
      tab,
      member,
      game,
      wire,
    }) => {
      await tab.enterBoard(member);
      await tab.board.expectOpen(game);
      await tab.page.addInitScript(rememberLocks);
      const opening = wire.plan({ path: EVENTS }, { kind: 'delay', ms: 500 });
      await tab.page.reload();
      await tab.board.pick(game, 'home');
      await tab.board.expectPicked(game, 'home');
      await expect.poll(() => wire.openStreams(EVENTS)).toBe(1);
      await game.changeOdds({ away: 402 });
      await tab.board.expectPrice(game, 'away', 402);
      expect(opening.hits).toBe(1);
      expect(await wasLocked(tab.page)).toBe(false);
      await wire.down();
      await tab.board.expectShut(game);
      expect(await wasLocked(tab.page)).toBe(true);
    });

    test('SYN-05 S-2 S-7 events lost, doubled and cut on the way arrive once each', async ({
      tab,
      member,
      game,
      house,
      wire,
    }) => {
      await tab.enterBoard(member);
      await tab.board.expectOpen(game);
      let seen = 0;
      wire.onFrames(EVENTS, (frame) => {
        if (!frame.includes('event: event') && !frame.includes('event:event')) return [frame];
        seen += 1;
        if (seen % 5 === 0) return [];
        return seen % 3 === 0 ? [frame, frame] : [frame];
      });
      for (let home = 151; home <= 165; home += 1) {
        await game.changeOdds({ home });
        if (home === 158) wire.cutInsideNextFrame(EVENTS);
      }
      // However long the way back from the cut takes, some are lost and doubled after it.
      await expect(async () => {
        await game.changeOdds({ away: 400 + seen });
        expect(seen).toBeGreaterThan(10);
      }).toPass();
      wire.heal();
      await game.changeOdds({ home: 177 });
      await tab.board.expectPrice(game, 'home', 177, 30_000);
      await expectLogOfOrigin(tab, house);
    });

    test('S-9 a frame that is not JSON, of an unknown name or with an event of an unknown type is set aside and told, and the stream goes on', async ({
      tab,
      member,
      game,
      house,
      wire,
    }) => {
      await tab.enterBoard(member);
      await tab.board.expectOpen(game);
      const told = tab.page.getByRole('button', { name: /읽지 못한 메시지 \d+개/ });
      const setAside = async () => ((await told.count()) === 0 ? 0 : Number(await told.innerText()));
      for (const [n, [what, frame]] of BAD_FRAMES.entries()) {
        await test.step(what, async () => {
          const before = await setAside();
          await expect.poll(() => wire.inject(EVENTS, frame)).toBe(1);
          await expect.poll(setAside).toBeGreaterThan(before);
          await game.changeOdds({ home: 188 + n });
          await tab.board.expectPrice(game, 'home', 188 + n);
          await tab.board.expectOpen(game);
          await expectLogOfOrigin(tab, house);
        });
      }
    });

    test('S-9 an event of an unknown type in its place is counted as applied, and nothing after it is lost', async ({
      tab,
      member,
      game,
      house,
      wire,
    }) => {
      await tab.enterBoard(member);
      await tab.board.expectOpen(game);
      // Every copy of one event comes as a type of tomorrow, at its own position, again and again.
      let changed: string | undefined;
      wire.onFrames(EVENTS, (frame) => {
        const id = /^id: ?(.*)$/m.exec(frame)?.[1];
        if (id !== undefined && frame.includes('"OddsChanged"')) changed ??= id;
        return [id !== undefined && id === changed ? frame.replace('"OddsChanged"', '"OddsFlew"') : frame];
      });
      await game.changeOdds({ home: 170 });
      await game.changeOdds({ away: 433 });
      await tab.board.expectPrice(game, 'away', 433, 30_000);
      await expect(tab.page.getByRole('button', { name: /읽지 못한 메시지 \d+개/ })).toBeVisible();
      const health = await house.view.openStreams();
      expect(health.events).toBe(1);
      // A price is told before it is stored.
      const stored = async () => Number((await readLocalStream(tab.page, 'events')).checkpoint?.split('.').at(-1));
      await expect.poll(stored).toBeGreaterThan(Number(changed?.split('.').at(-1)));
    });

    test('S-11 HTML, 503 and 429 instead of a stream, one after the other, are retried, and the member stays signed in', async ({
      tab,
      member,
      game,
      wire,
    }) => {
      await tab.enterBoard(member);
      await tab.board.expectOpen(game);
      const planned = REFUSALS.map((answer) => wire.plan({ path: EVENTS }, { kind: 'answer', ...answer }));
      wire.cutStreams(EVENTS);
      await expect.poll(() => planned.map(({ hits }) => hits), { timeout: 40_000 }).toEqual([1, 1, 1]);
      await game.changeOdds({ home: 187 });
      await tab.board.expectPrice(game, 'home', 187, 30_000);
      await expect(tab.page).toHaveURL(/\/korea\/wintielose$/);
    });
  });
}

visit('S-11 500 on opening a stream ends the session and says so', async ({ tab, member, game, wire }) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  wire.plan({ path: EVENTS }, { kind: 'answer', status: 500, body: '{"message":""}' });
  wire.cutStreams(EVENTS);
  await expect(tab.page).toHaveURL(/\/login/, { timeout: 40_000 });
  await expect(tab.page.getByText('예기치 못한 문제가 발생했습니다.').first()).toBeVisible();
});

visit(
  'SES-03 HTML instead of the settings level and autoLogoutMin keeps nobody out: their defaults hold until they can be read',
  async ({ tab, member, game, wire }) => {
    const html = { kind: 'answer', status: 200, body: '<html></html>', contentType: 'text/html' } as const;
    const answered = ['level', 'autoLogoutMin'].map((setting) =>
      wire.plan({ path: `/api/setting/${setting}` }, html, Infinity),
    );
    await tab.enterBoard(member);
    await tab.board.expectOpen(game);
    for (const { hits } of answered) expect(hits).toBeGreaterThan(0);
    await tab.board.pick(game, 'home');
    await tab.slip.expectFolds(1);
  },
);

/** Waits until the shell is precached and serves this page: a reload needs no network from here on. */
async function shellIsKept({ page }: Tab): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const leaveMark = ({ page }: Tab) =>
  page.evaluate(() => {
    document.documentElement.dataset['sameDocument'] = 'yes';
  });
const hasMark = ({ page }: Tab) => page.evaluate(() => document.documentElement.dataset['sameDocument'] === 'yes');

/**
 * The local log goes on from its first event without a gap or a repetition to the checkpoint, and each event is the origin's
 * own of that position. The checkpoint reaches the origin's head.
 */
async function expectLogOfOrigin({ page }: Tab, house: House): Promise<void> {
  const token = await house.view.signIn('manager1', PASSWORD);
  const whole = await house.view.logAfter(token, 'events', await epochStart(house));
  const head = whole.at(-1)?.position;
  await expect.poll(async () => (await readLocalStream(page, 'events')).checkpoint, { timeout: 40_000 }).toBe(head);
  const local = await readLocalStream(page, 'events');
  const [first] = local.positions;
  expect(first).toBeDefined();
  const from = whole.findIndex(({ position }) => position === first);
  expect(from).toBeGreaterThanOrEqual(0);
  const expected = whole.slice(from);
  expect(local.positions).toEqual(expected.map(({ position }) => position));
  expect(local.events.map(sorted)).toEqual(expected.map(({ event }) => sorted(event)));
}

const epochStart = async (house: House) => `${await house.view.epoch()}.0`;

/** The same JSON with its keys in order, so that two writers of one event agree. */
function sorted(json: string): string {
  return JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
