/** Charging and exchanging as a member sees it (WAL-01, WAL-02, WAL-08): one tab asks, the other shows, on a large and a small screen. */
import { expect, test } from './support/seatedSpec.ts';

test('WAL-01 WAL-08 a charge that is asked for in one tab waits in the other, and is taken back there', async ({
  tab,
  openTab,
  member,
}) => {
  await tab.enterBoard(member);
  await tab.page.goto('/charge');
  const other = await openTab('/charge');
  await tab.page.getByRole('button', { name: '50,000원 더하기' }).click();
  await tab.page.getByRole('button', { name: '50,000원 충전 신청' }).click();
  await tab.page.getByRole('alertdialog').getByRole('button', { name: '신청', exact: true }).click();
  for (const { page } of [tab, other]) {
    await expect(page.getByRole('region', { name: '처리 중인 신청' })).toContainText('50,000원');
  }
  await other.page.setViewportSize({ width: 425, height: 900 });
  await other.page.getByRole('button', { name: '신청 취소' }).click();
  await other.page.getByRole('alertdialog').getByRole('button', { name: '신청 취소' }).click();
  for (const { page } of [tab, other]) {
    await expect(page.getByRole('table').getByRole('row').filter({ hasText: '50,000' }).first()).toContainText('취소');
  }
});

test('WAL-02 a deposit window that is not https closes again, and says why', async ({ tab, member }) => {
  await tab.enterBoard(member);
  await tab.page.goto('/chargeCrypto');
  await tab.page.getByRole('button', { name: '100USDT 더하기' }).click();
  await tab.page.getByRole('button', { name: '모의 입금 창 열기' }).click();
  await tab.page.getByRole('alertdialog').getByRole('button', { name: '신청', exact: true }).click();
  await expect(tab.page.getByText(/안전하지 않아/).first()).toBeVisible();
  expect(tab.page.context().pages()).toHaveLength(1);
});
