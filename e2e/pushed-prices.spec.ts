/** Prices told beside the database (rules PSH): to the tabs that look, and no others; the screen ends as the database has it. */
import type { Page } from '@playwright/test';
import type { ScriptedGame } from './support/scriptedFeed.ts';
import { expect, test } from './support/seatedSpec.ts';
import type { Tab } from './support/Tab.ts';

/** What each question to the worker looked at, oldest first. */
type Asked = readonly (readonly string[])[];

/** Notes what a page asks its worker to be told of, whichever kind of worker it has. */
async function noteQuestions(page: Page): Promise<() => Promise<Asked>> {
  await page.addInitScript(() => {
    const asked: string[][] = [];
    Object.defineProperty(globalThis, 'asked', { value: asked });
    for (const prototype of [MessagePort.prototype, Worker.prototype]) {
      const post = Object.getOwnPropertyDescriptor(prototype, 'postMessage')?.value as (...all: unknown[]) => void;
      Object.defineProperty(prototype, 'postMessage', {
        value(this: unknown, message: unknown, ...rest: unknown[]) {
          const call = message as { path?: string[]; argumentList?: { value?: unknown }[] } | undefined;
          if (call?.path?.[0] === 'changedFixtures') asked.push(call.argumentList?.[1]?.value as string[]);
          Reflect.apply(post, this, [message, ...rest]);
        },
      });
    }
  });
  return async () => page.evaluate(() => (globalThis as unknown as { asked: Asked }).asked);
}

/** Counts what a page reads of the browser's database, by table and key. */
async function countReads(page: Page): Promise<() => Promise<Readonly<Record<string, number>>>> {
  await page.addInitScript(() => {
    const reads: Record<string, number> = {};
    Object.defineProperty(globalThis, 'reads', { value: reads });
    const get = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'get')?.value as (key: unknown) => unknown;
    Object.defineProperty(IDBObjectStore.prototype, 'get', {
      value(this: IDBObjectStore, key: unknown) {
        const name = `${this.name} ${String(key)}`;
        reads[name] = (reads[name] ?? 0) + 1;
        return Reflect.apply(get, this, [key]);
      },
    });
  });
  return async () => page.evaluate(() => ({ ...(globalThis as unknown as { reads: Record<string, number> }).reads }));
}

/** Playwright keeps every tab in sight. */
async function setHidden(tab: Tab, isHidden: boolean): Promise<void> {
  await tab.page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** The board, once it has asked to be told of a game. @returns what the tab has asked so far */
async function lookAt(tab: Tab, member: string, game: ScriptedGame): Promise<() => Promise<Asked>> {
  const asked = await noteQuestions(tab.page);
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  await expect.poll(async () => (await asked()).at(-1)).toContain(game.fixtureId);
  return asked;
}

async function changeOften(game: ScriptedGame, times: number): Promise<number> {
  for (let price = 200; price < 200 + times; price += 1) await game.changeOdds({ home: price });
  return 200 + times - 1;
}

test('PSH-1 PSH-6 a tab is told of what it looks at, and shows what the database has once all is quiet', async ({
  tab,
  member,
  game,
}) => {
  const asked = await lookAt(tab, member, game);
  const before = (await asked()).length;
  const last = await changeOften(game, 20);
  await tab.board.expectPrice(game, 'home', last);
  // A question is asked again only once the one before it was answered, and on a slow page after a rest (PSH-8).
  await expect.poll(async () => (await asked()).length).toBeGreaterThan(before + 1);
  await tab.page.reload();
  await tab.board.expectPrice(game, 'home', last);
});

test('PSH-6 CRT-02 a page at rest reads its rows once a second, of an empty slip nothing, and a press reads the slip a few times', async ({
  tab,
  member,
  game,
}) => {
  const reads = await countReads(tab.page);
  await lookAt(tab, member, game);
  const since = async (before: Readonly<Record<string, number>>, name: string) =>
    ((await reads())[name] ?? 0) - (before[name] ?? 0);
  /** Until the game's row was read so often: once a second, as long as nothing happens. */
  const readAgain = (before: Readonly<Record<string, number>>, times: number) =>
    expect.poll(() => since(before, `fixtures ${game.fixtureId}`)).toBeGreaterThanOrEqual(times);
  // What comes after the page has come.
  await expect(async () => {
    const before = await reads();
    await readAgain(before, 3);
    expect(await since(before, 'slips wintielose')).toBe(0);
    expect(await since(before, 'settings followed')).toBeLessThan(6);
  }).toPass();
  const before = await reads();
  await tab.board.pick(game, 'home');
  await expect(tab.slip.heading).toContainText('1폴더');
  await readAgain(before, 3);
  expect(await since(before, 'slips wintielose')).toBeLessThan(9);
});

test('PSH-4 a hidden tab looks at nothing, and is right again the moment it is shown', async ({
  tab,
  member,
  game,
}) => {
  const asked = await lookAt(tab, member, game);
  await setHidden(tab, true);
  await expect.poll(async () => (await asked()).at(-1)).toEqual([]);
  const before = (await asked()).length;
  const last = await changeOften(game, 10);
  expect((await asked()).length).toBe(before);
  await setHidden(tab, false);
  await tab.board.expectPrice(game, 'home', last);
  await expect.poll(async () => (await asked()).at(-1)).toContain(game.fixtureId);
});

test('PSH-1 CRT-16 board and slip of a tab follow a price together', async ({ tab, member, game }) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  await tab.board.pick(game, 'home');
  await tab.board.expectPicked(game, 'home');
  const last = await changeOften(game, 10);
  await tab.board.expectPrice(game, 'home', last);
  await expect(tab.page.getByText('2.09').first()).toBeVisible();
  const texts = await tab.page.getByText('2.09').allInnerTexts();
  expect(texts.length).toBeGreaterThanOrEqual(2);
});
