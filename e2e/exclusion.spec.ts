/** Members who shut themselves out, and the check of the hour, in two tabs at once: FAIR-03, FAIR-04. */
import { expect, test } from './support/spec.ts';

test('FAIR-04 OWN-7 the check of the hour goes in both tabs by one answer, at once', async ({
  tab,
  openTab,
  member,
}) => {
  await tab.page.context().clock.install();
  await tab.enterHome(member);
  await tab.page.goto('/member/limits');
  await tab.page.getByRole('combobox', { name: '알림 간격' }).selectOption({ label: '15분' });
  const second = await openTab('/customer');
  for (const { page } of [tab, second]) {
    await page.bringToFront();
    await page.clock.fastForward('16:00');
  }
  const ask = ({ page }: typeof tab) => page.getByRole('alertdialog').getByRole('button', { name: '계속하기' });
  await expect(ask(tab)).toBeVisible();
  await expect(ask(second)).toBeVisible();
  await ask(second).click();
  await expect(ask(second)).toBeHidden({ timeout: 300 });
  await expect(ask(tab)).toBeHidden();
});

test('FAIR-03 OWN-6 a cool-off is told in the other tab at once, and bets, charges, a mini game and a lobby are refused', async ({
  tab,
  openTab,
  member,
  game,
}) => {
  await tab.enterBoard(member);
  await tab.board.pick(game, 'home');
  const second = await openTab('/member/limits');
  const limits = second.page;
  await limits.getByRole('button', { name: /^쉬어가기/ }).click();
  await limits.getByRole('button', { name: '다음' }).click();
  await limits.getByRole('button', { name: '멈추기' }).click();
  const told = /쉬어가는 중이라 베팅과 충전을 할 수 없습니다\.|지금부터 베팅과 충전이 멈춥니다\./;
  await expect(tab.page.getByText(told).first()).toBeVisible();
  await tab.slip.setStake(10_000);
  await tab.slip.placeBet();
  await expect(tab.slip.region.getByText(told)).toBeVisible();

  await tab.page.goto('/charge');
  await tab.page.getByRole('button', { name: '50,000원 더하기' }).click();
  await expect(tab.page.getByRole('main').getByText(told)).toBeVisible();
  await expect(tab.page.getByRole('button', { name: /충전 신청/ })).toBeDisabled();
});
