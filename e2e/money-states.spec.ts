/** What becomes of a request, from its waiting to its end, in two tabs, and to nobody else (WAL-01, WAL-08, SEC-01): rejected with a reason, approved, and what that asks for before an exchange. */
import { z } from 'zod';
import { callOrigin, newKey, signIn } from '../tests/server/support/caller.ts';
import { AccountDialogs, newcomer } from './pages/AccountDialogs.ts';
import { expect, test } from './support/spec.ts';

const Requests = z.object({ rows: z.array(z.object({ id: z.string(), state: z.string() })) });

test('WAL-01 WAL-08 SEC-01 REQ-1 REQ-9 a request is rejected with a reason, the next approved, in two tabs at once; another member sees and cancels none of it', async ({
  tab,
  openTab,
  house,
  tokenOfBrowser,
}) => {
  test.setTimeout(120_000);
  const [one, two] = [newcomer(), newcomer()];
  await AccountDialogs.join(house.url, one);
  await AccountDialogs.join(house.url, two);
  // While an operator is there, nothing is approved by itself.
  const operator = await house.operator();
  const { page } = tab;
  await page.goto('/charge');
  await tab.login.submitAs(one.userId, one.password);
  await expect(page.getByLabel('충전금액')).toBeEnabled();
  const before = await tab.header.balance();
  const { page: phone } = await openTab('/charge');
  await phone.setViewportSize({ width: 425, height: 900 });
  const waitingId = async () => {
    const headers = { 'x-auth-token': `Bearer ${tokenOfBrowser()}` };
    const { rows } = Requests.parse(
      (await callOrigin({ url: house.url }, 'GET', '/charge/requests', undefined, headers)).body,
    );
    return rows.find(({ state }) => state === 'requested')?.id ?? '';
  };
  const charge = async () => {
    await page.getByRole('button', { name: '50,000원 더하기' }).click();
    await page.getByRole('button', { name: '50,000원 충전 신청' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '신청', exact: true }).click();
    await expect(phone.getByRole('region', { name: '처리 중인 신청' })).toContainText('50,000원');
    return waitingId();
  };
  const newest = (state: string) =>
    Promise.all(
      [page, phone].map((of) =>
        expect(of.locator('tbody tr').filter({ hasText: '50,000' }).first()).toContainText(state),
      ),
    );

  await test.step('rejected: why is said, and no won moves', async () => {
    const id = await charge();
    const other = await signIn({ url: house.url }, two.userId, two.password);
    expect(Requests.parse((await other.call('GET', '/charge/requests')).body).rows).toEqual([]);
    const cancelled = await other.call('POST', '/charge/cancel', { id }, { 'idempotency-key': newKey() });
    expect(cancelled.status).toBe(403);
    await operator.decide(id, { act: 'reject', why: 'notReceived' });
    await newest('입금이 확인되지 않음');
    await expect(phone.locator('tbody tr').first()).toContainText('반려');
    expect(await tab.header.balance()).toBe(before);
  });

  await test.step('approved: the won are there in every tab, and an exchange says what is missing', async () => {
    await operator.decide(await charge(), { act: 'approve' });
    await newest('완료');
    await expect.poll(() => tab.header.balance()).toBe(before + 50_000);
    await phone.goto('/exchange');
    await expect(phone.getByText(/0 \/ [\d,]+원 완료/)).toBeVisible();
    await expect(phone.getByText('조건을 채우면 열립니다')).toBeVisible();
  });
});
