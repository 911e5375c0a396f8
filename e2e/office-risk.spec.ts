/** Risk as a trader works it (ADM-04, CRT-16): what they hold and price is in a member's open slip at once, and the origin bets by it. */
import { expectNoFinding } from './support/axeFindings.ts';
import { operatorIn } from './support/operatorIn.ts';
import { expect, test } from './support/spec.ts';

test('ADM-04 CRT-16 RSK-3 RSK-4 RSK-10 a held market shuts the slip of a member at once, a price of the house is what they bet at, and a margin follows the feed', async ({
  browser,
  house,
  tab,
  member,
  game,
  tokenOfBrowser,
}) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  await tab.board.pick(game, 'home');
  await tab.slip.setStake(10_000);
  const trader = await operatorIn(browser, house.url, '한도윤', '/admin/risk', '리스크');
  await trader.getByRole('searchbox', { name: '팀, 리그 찾기' }).fill(game.home);
  const fixture = trader.getByRole('row').filter({ hasText: game.home }).first();
  await fixture.getByRole('button', { name: /펼치기$/ }).click();
  const desk = trader.getByRole('region', { name: '운영', exact: true });
  await trader.getByRole('button', { name: game.home, exact: true }).click();
  await desk.getByRole('group', { name: '일시중지 범위' }).getByRole('button', { name: /^마켓/ }).click();
  await expect(desk).toContainText('판매 중인 선택');
  await expectNoFinding(trader, 'risk');

  await desk.getByRole('button', { name: '마켓 일시중지' }).click();
  await expect(tab.slip.region).toContainText('일시중지');
  await expect(tab.slip.betButton).toBeDisabled();
  await game.changeOdds({ home: 191 });
  await expect(tab.slip.betButton).toBeDisabled();
  await desk.getByRole('button', { name: '마켓 해제' }).click();
  await expect(tab.slip.betButton).toBeEnabled();
  await tab.slip.expectPick('1.91');

  await desk.getByRole('textbox', { name: '직접 배당' }).fill('2.45');
  await desk.getByRole('button', { name: '2.45 적용' }).click();
  // Whoever bets on all three would win by it: it is asked about.
  await trader.getByRole('alertdialog').getByRole('button', { name: '2.45 적용' }).click();
  await tab.slip.expectPick('2.45');
  await game.changeOdds({ home: 177 });
  await expect(desk).toContainText('피드 1.77');
  await tab.slip.placeBet();
  await expect(tab.page).toHaveURL(/\/bet_result$/);
  const [newest] = await house.view.bets(tokenOfBrowser());
  expect(newest).toMatchObject({ stake: 10_000, totalOdds: 245 });
  await expect(trader.getByRole('list', { name: '베팅' })).toContainText('2.45');
  await desk.getByRole('button', { name: '피드로 되돌리기' }).click();
  await expect(desk).not.toContainText('후 피드로 복귀');

  await tab.board.open();
  await tab.board.expectOpen(game);
  await tab.board.pick(game, 'home');
  await desk.getByRole('textbox', { name: '마진 조정' }).fill('10.0');
  await desk.getByRole('button', { name: '+10.0%p 적용' }).click();
  await tab.slip.expectPick('1.59');
  await game.changeOdds({ home: 200 });
  await tab.slip.expectPick('1.80');
  await desk.getByRole('button', { name: '마진 해제' }).click();
  await tab.slip.expectPick('2.00');

  await trader.setViewportSize({ width: 425, height: 900 });
  await trader.getByRole('button', { name: `${game.home} – ${game.away} 일시중지` }).click();
  const question = trader.getByRole('alertdialog');
  await expect(question).toContainText('판매 중인 선택');
  await expectNoFinding(trader, 'risk on a phone');
  await question.getByRole('button', { name: /일시중지$/ }).click();
  await expect(trader.getByRole('button', { name: `${game.home} – ${game.away} 해제` })).toBeVisible();
  await trader.context().close();
});
