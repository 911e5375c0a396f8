/** Signing in and out: SES-01, SES-02, SES-03, SES-06, SES-07. */
import { expect, test } from './support/spec.ts';
import { PASSWORD, Tab } from './support/Tab.ts';

test('SES-01 a visitor is sent to the login page and, after login, back where they were going', async ({
  tab,
  member,
}) => {
  await tab.page.goto('/bet_result');
  await expect(tab.page).toHaveURL(/\/login/);
  await tab.login.submitAs(member, PASSWORD);
  await expect(tab.page).toHaveURL(/\/bet_result$/);
  await expect(tab.header.logout).toBeVisible();
});

test('SES-02 Enter submits; the token goes in its header and nowhere else', async ({
  tab,
  member,
  wire,
  tokenOfBrowser,
}) => {
  await tab.board.open();
  await tab.login.userId.fill(member);
  await tab.login.password.fill(PASSWORD);
  await tab.login.password.press('Enter');
  await tab.header.expectSignedIn();

  const token = tokenOfBrowser();
  expect(token.length).toBeGreaterThan(21);
  expect(wire.traffic.requests.filter(({ path }) => path.includes(token))).toEqual([]);
  const kept = await tab.page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  expect(kept).not.toContain(token);
  expect(tab.page.url()).not.toContain(token);
});

test('SES-02 an empty form is not sent', async ({ tab, wire }) => {
  await tab.login.open();
  await tab.login.submit.click();
  await expect(tab.page.getByText('아이디를 입력해주세요.')).toBeVisible();
  expect(wire.traffic.count('POST', '/api/member/login')).toBe(0);
});

test('SES-03 a wrong password shows the message of the origin', async ({ tab, member }) => {
  await tab.login.open();
  await tab.login.submitAs(member, 'not the password');
  await expect(tab.page.getByText('아이디 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
  await expect(tab.page).toHaveURL(/\/login/);
});

for (const [what, body, contentType] of [
  ['a failure', '{"message":"x"}', 'application/json'],
  ['a page instead of JSON', '<html><title>502</title></html>', 'text/html'],
] as const) {
  test(`SES-03 ${what} at login shows the unexpected-problem text, and the form works again`, async ({
    tab,
    member,
    wire,
  }) => {
    wire.plan({ method: 'POST', path: '/api/member/login' }, { kind: 'answer', status: 503, body, contentType });
    await tab.login.open();
    await tab.login.submitAs(member, PASSWORD);
    await expect(tab.page.getByText('예기치 못한 문제가 발생했습니다. 관리자에게 문의해주세요.')).toBeVisible();
    await tab.login.submitAs(member, PASSWORD);
    await expect(tab.header.logout).toBeVisible();
  });
}

test('SES-06 logout in one tab signs every tab out and deletes what was stored of the member', async ({
  tab,
  openTab,
  member,
}) => {
  await tab.enterBoard(member);
  const other = await openTab();
  await other.page.goto('/bet_result');
  await other.header.expectSignedIn();

  await tab.header.logout.click();
  for (const { page } of [tab, other]) await expect(page).toHaveURL(/\/login/);
  const left = await tab.page.evaluate(async () => {
    const opened = indexedDB.open('hanpan-1');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const tables = ['members', 'bets', 'vault'];
    const transaction = opened.result.transaction(tables);
    const counts = tables.map((table) => transaction.objectStore(table).count());
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    opened.result.close();
    return counts.map((count) => count.result);
  });
  expect(left).toEqual([0, 0, 0]);
  await other.page.goto('/bet_result');
  await expect(other.page).toHaveURL(/\/login/);
});

test('SES-07 a login on another device ends the session in every tab, and says so', async ({
  tab,
  openTab,
  member,
  browser,
  wire,
}) => {
  await tab.enterBoard(member);
  const other = await openTab();
  await other.board.open();
  await other.header.expectSignedIn();

  const device = await browser.newContext({ baseURL: wire.url });
  await new Tab(await device.newPage()).enterBoard(member);
  for (const { page } of [tab, other]) await expect(page).toHaveURL(/\/login/);
  const sentence = '다른 기기에서 로그인하여 로그아웃되었습니다.';
  await expect
    .poll(async () => (await tab.page.getByText(sentence).count()) + (await other.page.getByText(sentence).count()))
    .toBeGreaterThan(0);
  await device.close();
});

for (const [status, sentence] of [
  [401, '로그아웃되었습니다.'],
  [500, '예기치 못한 문제가 발생했습니다.'],
  [600, '차단된 IP입니다.'],
] as const) {
  test(`SES-07 S-11 status ${status} of the five-second poll signs out and says so`, async ({ tab, member, wire }) => {
    await tab.enterBoard(member);
    const planned = wire.plan(
      { method: 'GET', path: /^\/api\/member\/(?!user)/ },
      { kind: 'answer', status, body: '{"message":""}' },
    );
    await expect(tab.page).toHaveURL(/\/login/, { timeout: 15_000 });
    expect(planned.hits).toBe(1);
    await expect(tab.page.getByText(sentence).first()).toBeVisible();
    await tab.login.submitAs(member, PASSWORD);
    await expect(tab.header.logout).toBeVisible();
  });
}
