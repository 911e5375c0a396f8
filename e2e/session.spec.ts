/** Signing in and out: SES-01 … SES-08. */
import { rowsOfMembers } from './support/localLog.ts';
import { test as seated } from './support/seatedSpec.ts';
import { test as fresh } from './support/spec.ts';
import { expect, test } from './support/visitorSpec.ts';
import { signal } from './support/signal.ts';
import { mayGoAhead, sleep } from './support/sleepingMachine.ts';
import { PASSWORD, Tab } from './support/Tab.ts';
import type { FaultProxy } from '../tests/support/proxy/faultProxy.ts';

/** The five-second poll. */
const POLL = /^\/api\/member\/(?!user)/;
/** By then every tab has heard of the end of a session. */
const TOLD_WITHIN_MS = 25_000;

test('SES-01 a visitor signs in at a card that is there before the database is loaded, and moves on once it is', async ({
  tab,
  member,
  wire,
}) => {
  const database = await holdDatabase(tab);
  await tab.login.open();
  await tab.login.submitAs(member, PASSWORD);
  await expect.poll(() => wire.traffic.count('POST', '/api/member/login')).toBe(1);
  await database.asked;
  await expect(tab.page).toHaveURL(/\/login/);
  database.release();
  await tab.header.expectSignedIn();
});

test('SES-04 where a session seems to run no login card is drawn before the database has been asked', async ({
  tab,
}) => {
  const database = await holdDatabase(tab);
  await tab.page.addInitScript(() => localStorage.setItem('custom.auth', (Date.now() + 60_000).toString()));
  await tab.page.goto('/login');
  await database.asked;
  await expect(tab.login.submit).toHaveCount(0);
  database.release();
  await expect(tab.login.submit).toBeVisible();
  await expect.poll(() => tab.page.evaluate(() => localStorage.getItem('custom.auth'))).toBeNull();
});

test('SES-01 SES-02 a visitor is sent to the login page and, after Enter, back where they were going; the token goes in its header and nowhere else', async ({
  tab,
  member,
  wire,
  tokenOfBrowser,
}) => {
  await tab.page.goto('/bet_result');
  await expect(tab.page).toHaveURL(/\/login/);
  await tab.login.userId.fill(member);
  await tab.login.password.fill(PASSWORD);
  await tab.login.password.press('Enter');
  await expect(tab.page).toHaveURL(/\/bet_result$/);
  await tab.header.expectSignedIn();
  await expect(tab.header.logout).toBeVisible();

  const token = tokenOfBrowser();
  expect(token.length).toBeGreaterThan(21);
  expect(wire.traffic.requests.filter(({ path }) => path.includes(token))).toEqual([]);
  const kept = await tab.page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  expect(kept).not.toContain(token);
  expect(tab.page.url()).not.toContain(token);
});

test('SES-02 SES-03 an empty form is not sent; a wrong password, a failure and a page instead of JSON are told, and the form works again', async ({
  tab,
  member,
  wire,
}) => {
  await tab.login.open();
  await tab.login.submit.click();
  await expect(tab.page.getByText('아이디를 입력해주세요.')).toBeVisible();
  expect(wire.traffic.count('POST', '/api/member/login')).toBe(0);

  const wrong = tab.page.getByText('아이디 또는 비밀번호가 일치하지 않습니다.');
  const unexpected = tab.page.getByText('예기치 못한 문제가 발생했습니다. 관리자에게 문의해주세요.');
  for (const [body, contentType] of [
    ['{"message":"x"}', 'application/json'],
    ['<html><title>502</title></html>', 'text/html'],
  ] as const) {
    await tab.login.submitAs(member, 'not the password');
    await expect(wrong).toBeVisible();
    await expect(unexpected).toBeHidden();
    await expect(tab.page).toHaveURL(/\/login/);
    wire.plan({ method: 'POST', path: '/api/member/login' }, { kind: 'answer', status: 503, body, contentType });
    await tab.login.submitAs(member, PASSWORD);
    await expect(unexpected).toBeVisible();
    await expect(wrong).toBeHidden();
  }
  await tab.login.submitAs(member, PASSWORD);
  await expect(tab.header.logout).toBeVisible();
});

test('SES-01 SES-06 logout in one tab signs every tab out and deletes what was stored; a login in one takes each where it was going', async ({
  tab,
  openTab,
  member,
}) => {
  await tab.enterBoard(member);
  const other = await openTab('/bet_result');

  await tab.header.logout.click();
  for (const { page } of [tab, other]) await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => rowsOfMembers(tab.page)).toBe(0);
  await other.page.goto('/bet_result');
  await expect(other.page).toHaveURL(/\/login/);
  await tab.login.submitAs(member, PASSWORD);
  await expect(tab.page).toHaveURL(/:\d+\/$/);
  await expect(other.page).toHaveURL(/\/bet_result$/);
});

test('SES-05 SES-07 556 of the house, a login on another device and 406 end the session in every tab, each with its word and target, told once', async ({
  tab,
  openTab,
  member,
  house,
  browser,
  wire,
}) => {
  const operator = await house.operator();
  await tab.enterBoard(member);
  const other = await openTab('/bet_result');
  const signInAgain = async () => {
    await tab.login.submitAs(member, PASSWORD);
    for (const { header } of [tab, other]) await header.expectSignedIn();
  };

  await test.step('556', async () => {
    await Promise.all([
      toldIn([tab, other], '로그아웃되었습니다.'),
      operator.signOut(member),
      ...[tab, other].map(({ page }) => expect(page).toHaveURL(/\/login$/, { timeout: TOLD_WITHIN_MS })),
    ]);
    const later = await openTab();
    await later.login.open();
    await expect(later.page.getByText('로그아웃되었습니다.')).toHaveCount(0);
    await later.page.close();
  });

  await signInAgain();
  await test.step('another device', async () => {
    const device = await browser.newContext({ baseURL: wire.url });
    const elsewhere = new Tab(await device.newPage());
    await Promise.all([
      toldIn([tab, other], '다른 기기에서 로그인하여 로그아웃되었습니다.'),
      elsewhere.enterBoard(member),
      ...[tab, other].map(({ page }) => expect(page).toHaveURL(/\/login/, { timeout: TOLD_WITHIN_MS })),
    ]);
    await device.close();
  });

  await signInAgain();
  await test.step('406: a blank page', async () => {
    wire.plan({ method: 'GET', path: POLL }, { kind: 'answer', status: 406, body: '' });
    for (const { page } of [tab, other]) await expect(page).toHaveURL('about:blank', { timeout: 40_000 });
  });
});

test('SES-07 S-11 statuses 401, 500 and 600 of the five-second poll sign out and say so', async ({
  tab,
  member,
  wire,
}) => {
  await tab.enterBoard(member);
  for (const [status, sentence] of [
    [401, '로그아웃되었습니다.'],
    [500, '예기치 못한 문제가 발생했습니다.'],
    [600, '차단된 IP입니다.'],
  ] as const) {
    await test.step(String(status), async () => {
      const planned = wire.plan({ method: 'GET', path: POLL }, { kind: 'answer', status, body: '{"message":""}' });
      await expect(tab.page).toHaveURL(/\/login/, { timeout: 40_000 });
      expect(planned.hits).toBe(1);
      await expect(tab.page.getByText(sentence).first()).toBeVisible();
      await tab.login.submitAs(member, PASSWORD);
      await expect(tab.header.logout).toBeVisible();
    });
  }
});

// The worker comes with a clock of the spec's: the browser may have none of before.
fresh(
  'SES-04 SES-05 the record is asked for every five seconds for both tabs; past the logout minutes each is signed out and told',
  async ({ tab, openTab, member, house, wire }) => {
    await mayGoAhead(tab.page, wire, house.url);
    wire.plan(
      { method: 'GET', path: '/api/setting/autoLogoutMin' },
      { kind: 'answer', status: 200, body: '{"autoLogoutMin":1}' },
    );
    const before = Date.now();
    await tab.enterBoard(member);
    const other = await openTab('/bet_result');
    const auth = () => other.page.evaluate(() => Number(localStorage.getItem('custom.auth')));
    expect(await auth()).toBeGreaterThanOrEqual(before + 60_000);
    expect(await auth()).toBeLessThanOrEqual(Date.now() + 60_000);
    const countedFrom = Date.now();
    const polledBefore = polls(wire);
    await expect.poll(() => polls(wire) - polledBefore, { timeout: 40_000 }).toBeGreaterThanOrEqual(3);
    // The first of them may have been due, and late on a busy machine; two tabs that ask each for itself would be through within five seconds.
    expect(Date.now() - countedFrom).toBeGreaterThan(5_200);

    // The machine sleeps until two seconds before the instant, which has not come when it wakes.
    const sleptMs = Math.max(0, before + 58_000 - Date.now());
    await sleep(tab.page, sleptMs);
    await expect(tab.page).toHaveURL(/\/login$/, { timeout: TOLD_WITHIN_MS });
    expect(Date.now() + sleptMs).toBeGreaterThanOrEqual(before + 60_000);
    await expect(other.page).toHaveURL(/\/login$/);
    const said = async () =>
      (await tab.page.getByText('로그아웃되었습니다.').count()) +
      (await other.page.getByText('로그아웃되었습니다.').count());
    await expect.poll(said).toBeGreaterThan(0);
    expect(await other.page.evaluate(() => localStorage.getItem('custom.auth'))).toBeNull();
  },
);

test('SES-08 an administrator of role 10 and a manager are at their own page after login, in every tab, and nowhere else', async ({
  tab,
  openTab,
}) => {
  for (const [userId, desk, title] of [
    ['admin1', '/admin', '관리자 전용'],
    ['manager1', '/manager', '매니저 전용'],
  ] as const) {
    await test.step(userId, async () => {
      await tab.page.goto('/bet_result');
      await tab.login.submitAs(userId, PASSWORD);
      for (const path of ['/bet_result', '/', '/message']) {
        await expect(tab.page).toHaveURL(new RegExp(`${desk}$`));
        await expect(tab.page.getByRole('heading', { name: title })).toBeVisible();
        await tab.page.goto(path);
      }
      const other = await openTab();
      await other.home.open();
      await expect(other.page).toHaveURL(new RegExp(`${desk}$`));
      await tab.page.getByRole('main').getByRole('button', { name: '로그아웃' }).click();
      for (const { page } of [tab, other]) await expect(page).toHaveURL(/\/login$/);
      await other.page.close();
    });
  }
});

seated(
  'SES-08 a member has no page of an operator, and an address that is written otherwise leads where its page does',
  async ({ tab }) => {
    for (const path of ['/Manager', '/%61dmin', '/LOGIN/']) {
      await tab.page.goto(path);
      await expect(tab.page).toHaveURL(/:\d+\/$/);
    }
    // A page of its own, for which a member's session is none.
    for (const path of ['/admin', '/admin/', '/manager']) {
      await tab.page.goto(path);
      await expect(tab.page.getByRole('heading', { name: '운영 로그인' })).toBeVisible();
    }
  },
);

/** How often the member's record was asked for by its five-second poll. */
function polls({ traffic }: FaultProxy): number {
  return traffic.requests.filter(({ method, path }) => method === 'GET' && POLL.test(path)).length;
}

/** That one of them says it. To be waited for before its cause: it is said for six seconds, whatever else a machine has to do. */
async function toldIn(tabs: readonly Tab[], sentence: string): Promise<void> {
  const places = tabs.map(({ page }) => page.getByText(sentence).first());
  await Promise.any(places.map((place) => expect(place).toBeVisible({ timeout: TOLD_WITHIN_MS })));
}

/** Keeps the code of the database from a page until it is released. */
async function holdDatabase(tab: Tab) {
  const asked = signal();
  const released = signal();
  await tab.page.route(/\/assets\/store-[^/]*\.js$/, async (route) => {
    asked.give();
    await released.given;
    await route.continue();
  });
  return { asked: asked.given, release: released.give };
}
