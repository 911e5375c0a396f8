/** The pages of lobbies and a game of the house in its window: COM-04, LBY-2, HSG-1, HSG-4, HSG-5, HSG-6. */
import { expect, test } from './support/seatedSpec.ts';

// A round is seen as most members see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('COM-04 LBY-2 HSG-1 HSG-4 HSG-5 HSG-6 a lobby is searched, a game opened, a round played once a press, checked, and told to another tab', async ({
  tab,
  member,
}) => {
  await tab.enterBoard(member);
  const { page } = tab;
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/slot');
  const lobby = page.getByRole('main');
  await expect(lobby.getByRole('button', { name: /방앗간.*연결 전/ })).toHaveAttribute('aria-disabled', 'true');
  await lobby.getByRole('searchbox').fill('ㄷㅌㄲㅅㄹ');
  await expect(lobby.getByRole('button', { name: /방앗간/ })).toHaveCount(0);
  await page.setViewportSize({ width: 425, height: 900 });
  await lobby.getByRole('button', { name: '달토끼 슬롯 즐겨찾기', exact: true }).click();
  await expect(lobby.getByRole('button', { name: '달토끼 슬롯 즐겨찾기 해제' })).toBeVisible();

  const opened = page.context().waitForEvent('page');
  await lobby.getByRole('button', { name: /달토끼 슬롯.*500,000원/ }).click();
  await tab.chrome.question.getByRole('button', { name: '입장' }).click();
  const game = await opened;
  await game.getByRole('button', { name: '+1,000', exact: true }).click();
  await game.getByRole('button', { name: '돌리기' }).dblclick();
  await expect(game.getByRole('button', { name: '진행 중' })).toBeVisible();
  await expect(game.getByText('1판')).toBeVisible();
  await expect(game.getByRole('button', { name: '돌리기' })).toBeVisible();
  await expect(game.getByText('2판')).toHaveCount(0);
  await game.getByRole('button', { name: '검증' }).click();
  await expect(game.getByText('공개된 시드가 약속한 해시와 이어지며')).toBeVisible();

  const second = await page.context().newPage();
  await second.goto(game.url());
  await expect(second.getByText('1판')).toBeVisible();
  await game.getByRole('button', { name: '돌리기' }).press('Enter');
  await expect(second.getByText('2판')).toBeVisible();
  await game.close();
  await second.close();
});
