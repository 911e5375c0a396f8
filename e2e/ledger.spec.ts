/** A member’s own books: points into money, a coupon, and the statement of another tab (WAL-03, WAL-04, WAL-07). */
import { expect, test } from './support/seatedSpec.ts';

test('WAL-03 WAL-04 WAL-05 WAL-07 points become money once, a coupon is used, and a statement in another tab shows both at once', async ({
  tab,
  member,
  openTab,
}) => {
  await tab.enterBoard(member);
  const other = await openTab('/mywallet');
  const { page } = tab;
  await page.goto('/mywallet/point');
  await page.getByRole('button', { name: '+5,000' }).click();
  await page.getByRole('button', { name: '5,000원으로 전환' }).click();
  await expect(page.getByText('변환성공').first()).toBeVisible();
  const rows = other.page.locator('tr[data-entry]');
  await expect(rows.first()).toContainText('포인트 전환');
  await expect(rows.first()).toContainText('+5,000');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/coupon');
  // The row of pages is wider than a phone.
  const current = page.getByRole('main').locator('nav a[aria-current="page"]');
  await expect(current).toHaveText('쿠폰함');
  await expect(current).toBeInViewport({ ratio: 1 });
  const coupon = page.getByRole('listitem').filter({ hasText: '신규 회원 머니 쿠폰' });
  await coupon.getByRole('button', { name: '받기' }).click();
  await expect(coupon).toBeHidden();
  await expect(rows.first()).toContainText('쿠폰');
  await page.goto('/calculateSports');
  await expect(page.getByText(/^정산 신청은 총판 회원만 할 수 있습니다\./)).toBeVisible();
});
