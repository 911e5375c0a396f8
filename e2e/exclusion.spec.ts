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
  // The pages' clock alone goes on, by less than the interval: once the origin has heard the answer, the next check is some seconds off.
  for (const { page } of [tab, second]) await page.clock.fastForward('14:55');
  const ask = ({ page }: typeof tab) => page.getByRole('alertdialog').getByRole('button', { name: '계속하기' });
  await expect(ask(tab)).toBeVisible();
  await expect(ask(second)).toBeVisible();
  await ask(second).click();
  await expect(ask(second)).toBeHidden({ timeout: 300 });
  await expect(ask(tab)).toBeHidden();
});

test('FAIR-03 OWN-6 a cool-off is told in the other tab at once, and bets, charges and a lobby are refused', async ({
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
  await tab.page.getByRole('button', { name: '50,000원 충전 신청' }).click();
  await tab.page.getByRole('alertdialog').getByRole('button', { name: '신청', exact: true }).click();
  await expect(tab.page.getByText(told).first()).toBeVisible();

  await tab.page.goto('/korea/wintielose');
  await tab.chrome.sideMenu.getByRole('button', { name: /^카지노/ }).click();
  await tab.chrome.sideMenu.getByRole('button', { name: '별빛스튜디오' }).click();
  const opened = tab.page.context().waitForEvent('page');
  await tab.chrome.question.getByRole('button', { name: '입장' }).click();
  const lobby = await opened;
  await expect(lobby.getByRole('heading', { level: 1 })).toHaveText(/쉬어가는|쉬는|관리자|점검/);
  expect(lobby.url()).not.toContain('/play-lobby/');
});
