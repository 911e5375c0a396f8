/** Risk as a trader works it (ADM-04, CRT-16): what they hold and price is in a member's open slip at once, and the origin bets by it. */
import { expectNoFinding } from './support/axeFindings.ts';
import { operatorIn } from './support/operatorIn.ts';
import { expect, test } from './support/spec.ts';

test('ADM-04 CRT-16 RSK-3 RSK-4 RSK-10 LIM-7 a held market shuts the slip of a member at once, a price of the house is what they bet at, a margin follows the feed, and a cap is in the open slip', async ({
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

  await trader.getByRole('link', { name: '마진·한도' }).click();
  const form = trader.getByRole('form', { name: '한도 정하기' });
  await form.getByRole('textbox', { name: '최대 베팅액(원)' }).fill('23000');
  await expect(form).toContainText('한도가 낮아지는 레벨');
  await form.getByRole('textbox', { name: '사유' }).fill('데이터 지연');
  await form.getByRole('button', { name: '한도 적용' }).click();
  await expect(tab.slip.region).toContainText('23,000원');
  const standing = trader.getByRole('list', { name: '한도', exact: true });
  await expect(standing).toContainText('데이터 지연');
  await expectNoFinding(trader, 'what is in force');
  await standing.getByRole('button', { name: '축구 해제' }).click();
  const lifting = trader.getByRole('alertdialog');
  await lifting.getByRole('textbox', { name: '사유' }).fill('복구');
  await lifting.getByRole('button', { name: '해제' }).click();
  await expect(tab.slip.region).not.toContainText('23,000원');

  await trader.setViewportSize({ width: 425, height: 900 });
  await expectNoFinding(trader, 'what is in force on a phone');
  await trader.getByRole('link', { name: '책임액 보기' }).click();
  await trader.getByRole('button', { name: `${game.home} – ${game.away} 마진 조정` }).click();
  await trader.getByRole('textbox', { name: '마진 조정' }).fill('5.0');
  await expect(trader.getByText('배당이 바뀌는 선택')).toBeVisible();
  await trader.getByRole('button', { name: '+5.0%p 적용' }).click();
  await tab.slip.expectPick('1.90');
  await expectNoFinding(trader, 'a margin on a phone');
  await trader.getByRole('button', { name: '닫기' }).click();
  await trader.getByRole('button', { name: `${game.home} – ${game.away} 일시중지` }).click();
  const question = trader.getByRole('alertdialog');
  await expect(question).toContainText('판매 중인 선택');
  await expectNoFinding(trader, 'risk on a phone');
  await question.getByRole('button', { name: /일시중지$/ }).click();
  await expect(trader.getByRole('button', { name: `${game.home} – ${game.away} 해제` })).toBeVisible();
  await trader.context().close();
});
