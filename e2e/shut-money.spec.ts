/** Pages of money that are shut (WAL-01, WAL-02, WAL-04, FAIR-03): why, before anything is filled in, in every tab, at a desk and on a phone. */
import type { Page } from '@playwright/test';
import { callOrigin, newKey } from '../tests/server/support/caller.ts';
import { OwnLimits } from '../src/domain/limits/ownDocument.ts';
import { AccountDialogs, newcomer } from './pages/AccountDialogs.ts';
import { expect, test } from './support/spec.ts';

const PHONE = { width: 425, height: 900 };

test('WAL-01 WAL-02 WAL-04 FAIR-03 REQ-7 OWN-4 OWN-6 without a line, at a limit of their own and shut out, members are told before they fill a form in', async ({
  tab,
  openTab,
  house,
  wire,
  tokenOfBrowser,
}) => {
  test.setTimeout(240_000);
  const who = newcomer();
  await AccountDialogs.join(house.url, who);
  const { page } = tab;
  await page.goto('/charge');
  await tab.login.submitAs(who.userId, who.password);
  const amount = (of: Page) => of.getByLabel('충전금액');
  await expect(amount(page)).toBeEnabled();
  const { page: other } = await openTab('/chargeCrypto');
  await other.setViewportSize(PHONE);
  await expect(other.getByLabel('보냄')).toBeEnabled();
  const say = async (path: string, given: object) => {
    const headers = { 'x-auth-token': `Bearer ${tokenOfBrowser()}`, 'idempotency-key': newKey() };
    expect((await callOrigin({ url: house.url }, 'POST', path, given, headers)).status).toBe(200);
  };

  await test.step('a limit of their own leaves less than the least charge', async () => {
    await say('/member/limits/change', { kind: 'deposit', span: 'day', amount: 5_000 });
    await expect(page.getByText('내가 정한 하루 충전 한도 5,000원 중 0원을 사용했습니다.')).toBeVisible();
    await expect(amount(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: '충전 신청' })).toBeDisabled();
  });

  await test.step('who shuts themselves out is told in the other tab too, and of coupons', async () => {
    await say('/member/limits/coolOff', { length: 'hours24' });
    for (const of of [page, other]) {
      await expect(
        of.getByRole('main').getByText(/까지 쉬어가는 중이라 베팅과 충전을 할 수 없습니다\.$/),
      ).toBeVisible();
    }
    await expect(other.getByLabel('보냄')).toBeDisabled();
    await other.goto('/coupon');
    await expect(
      other.getByRole('main').getByText(/쉬어가는 중이라 쿠폰을 등록하거나 사용할 수 없습니다\.$/),
    ).toBeVisible();
    await expect(other.getByLabel('쿠폰 번호 입력')).toBeHidden();
  });

  await test.step('money on its way out is not shut by it', async () => {
    await page.goto('/exchange');
    await expect(page.getByRole('heading', { name: '환전 신청' })).toBeVisible();
    await expect(page.getByText('쉬어가는 중이라')).toBeHidden();
  });

  await test.step('without a line each says so, and what can be read is there', async () => {
    await wire.down();
    await expect(page.getByText(/^연결이 끊어졌습니다\./).first()).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole('button', { name: '환전 신청' }).last()).toBeDisabled();
    await wire.up();
  });
});

test('FAIR-04 OWN-7 a reality check stands in every tab, and goes from all of them when one answers', async ({
  tab,
  openTab,
  house,
  wire,
  tokenOfBrowser,
}) => {
  const who = newcomer();
  await AccountDialogs.join(house.url, who);
  const { page } = tab;
  await page.goto('/notice');
  await tab.login.submitAs(who.userId, who.password);
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  const headers = { 'x-auth-token': `Bearer ${tokenOfBrowser()}`, 'idempotency-key': newKey() };
  const said = await callOrigin({ url: house.url }, 'POST', '/member/limits/check', { minutes: 15 }, headers);
  expect(said.status).toBe(200);
  const told = await callOrigin({ url: house.url }, 'GET', '/member/limits', undefined, headers);
  const own = OwnLimits.parse(told.body);
  const { dueAt } = own.check;
  if (dueAt === null) throw new Error('no check is due');
  // As it would be told a moment before it is due.
  const soon = JSON.stringify({ ...own, at: dueAt - 1_000 });
  wire.plan({ method: 'GET', path: '/api/member/limits' }, { kind: 'answer', status: 200, body: soon }, Infinity);
  const { page: other } = await openTab('/member/limits');
  await other.setViewportSize(PHONE);
  await page.goto('/member/limits');
  const check = (of: Page) => of.getByRole('alertdialog').filter({ hasText: '지났습니다' });
  for (const of of [page, other]) await expect(check(of)).toBeVisible({ timeout: 40_000 });
  wire.heal();
  await check(other).getByRole('button', { name: '계속하기' }).click();
  for (const of of [page, other]) await expect(check(of)).toBeHidden();
});
