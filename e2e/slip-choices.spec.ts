/** How a member wants their slip to be: SCH-1, SCH-2, SCH-3. */
import { expect, test } from './support/seatedSpec.ts';

test('SCH-1 SCH-2 SCH-3 own amounts and a quick bet: the price that is pressed is asked about at once, in this tab alone, and the bet leaves its member here', async ({
  tab,
  openTab,
  member,
  game,
}) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  const second = await openTab();
  await second.board.open();
  await second.board.expectOpen(game);
  await tab.slip.region.getByRole('button', { name: '베팅카트 설정' }).click();
  const settings = tab.page.getByRole('dialog', { name: '베팅카트 설정' });
  await settings.getByRole('switch', { name: '빠른 베팅' }).click();
  await settings.getByRole('textbox', { name: '빠른 베팅 금액' }).fill('7000');
  await settings.getByRole('switch', { name: '베팅 후 현재 화면에 머무르기' }).click();
  await settings.getByRole('textbox', { name: '빠른 금액 1', exact: true }).fill('3,000');
  await tab.page.keyboard.press('Enter');
  await tab.page.keyboard.press('Escape');
  await expect(second.slip.region.getByRole('button', { name: '빠른 베팅 7,000원' })).toBeVisible();

  await tab.board.pick(game, 'home');
  await expect(tab.slip.confirm).toContainText('7,000');
  await expect(tab.slip.yes).toBeEnabled();
  await tab.slip.yes.click();
  await expect(tab.page.getByText('베팅이 완료되었습니다.').first()).toBeVisible();
  await tab.slip.expectEmpty();
  await expect(tab.page).toHaveURL(/wintielose/);
  await expect(second.slip.confirm).toBeHidden();

  await second.board.pick(game, 'away');
  await second.slip.confirm.getByRole('button', { name: '취소' }).click();
  await second.slip.region.getByRole('button', { name: '3,000원 더하기' }).click();
  await expect(second.slip.stake).toHaveValue('10,000');
  await expect(tab.slip.confirm).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 425, height: 900 }, hasTouch: true });

  test('AMT-7 CRT-05 a first bet is a price, its amount and the yes; the next one has the amount of the last', async ({
    tab,
    member,
    game,
  }) => {
    await tab.enterBoard(member);
    await tab.board.expectOpen(game);
    const bar = tab.page.getByRole('region', { name: '바로 베팅' });
    await expect(bar).toBeHidden();
    await tab.board.pick(game, 'home');
    // Whoever has the seat may have bet before.
    const usual = bar.getByRole('button', { name: /^[\d,]+원 베팅하기$/ });
    const amount = /^[\d,]+원/.exec((await usual.textContent()) ?? '')?.[0] ?? 'none';
    await usual.click();
    await expect(tab.slip.confirm).toContainText(amount);
    await expect(tab.slip.yes).toBeEnabled();
    await tab.slip.yes.click();
    await expect(tab.page).toHaveURL(/\/bet_result$/);

    await tab.board.open();
    await tab.board.expectOpen(game);
    await tab.board.pick(game, 'away');
    // What is typed in the slip is what the bar bets.
    await bar.getByRole('button').first().click();
    const sheet = tab.page.getByRole('dialog', { name: '베팅카트' });
    await expect(bar).toBeHidden();
    await sheet.getByLabel('베팅금액').fill('12000');
    await tab.page.keyboard.press('Escape');
    await expect(bar.getByRole('button', { name: '12,000원 베팅하기' })).toBeVisible();
  });
});
