/** Maintenance of the whole site: SES-10, SES-14. */
import { setTimeout } from 'node:timers/promises';
import type { Operator } from './support/Operator.ts';
import { expect, test } from './support/visitorSpec.ts';
import { PASSWORD, type Tab } from './support/Tab.ts';

const SENTENCE = '점검중입니다.';
/** Members are asked about every five seconds, the maintenance page every ten. */
const NOTICED = { timeout: 40_000 };

let operator: Operator | undefined;

test.beforeEach(async ({ house }) => {
  operator = await house.operator();
});
test.afterEach(async () => {
  await operator?.set('siteNoticeFlg', 0);
});

test('SES-10 SES-14 when it begins, every tab is signed out and told; when it is over, they come back by themselves', async ({
  tab,
  openTab,
  member,
}) => {
  await tab.enterBoard(member);
  const other = await openTab('/bet_result');

  await operator?.set('siteNoticeFlg', 1);
  for (const { page } of [tab, other]) {
    await expect(page).toHaveURL(/\/maintenance$/, NOTICED);
    await expect(page.getByRole('heading', { name: SENTENCE })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  }
  await operator?.set('siteNoticeFlg', 0);
  for (const { page } of [tab, other]) {
    await expect(page).toHaveURL(/\/login$/, NOTICED);
    await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  }
  await expect(tab.page.getByText(SENTENCE)).toHaveCount(0);
  await tab.login.submitAs(member, PASSWORD);
  await tab.header.expectSignedIn();
});

test('SES-10 a visitor is sent there from wherever they are, and stays; an administrator comes in by an entrance of their own and opens the site; members do not', async ({
  tab,
  member,
}) => {
  await operator?.set('siteNoticeFlg', 1);
  for (const path of ['/login', '/korea/wintielose', '/maintenance']) {
    await tab.page.goto(path);
    await expect(tab.page).toHaveURL(/\/maintenance$/);
    await expect(tab.page.getByRole('heading', { name: SENTENCE })).toBeVisible();
  }
  await tab.page.getByRole('button', { name: '지금 확인' }).click();
  await expect(tab.page.getByText(/마지막 확인 \d\d:\d\d:\d\d/)).toBeVisible();
  await expect(tab.page).toHaveURL(/\/maintenance$/);

  await tab.page.goto('/login?operator=1');
  await expect(tab.page.getByRole('button', { name: '회원가입' })).toHaveCount(0);
  await tab.login.submitAs(member, PASSWORD);
  await expect(tab.page.getByText(SENTENCE)).toBeVisible();
  await expect(tab.page).toHaveURL(/\/login\?operator=1$/);
  await tab.login.submitAs('admin1', PASSWORD);
  await expect(tab.page).toHaveURL(/\/admin$/);
});

test('SES-10 the moment it is over, whoever begins to sign in keeps the card and what they type, and whoever loads the page again is let in, whatever was told a moment ago', async ({
  tab,
  member,
}) => {
  await seeItEnd(tab);
  const places: string[] = [];
  tab.page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname));
  await tab.page.goto('/login');
  await tab.login.userId.fill(member);
  await tab.page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/store-[^/]+\.js$/.test(name)),
  );
  // What was stored is read now, and must lead nowhere.
  await setTimeout(1_500);
  expect(new Set(places)).toEqual(new Set(['/login']));
  await expect(tab.login.userId).toHaveValue(member);

  await seeItEnd(tab);
  await tab.page.reload();
  await expect(tab.page).toHaveURL(/\/login$/);
  await tab.login.submitAs(member, PASSWORD);
  await tab.header.expectSignedIn();
});

test('SES-10 SES-08 while it is not on, its page leads to the top, however its address is written, and signs a member out', async ({
  tab,
  member,
}) => {
  for (const path of ['/maintenance', '/Maintenance/']) {
    await tab.page.goto(path);
    await expect(tab.page).toHaveURL(/\/login$/);
  }
  await tab.login.submitAs(member, PASSWORD);
  await tab.header.expectSignedIn();
  await tab.page.goto('/maintenance');
  await expect(tab.page).toHaveURL(/\/login$/);
  await expect(tab.login.submit).toBeVisible();
});

/** The page of maintenance has been shown, and it is over before the page has heard of that. */
async function seeItEnd(tab: Tab): Promise<void> {
  await operator?.set('siteNoticeFlg', 1);
  await tab.page.goto('/login');
  await expect(tab.page.getByText(/마지막 확인 \d\d:\d\d:\d\d/)).toBeVisible();
  await operator?.set('siteNoticeFlg', 0);
}
