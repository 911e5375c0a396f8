/** Members who shut themselves out in one tab, and are told so in another: FAIR-03. */
import { expect, test } from './support/spec.ts';

test('FAIR-03 OWN-6 a cool-off is told in the other tab at once, and a bet there is refused', async ({
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
});
