/** A round made void by a trader before the eyes of its member, and its draw verified all the same (ADM-04, MIN-04, MIN-06). */
import type { Browser, Page } from '@playwright/test';
import { expectNoFinding } from './support/axeFindings.ts';
import { longForm } from './support/isLongForm.ts';
import { operatorIn } from './support/operatorIn.ts';
import { betOnRound, HALF, MINUTE, openCell, ROUNDS } from './support/rounds.ts';
import { expect, test } from './support/seatedSpec.ts';

const long = longForm(test);

const VOIDED = /추첨 (전|후) 무효/;

async function traderAtRounds(browser: Browser, url: string): Promise<Page> {
  const trader = await operatorIn(browser, url, '한도윤', '/admin/results', '결과');
  await trader.getByRole('button', { name: '미니게임·가상게임 회차' }).click();
  return trader;
}

/** By the keyboard alone: the round that is waited for, the reason, the question, the answer. */
async function makeVoid(trader: Page, round: string): Promise<void> {
  const list = trader.getByRole('region', { name: '회차', exact: true });
  await list.getByLabel('게임').selectOption({ label: HALF.name });
  await list.getByRole('searchbox').fill(round);
  await trader.keyboard.press('Enter');
  const desk = trader.getByRole('region', {
    name: new RegExp(`${HALF.name} ${Number(round).toLocaleString('ko-KR')}회`),
  });
  await expect(desk.getByRole('status')).toContainText('1건');
  await expect(desk.getByRole('status')).toContainText('회원 1명');
  await expectNoFinding(trader, 'a round that is backed');
  await desk.getByRole('textbox', { name: '사유' }).fill('추첨 영상 중단');
  await trader.keyboard.press('Tab');
  await expect(desk.getByRole('button', { name: '회차 무효' })).toBeFocused();
  await trader.keyboard.press('Enter');
  const question = trader.getByRole('alertdialog');
  await expect(question).toContainText('무효는 되돌릴 수 없습니다.');
  await question.getByRole('button', { name: '회차 무효' }).click();
  await expect(trader.getByText('회차를 무효 처리했습니다. 베팅 1건을 정산했습니다.')).toBeVisible();
  await expect(desk).toContainText(VOIDED);
  await expect(desk.getByRole('button', { name: '회차 무효' })).toHaveCount(0);
}

// Half a minute of waiting for rounds each; that the origin does so is asked of both its stores (`tests/server/draws/voidedRounds.test.ts`).
long(
  'ADM-04 MIN-04 MIN-06 ROU-15 ROU-16 ROU-18 a trader makes a round void, its member has the stake back at once, and whoever doubts it draws it again',
  async ({ browser, house, tab }) => {
    test.setTimeout(400_000);
    const { page, history } = tab;
    const trader = await traderAtRounds(browser, house.url);
    await expectNoFinding(trader, 'rounds');
    await page.goto(HALF.path);
    await expect(openCell(page)).toBeVisible(ROUNDS);
    const before = await tab.header.balance();
    await betOnRound(tab, HALF);
    await history.choose('상품', '미니게임');
    const bet = history.bets.first();
    await bet.getByRole('button', { name: '상세' }).click();
    const said = await history.content
      .getByText(new RegExp(`${HALF.name} \\d+회차`))
      .first()
      .textContent();
    const round = /(\d+)회차/.exec(said ?? '')?.[1] ?? '';
    await page.goto(HALF.path);
    await makeVoid(trader, round);

    await expect.poll(() => tab.header.balance()).toBe(before);
    const past = page.getByRole('region', { name: '지난 회차' });
    const line = past.getByRole('row').filter({ has: page.locator(`a[href$=".${round}"]`) });
    await expect(line).toContainText(VOIDED);
    // What it would have come to stands there once it was drawn, and the page of verification draws it again.
    await expect(line).toContainText(/무효.*(플레이어|뱅커|타이)/, { timeout: 90_000 });
    await line.getByRole('link').click();
    await expect(page.getByText('PASS')).toBeVisible(ROUNDS);
    await expect(page.getByText(/무효 처리된 회차입니다/)).toBeVisible();
    await expectNoFinding(page, 'a void round verified');

    const list = trader.getByRole('region', { name: '회차', exact: true });
    await list.getByRole('button', { name: '무효 처리' }).click();
    await expect(list.getByRole('table')).toContainText(`${Number(round).toLocaleString('ko-KR')}회`);
    await trader.setViewportSize({ width: 425, height: 900 });
    await expectNoFinding(trader, 'a void round on a phone');
    await trader.context().close();
  },
);

long(
  'ROU-17 RSL-1 what is confirmed is the effect that stood there when it was pressed: one that came behind the open question is refused, shown, and confirmed anew',
  async ({ browser, house, tab }) => {
    test.setTimeout(400_000);
    const { history, page } = tab;
    const trader = await traderAtRounds(browser, house.url);
    // Early in a round, so that it is pressed before the draw.
    await page.goto(MINUTE.path);
    await expect(page.getByRole('timer')).toHaveText(/00:[45]\d/, { timeout: 70_000 });
    await betOnRound(tab, MINUTE);
    await history.choose('상품', '미니게임');
    await history.bets.first().getByRole('button', { name: '상세' }).click();
    const said = await history.content
      .getByText(new RegExp(`${MINUTE.name} \\d+회차`))
      .first()
      .textContent();
    const round = /(\d+)회차/.exec(said ?? '')?.[1] ?? '';
    const list = trader.getByRole('region', { name: '회차', exact: true });
    await list.getByLabel('게임').selectOption({ label: MINUTE.name });
    await list.getByRole('searchbox').fill(round);
    await trader.keyboard.press('Enter');
    const desk = trader.locator('section').filter({ has: trader.getByRole('textbox', { name: '사유' }) });
    // Behind a question nothing has a role.
    const effect = trader.locator('section [role="status"] dl');
    await expect(effect).toContainText('1건');
    await desk.getByRole('textbox', { name: '사유' }).fill('추첨 영상 중단');
    await desk.getByRole('button', { name: '회차 무효' }).click();
    const question = trader.getByRole('alertdialog');
    await expect(question).toBeVisible();
    const shown = (await effect.textContent()) ?? '';
    // Its draw makes of stakes that come back what was paid and lost.
    await expect(effect).not.toHaveText(shown, ROUNDS);
    await question.getByRole('button', { name: '회차 무효' }).click();
    await expect(desk.getByRole('alert')).toContainText('바뀌');
    await expect(desk).not.toContainText(VOIDED);
    await desk.getByRole('button', { name: '회차 무효' }).click();
    await question.getByRole('button', { name: '회차 무효' }).click();
    await expect(trader.getByText('회차를 무효 처리했습니다.')).toBeVisible();
    await trader.context().close();
  },
);
