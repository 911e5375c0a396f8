/**
 * HTML of the house that means ill, shown as its rules are (NAV-02, NAV-14) and as letters that a member opens (SES-11): nothing of it
 * runs or stays. Once with the page's policy switched off, so that the cleaner stands alone; then with it, which has nothing to report.
 */
import type { BrowserContext, Page } from '@playwright/test';
import type { FaultProxy } from '../tests/support/proxy/faultProxy.ts';
import { htmlAttacks } from '../tests/support/house-html/htmlAttacks.ts';
import { AccountDialogs, newcomer } from './pages/AccountDialogs.ts';
import { MessagePage } from './pages/MessagePage.ts';
import { isLongForm, longForm } from './support/isLongForm.ts';
import { test as seated } from './support/seatedSpec.ts';
import { expect, test } from './support/spec.ts';
import type { Tab } from './support/Tab.ts';

const long = longForm(test);

/** A document of rules has thirty chapters at most. */
const CHAPTERS = 30;
/** The short form opens a letter for every so many attacks; a member's list holds all of them (200). */
const EVERY = 10;
const RULES = { method: 'GET', path: /^\/api\/rule$/ } as const;

interface AttackedWindow {
  attacked?: number;
  attack?: () => void;
}

test.use({ serviceWorkers: 'block' });

test.describe('without a policy', () => {
  test.use({ bypassCSP: true });

  // That the cleaner leaves nothing of them is asked below as well.
  long(
    `NAV-14 none of ${htmlAttacks.length} attacks runs, stays or calls elsewhere`,
    async ({ tab, member, wire, context }) => {
      await showAttacks({ tab, member, wire, context });
    },
  );
});

// Every spec fails on a violation (`support/spec.ts`).
seated(
  `NAV-14 reading ${htmlAttacks.length} attacks breaks no policy, and none runs`,
  async ({ tab, member, wire, context }) => {
    await showAttacks({ tab, member, wire, context });
  },
);

/** No letter with a NUL in it is taken (CALL-6). */
const isStorable = (attack: string) => !attack.includes('\0');

test('SES-11 letters that mean ill are opened: nothing of them runs or stays, and no policy is broken', async ({
  tab,
  wire,
  house,
  context,
}) => {
  test.setTimeout(240_000);
  const elsewhere = await watchAttacks(context, wire);
  const operator = await house.operator();
  const reader = newcomer();
  await AccountDialogs.join(house.url, reader);
  const plain =
    '<p>안녕하세요</p><img src=x onerror=attack()><script>attack()</script><a href="javascript:attack()">x</a>';
  const letters = [
    ...htmlAttacks.filter((attack, index) => isStorable(attack) && (isLongForm || index % EVERY === 0)),
    plain,
  ];
  for (const [index, contents] of letters.entries()) await operator.sendLetter(reader.userId, `c${index}`, contents);
  await tab.page.goto('/message');
  await tab.login.submitAs(reader.userId, reader.password);
  await expect(tab.page.getByRole('main')).toContainText(`안 읽음 ${letters.length}`);
  const contents = '[role=region] > div > div:first-child';
  // And the house's welcome.
  const more = tab.page.getByRole('main').getByRole('button', { name: '더보기' });
  for (let shown = 30; shown <= letters.length; shown += 30) {
    await more.click();
    await expect(tab.page.locator('main h2 button')).toHaveCount(Math.min(shown + 30, letters.length + 1));
  }
  await openAll(tab.page, letters.length + 1, contents);
  await expect(tab.page.locator(contents).filter({ hasText: '안녕하세요' })).toHaveCount(1);
  expect(await remains(tab.page, contents)).toEqual([]);
  expect(elsewhere).toEqual([]);
  await new MessagePage(tab.page).expectUnread(0);
});

interface Given {
  readonly tab: Tab;
  readonly member: string;
  readonly wire: FaultProxy;
  readonly context: BrowserContext;
}

async function showAttacks({ tab, member, wire, context }: Given): Promise<void> {
  test.setTimeout(240_000);
  expect(htmlAttacks.length).toBeGreaterThanOrEqual(100);
  const elsewhere = await watchAttacks(context, wire);
  for (let start = 0; start < htmlAttacks.length; start += CHAPTERS) {
    const part = htmlAttacks.slice(start, start + CHAPTERS);
    const chapters = part.map((contents, index) => ({
      id: `c${start + index}`,
      title: `c${start + index}`,
      contents,
    }));
    // Whoever loads the page again on a busy machine asks again.
    const answer = { kind: 'answer', status: 200, body: JSON.stringify(chapters) } as const;
    const planned = wire.plan(RULES, answer, Infinity);
    if (start === 0) await enterRules(tab.page, () => tab.enterBoard(member));
    else await tab.reloadUntilShown(tab.page.locator('main h2 button').first(), `c${start}`);
    await openChapters(tab.page, start, part.length);
    expect(await remains(tab.page, '[role=region] > div')).toEqual([]);
    planned.cancel();
  }
  expect(await tab.page.evaluate(() => (window as AttackedWindow).attacked)).toBe(0);
  expect(elsewhere).toEqual([]);
}

/** Counts what runs on every page from now on. @returns requests to other houses, as they are made */
async function watchAttacks(context: BrowserContext, wire: FaultProxy): Promise<readonly string[]> {
  await context.addInitScript(() => {
    const page = window as AttackedWindow;
    page.attacked = 0;
    page.attack = () => {
      page.attacked = (page.attacked ?? 0) + 1;
    };
  });
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(wire.url)) elsewhere.push(request.url());
  });
  return elsewhere;
}

async function enterRules(page: Page, signIn: () => Promise<void>): Promise<void> {
  await signIn();
  await page.goto('/rule');
}

async function openChapters(page: Page, start: number, count: number): Promise<void> {
  await expect(page.locator('main h2 button').first()).toContainText(`c${start}`);
  await openAll(page, count, '[role=region] > div');
}

/** @param contents selector of what a chapter shows, within the page's main part */
async function openAll(page: Page, count: number, contents: string): Promise<void> {
  const titles = page.locator('main h2 button');
  await expect(titles).toHaveCount(count);
  await titles.evaluateAll(async (all) => {
    for (const title of all) {
      if (title.ariaExpanded === 'true' || !(title instanceof HTMLElement)) continue;
      title.click();
      // One after the other is drawn, as a reader's.
      for (let frames = 0; frames < 300 && title.ariaExpanded !== 'true'; frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await expect(page.locator(`main ${contents}:not([aria-busy])`)).toHaveCount(count);
}

/** Touches everything that was drawn, and tells of what no text of the house may have; also whether anything ran until now. */
async function remains(page: Page, contents: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const tags = new Set(['A', 'B', 'P', 'DIV', 'IMG', 'TABLE', 'TBODY', 'TR', 'TD', 'BR', 'SPAN', 'UL', 'LI']);
    const attributes = new Set(['href', 'src', 'alt', 'title', 'target', 'rel', 'loading', 'decoding']);
    const found: string[] = [];
    for (const element of document.querySelectorAll(selector)) {
      if (!tags.has(element.tagName)) found.push(element.tagName);
      for (const { name } of element.attributes) if (!attributes.has(name)) found.push(`${element.tagName} ${name}`);
      const href = element.getAttribute('href');
      if (href !== null && !/^(?:https:\/\/t\.me\/|\/(?!\/))/.test(href)) found.push(`href ${href}`);
      if (element.getAttribute('target') !== null && element.getAttribute('rel') !== 'noopener noreferrer nofollow') {
        found.push('opener');
      }
      for (const type of ['load', 'error', 'focus', 'mouseover', 'toggle', 'animationstart', 'wheel']) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
    const ran = (window as AttackedWindow).attacked;
    if (ran !== 0) found.push(`ran ${String(ran)}`);
    return found;
  }, `main ${contents} *`);
}
