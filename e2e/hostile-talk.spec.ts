/**
 * What members write to break a page (COM-05, FRE-1), drawn everywhere it is drawn: for members at a desk and on a phone, and for operators. It is text there, letter by
 * letter; nothing of it runs, calls elsewhere, leads anywhere or moves what stands around it.
 */
import type { Page } from '@playwright/test';
import { cleanText } from '../src/domain/kernel/memberText.ts';
import { MOST_TITLE } from '../src/domain/posts/post.ts';
import { HOSTILE_TEXTS } from '../tests/support/hostileTexts.ts';
import { House } from './support/House.ts';
import { expectDrawn } from './support/axeFindings.ts';
import { expectWithin } from './support/expectReachable.ts';
import { ASKER, GATHERED, TURNS, writeHostileTalk, type HostileTalk } from './support/hostileTalk.ts';
import { isLongForm } from './support/isLongForm.ts';
import { operatorIn } from './support/operatorIn.ts';
import { expect, test as base, type PerWorker } from './support/spec.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 425, height: 900 };
/** Less than a window. */
const STEP_PX = 500;
/** The short form opens one of so many that wait for operators. */
const SOME = 3;
/** Not those of which nothing is left in a title, or that no form sends (CALL-6). */
const TEXTS = HOSTILE_TEXTS.filter((text) => !text.includes('\0') && cleanText(text.slice(0, MOST_TITLE)) !== '');

interface Told extends PerWorker {
  readonly talk: HostileTalk;
}

/** A house in which all of it was said before it opened. */
const test = base.extend<object, Told & { readonly talkedIn: readonly [House, HostileTalk] }>({
  talkedIn: [
    async ({}, give) => {
      const house = new House(undefined, undefined, []);
      let talk: HostileTalk | undefined;
      await house.furnish(async (dataDir) => {
        talk = await writeHostileTalk(dataDir, TEXTS);
      });
      if (talk === undefined) throw new Error('nothing was written');
      await house.start();
      await give([house, talk]);
      await house.remove();
    },
    { scope: 'worker' },
  ],
  house: [async ({ talkedIn: [house] }, give) => give(house), { scope: 'worker' }],
  talk: [async ({ talkedIn: [, talk] }, give) => give(talk), { scope: 'worker' }],
  drawn: 'none',
});

interface Attacked {
  __ran?: unknown;
}

/** @returns what was asked of other houses */
function watch(page: Page, home: string): readonly string[] {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(home)) elsewhere.push(request.url());
  });
  page.on('dialog', (dialog) => {
    elsewhere.push(dialog.message());
    void dialog.dismiss();
  });
  return elsewhere;
}

/** Nothing of what stands on the page is anything but text. */
async function expectInert(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => {
    const { origin } = location;
    const made = 'script, iframe, object, embed, base, meta, link, video, math, details, style, [onerror], [onload]';
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map(({ href }) => href);
    return {
      ran: (window as Attacked).__ran ?? null,
      made: [...document.querySelectorAll('main')].flatMap((main) => [...main.querySelectorAll(made)]).length,
      strange: links.filter((href) => new URL(href).origin !== origin),
    };
  });
  expect(found, where).toEqual({ ran: null, made: 0, strange: [] });
  await expectWithin(page, where);
}

/** What is drawn by members, as text, in each size. */
const drawnTexts = (page: Page, within: string) =>
  page.locator(`${within} bdi[dir=auto]`).evaluateAll((drawn) => drawn.map(({ textContent }) => textContent));

test('COM-05 FRE-1 INQ-1 sixty texts that mean ill are text on the board, below a post, in the customer centre and before operators', async ({
  browser,
  talk,
  tab,
  wire,
}) => {
  test.setTimeout(240_000);
  expect(TEXTS.length).toBeGreaterThanOrEqual(55);
  const { page } = tab;
  const elsewhere = watch(page, wire.url);
  await page.setViewportSize(DESK);
  await tab.enterHome(ASKER);

  for (const size of isLongForm ? [DESK, PHONE] : [PHONE]) {
    const on = `${size.width} px`;
    await page.setViewportSize(size);
    await test.step(`the board, ${on}`, async () => {
      await page.goto('/free');
      expectAll(await walk(page), talk.titles);
    });
    await test.step(`below a post, ${on}`, async () => {
      await page.getByRole('link', { name: GATHERED }).click();
      const older = page.getByRole('button', { name: '이전 댓글 더보기' });
      const comments = page.getByRole('main').getByRole('listitem');
      await expect(page.getByRole('heading', { name: `댓글 ${TEXTS.length}` })).toBeVisible();
      await expect(comments.first()).toBeVisible();
      while (await older.isVisible()) {
        const before = await comments.count();
        await older.click();
        await expect.poll(() => comments.count()).toBeGreaterThan(before);
      }
      expect(await drawnTexts(page, 'main li')).toEqual(talk.comments);
      await expectInert(page, `below a post, ${on}`);
    });
    await test.step(`the customer centre, ${on}`, async () => {
      await page.goto('/customer');
      const asked: (string | null)[] = [];
      const subjects = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(subjects).toHaveCount(Math.ceil(TEXTS.length / TURNS));
      for (const subject of (await subjects.all()).toReversed()) {
        await subject.click();
        await expect(page.getByRole('log')).toBeVisible();
        asked.push(...(await drawnTexts(page, '[role=log]')));
        await expectInert(page, `the customer centre, ${on}`);
        await subject.click();
      }
      expect(asked).toEqual(talk.questions);
    });
  }
  await test.step('before operators', async () => {
    const desk = await operatorIn(browser, wire.url, '오지우', '/admin/support', '상담');
    const called = watch(desk, wire.url);
    await desk.setViewportSize(DESK);
    const seen = await openEvery(isLongForm ? 1 : SOME, desk);
    expectAll(new Set([...talk.questions, ...talk.titles]), [...seen]);
    if (isLongForm) expectAll(seen, [...talk.questions, ...talk.titles]);
    await desk.setViewportSize(PHONE);
    await openEvery(3 * SOME, desk);
    await expectHides(desk, page);
    expect(called).toEqual([]);
    await desk.context().close();
  });
  expect(elsewhere).toEqual([]);
});

/** The report that is open is taken, and what was said is hidden: it waits no more, and members see that it is hidden. */
async function expectHides(desk: Page, reader: Page): Promise<void> {
  await desk.setViewportSize(DESK);
  const [count, title] = [desk.getByRole('main').getByRole('row'), '<body onload=window.__ran=1>'];
  const before = await count.count();
  const report = desk.getByRole('row').filter({ hasText: '신고' }).filter({ hasText: title }).first();
  await report.getByRole('button', { name: '담당하기' }).click();
  await expect(desk.getByRole('button', { name: '숨기기' })).toBeVisible();
  await desk.getByRole('button', { name: '숨기기' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: '숨기기' }).click();
  await expect(desk.getByText('글을 숨겼습니다.')).toBeVisible();
  await expect(count).toHaveCount(before - 1);
  await reader.goto('/free');
  await reader.getByRole('searchbox').fill(title);
  await expect(reader.getByText('찾는 글이 없습니다.')).toBeVisible();
}

/** One of so many reports and inquiries is opened, one after another. @returns what was said in them */
async function openEvery(each: number, desk: Page): Promise<ReadonlySet<string>> {
  const waiting = desk.getByRole('main').locator('td button[aria-pressed], li button[aria-pressed]');
  await expect(waiting).toHaveCount(TEXTS.length + Math.ceil(TEXTS.length / TURNS));
  const seen = new Set<string>();
  for (const [place, open] of (await waiting.all()).entries()) {
    if (place % each > 0) continue;
    await open.click();
    const said = desk.getByRole('main').locator('p[dir=auto], bdi[dir=auto]');
    await expect(said.first()).toBeInViewport();
    for (const text of await said.allTextContents()) seen.add(text);
    await expectInert(desk, 'the office');
  }
  return seen;
}

function expectAll(drawn: ReadonlySet<string>, written: readonly string[]): void {
  expect(written.filter((text) => !drawn.has(text))).toEqual([]);
}

/** Goes down the whole board. @returns what was drawn on the way of titles and what stands below each */
async function walk(page: Page): Promise<ReadonlySet<string>> {
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  const end = main.getByText('모든 글을 불러왔습니다.');
  await expect(async () => {
    const more = main.getByRole('button', { name: '더보기', exact: true });
    if (await more.isVisible()) await more.click();
    await expect(end).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 20_000 });
  const seen = new Set<string>();
  await page.evaluate(() => scrollTo(0, 0));
  for (let top = -1; ;) {
    await expectDrawn(page);
    for (const text of await drawnTexts(page, 'main li')) seen.add(text);
    await expectInert(page, `the board, ${top} px down`);
    const next = await page.evaluate((by) => {
      scrollBy({ top: by, behavior: 'instant' });
      return scrollY;
    }, STEP_PX);
    if (next === top) return seen;
    top = next;
  }
}
