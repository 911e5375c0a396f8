/** The back office as operators work in it (ADM-01, ADM-04, SES-08): signed in with a second factor, a large charge taken, and confirmed by two. A small one is in the day of `office-day.spec.ts`. */
import type { Page } from '@playwright/test';
import { formatWon } from '../src/domain/kernel/money.ts';
import { expectNoFinding } from './support/axeFindings.ts';
import { operatorIn } from './support/operatorIn.ts';
import { expect, test } from './support/spec.ts';
import type { Tab } from './support/Tab.ts';

async function charge({ page }: Tab, sum: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.getByRole('button', { name: `${sum}원 더하기` }).click();
  await page.getByRole('button', { name: /충전 신청$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '신청', exact: true }).click();
}

test('ADM-04 TWO-1 TWO-2 QUE-1 a large charge is taken by one operator and approved by two before the eyes of its member', async ({
  browser,
  house,
  tab,
  member,
}) => {
  await tab.enterBoard(member);
  await tab.page.goto('/charge');
  const one = await operatorIn(browser, house.url, '정하린', '/admin/cashier', '입출금');
  const two = await operatorIn(browser, house.url, '최민재', '/admin/cashier', '입출금');
  await charge(tab, '1,000,000', 4);
  const row = (page: Page) => page.getByRole('row').filter({ hasText: '4,000,000' });
  await expect(row(one)).toBeVisible();
  await one.keyboard.press('j');
  await one.keyboard.press('t');
  await expect(row(two)).toContainText('정하린');
  await expectNoFinding(one, 'cashier');
  await one.keyboard.press('a');
  await one.getByRole('alertdialog').getByRole('button', { name: '승인하고 확인 요청' }).click();
  await row(two).getByRole('button').first().click();
  await two.getByRole('button', { name: /확인하고 승인/ }).click();
  await two.getByRole('alertdialog').getByRole('button', { name: '확인하고 승인' }).click();
  await expect(tab.page.getByRole('table').getByRole('row').filter({ hasText: '4,000,000' }).first()).toContainText(
    '완료',
  );
  await two.setViewportSize({ width: 425, height: 900 });
  await expectNoFinding(two, 'cashier on a phone');
  await two.goto('/admin/audit');
  await expect(two.getByText('이 화면을 볼 권한이 없습니다.')).toBeVisible();
  for (const page of [one, two]) await page.context().close();
});

test('ADM-03 MBR-1 MBR-3 the owner finds a member and gives them money, which their open tab shows at once', async ({
  browser,
  house,
  tab,
  member,
}) => {
  await tab.enterBoard(member);
  const owner = await operatorIn(browser, house.url, '윤서진', '/admin/members', '회원');
  await owner.getByRole('searchbox').fill(member);
  // The row of before the search goes, and a press on it with it.
  await expect(owner.getByRole('row')).toHaveCount(2);
  await owner.getByRole('row').filter({ hasText: member }).getByRole('button').click();
  await expect(owner).toHaveURL(new RegExp(`member=${member}$`));
  const before = await tab.header.balance();
  await owner.getByRole('button', { name: '머니 조정' }).click();
  await owner.getByLabel(/^금액/).fill('10000');
  await owner.getByLabel('회원에게 보이는 내용').fill('이벤트 지급');
  await owner.getByRole('button', { name: '내용 확인' }).click();
  const question = owner.getByRole('alertdialog');
  await question.getByLabel('사유').fill('가을 이벤트');
  await question.getByRole('button', { name: '조정하기' }).click();
  const told = tab.page.getByRole('alertdialog');
  await expect(told).toContainText(formatWon(before + 10_000));
  await told.getByRole('button', { name: '확인' }).click();
  await expect.poll(() => tab.header.balance()).toBe(before + 10_000);
  await expect(owner.getByRole('row').filter({ hasText: '이벤트 지급' })).toContainText(formatWon(before + 10_000));
  await expectNoFinding(owner, 'members');
  await owner.context().close();
});
