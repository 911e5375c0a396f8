/** Risk as a trader works it (ADM-04): a margin and a cap are in a member's open slip at once. Holds and prices of the house are in the day of `office-day.spec.ts`. */
import { expectNoFinding } from './support/axeFindings.ts';
import { operatorIn } from './support/operatorIn.ts';
import { expect, test } from './support/spec.ts';

test('ADM-02 ADM-04 RSK-10 LIM-7 a margin follows the feed into the open slip of a member, a cap is in it, and who may only look at the house changes nothing of it', async ({
  browser,
  house,
  tab,
  member,
  game,
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
  await desk.getByRole('textbox', { name: '마진 조정' }).fill('10.0');
  await desk.getByRole('button', { name: '+10.0%p 적용' }).click();
  await tab.slip.expectPick('1.66');
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
  await trader.getByRole('searchbox', { name: '팀, 리그 찾기' }).fill(game.home);
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

  await trader.goto('/admin/house');
  await expect(trader.getByRole('button', { name: '점검 시작' })).toBeDisabled();
  await trader.context().close();
});
