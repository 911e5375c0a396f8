/** Results as a trader decides them (ADM-04): a wrong one is recorded, found, and corrected before the eyes of its member. */
import { expectNoFinding } from './support/axeFindings.ts';
import { operatorIn } from './support/operatorIn.ts';
import { expect, test } from './support/spec.ts';

test('ADM-04 RSL-1 RSL-2 RSL-6 a wrong score pays, is found and corrected by the difference, and the member sees both', async ({
  browser,
  house,
  tab,
  member,
  game,
  tokenOfBrowser,
}) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  const before = await tab.header.balance();
  await tab.board.pick(game, 'home');
  await tab.slip.setStake(10_000);
  await tab.slip.placeBet();
  await expect(tab.page).toHaveURL(/\/bet_result$/);
  const [bet] = await house.view.bets(tokenOfBrowser());
  const won = bet?.expectedWinnings ?? 0;
  await game.suspend();
  await game.end();
  const trader = await operatorIn(browser, house.url, '한도윤', `/admin/results?game=${game.fixtureId}`, '결과');
  const choice = trader.getByRole('combobox', { name: new RegExp(`${game.home} 결과$`) });
  const record = async (settlement?: string) => {
    if (settlement !== undefined) await choice.selectOption({ label: settlement });
    await expect(trader.getByText('정정 차액')).toBeVisible();
    await trader.getByRole('textbox', { name: '사유' }).fill('공식 기록 확인');
    await trader.getByRole('button', { name: '결과 기록' }).click();
    await trader.getByRole('alertdialog').getByRole('button', { name: '결과 기록' }).click();
    await expect(trader.getByText(/결과를 기록했습니다/)).toBeVisible();
  };
  const score = trader.getByRole('region', { name: '구간별 점수' });
  for (const [part, home, away] of [
    ['전반전', '1', '0'],
    ['후반전', '1', '1'],
    ['최종', '2', '0'],
  ] as const) {
    await score.getByRole('textbox', { name: `${part} 홈 점수` }).fill(home);
    await score.getByRole('textbox', { name: `${part} 원정 점수` }).fill(away);
  }
  await score.getByRole('checkbox', { name: /경기 종료/ }).check();
  await expect(score.getByRole('alert')).toContainText('구간 점수의 합 2 : 1');
  await score.getByRole('textbox', { name: '최종 원정 점수' }).fill('1');
  await record();
  await tab.header.expectBalance(before - 10_000 + won);
  await expect(tab.history.content).toContainText('적중');
  await expectNoFinding(trader, 'results');
  await trader.getByRole('button', { name: '최근 7일 결정' }).click();
  await expect(trader.getByRole('row').filter({ hasText: game.home }).first()).toBeVisible();
  await record('낙첨');
  const told = tab.page.getByRole('alertdialog', { name: '보유머니가 변경되었습니다' });
  await expect(told).toContainText('경기 결과가 정정되어 차액을 회수했습니다.');
  await told.getByRole('button', { name: '확인' }).click();
  await tab.header.expectBalance(before - 10_000);
  await expect(tab.history.content).toContainText('낙첨');
  await trader.setViewportSize({ width: 425, height: 900 });
  await expectNoFinding(trader, 'results on a phone');
  await trader.context().close();
});
