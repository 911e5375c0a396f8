/**
 * A day of running the site (ADM-01 to ADM-04): a house is founded, opened, lived in and closed by the one who was shown its first password, and what each act
 * comes to is seen at the same time in the tab of a member. Steps of one day: each stands on those before it.
 */
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { AccountDialogs, newcomer } from './pages/AccountDialogs.ts';
import { MessagePage } from './pages/MessagePage.ts';
import { expectNoFinding } from './support/axeFindings.ts';
import { House } from './support/House.ts';
import { expect, test as base, type PerWorker } from './support/spec.ts';

/** A house that is no demo: nobody is in it but the one who founded it. */
const test = base.extend<object, Pick<PerWorker, 'house'>>({
  house: [
    async ({}, give) => {
      const house = new House(undefined, undefined, [], false);
      await house.start();
      await give(house);
      await house.remove();
    },
    { scope: 'worker' },
  ],
  drawn: 'none',
});

const OWN_PASSWORD = 'seoul-river-2026';
/** A page of maintenance asks every ten seconds, a member's every five. */
const NOTICED = { timeout: 40_000 };

/** In by the first password, which opens nothing but the choice of another, and a factor of their own. */
async function comeIn(owner: Page, { administrator }: House): Promise<void> {
  await owner.goto('/admin');
  await owner.getByLabel('아이디').fill(administrator.userId);
  await owner.getByLabel('비밀번호').fill(administrator.password);
  await owner.getByRole('button', { name: '로그인' }).click();
  await owner.getByLabel('새 비밀번호').fill(OWN_PASSWORD);
  await owner.getByRole('button', { name: '다음' }).click();
  const secret = (await owner.locator('code').innerText()).replaceAll(' ', '');
  await owner.getByLabel('인증번호').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await expectNoFinding(owner, 'a factor that is set up');
  await owner.getByRole('button', { name: '다음' }).click();
  await owner.getByRole('button', { name: '보관했습니다' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: '오늘' })).toBeVisible();
}

async function go(owner: Page, name: string): Promise<void> {
  await owner.getByRole('navigation', { name: '운영 메뉴' }).getByRole('link', { name }).click();
  await expect(owner.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Answers the question that an act asks, with a reason. */
async function confirm(owner: Page, answer: string): Promise<void> {
  const question = owner.getByRole('alertdialog');
  await question.getByLabel('사유').fill('운영 일지');
  await question.getByRole('button', { name: answer }).click();
  await expect(question).toBeHidden();
}

/** Closes or opens the site. */
async function turn(owner: Page, act: '점검 시작' | '사이트 열기'): Promise<void> {
  await owner.getByRole('button', { name: act }).click();
  await expect(owner.getByRole('alertdialog')).toHaveCSS('opacity', '1');
  await expectNoFinding(owner, `question before ${act}`);
  await confirm(owner, act);
}

test('ADM-01 ADM-02 ADM-03 ADM-04 SES-08 OPR-9 OPR-10 CRT-16 RSK-3 RSK-4 RSL-1 RSL-2 RSL-6 a house is founded, opened, trades, pays, takes back, answers, closes and opens again, and an open tab of a member shows all of it', async ({
  browser,
  house,
  tab,
  tokenOfBrowser,
}) => {
  // A whole day: on a machine that is busy with other things each of its steps takes several times as long.
  test.setTimeout(360_000);
  const owner = await (await browser.newContext({ baseURL: house.url, locale: 'ko-KR' })).newPage();
  const member = newcomer();
  /** What the member has once the charge is approved, won. */
  let money = 0;

  await test.step('founded, and opened to whoever waits before it', async () => {
    await comeIn(owner, house);
    await go(owner, '하우스');
    await turn(owner, '점검 시작');
    await tab.page.goto('/');
    await expect(tab.page.getByRole('heading', { name: '점검중입니다.' })).toBeVisible();
    await turn(owner, '사이트 열기');
    await tab.page.getByRole('button', { name: '지금 확인' }).click();
    await expect(tab.login.submit).toBeVisible();
  });

  await test.step('a member joins, and charges', async () => {
    const dialogs = new AccountDialogs(tab.page);
    await dialogs.beRecommendedBy(house.administrator.userId);
    await dialogs.fillJoin(member);
    await dialogs.press('가입하기');
    await dialogs.press('로그인하기');
    await tab.login.submitAs(member.userId, member.password);
    await tab.header.expectSignedIn();
    await tab.page.goto('/charge');
    await tab.header.expectSignedIn();
    money = (await tab.header.balance()) + 50_000;
    await tab.page.getByRole('button', { name: '50,000원 더하기' }).click();
    await tab.page.getByRole('button', { name: /충전 신청$/ }).click();
    await tab.page.getByRole('alertdialog').getByRole('button', { name: '신청', exact: true }).click();
    await go(owner, '입출금');
    await expect(owner.getByRole('row').filter({ hasText: '50,000' })).toContainText(member.nickname);
    for (const key of ['j', 't']) await owner.keyboard.press(key);
    await expect(owner.getByRole('button', { name: /^승인/ })).toBeEnabled();
    await owner.keyboard.press('a');
    await owner.getByRole('alertdialog').getByRole('button', { name: '승인' }).click();
    await expect(tab.page.getByRole('table').getByRole('row').filter({ hasText: '50,000' })).toContainText('완료');
    await tab.header.expectBalance(money);
  });

  const game = await house.feed.openGame({
    ...{ home: '울산 HD', away: '전북 현대', odds: { home: 185, draw: 320, away: 410 } },
  });

  await test.step('a market is held, opened and priced before an open slip', async () => {
    await tab.board.open();
    await tab.board.expectOpen(game);
    await tab.board.pick(game, 'home');
    await tab.slip.setStake(10_000);
    await go(owner, '리스크');
    await owner.getByRole('searchbox', { name: '팀, 리그 찾기' }).fill(game.home);
    await owner
      .getByRole('row')
      .filter({ hasText: game.home })
      .first()
      .getByRole('button', { name: /펼치기$/ })
      .click();
    await owner.getByRole('button', { name: game.home, exact: true }).click();
    const desk = owner.getByRole('region', { name: '운영', exact: true });
    await desk.getByRole('group', { name: '일시중지 범위' }).getByRole('button', { name: /^마켓/ }).click();
    await expect(desk).toContainText('판매 중인 선택');
    await expectNoFinding(owner, 'risk');
    await desk.getByRole('button', { name: '마켓 일시중지' }).click();
    await expect(tab.slip.region).toContainText('일시중지');
    await game.changeOdds({ home: 191 });
    await expect(tab.slip.betButton).toBeDisabled();
    await desk.getByRole('button', { name: '마켓 해제' }).click();
    await expect(tab.slip.betButton).toBeEnabled();
    await tab.slip.expectPick('1.91');
    await desk.getByRole('textbox', { name: '직접 배당' }).fill('2.45');
    await desk.getByRole('button', { name: '2.45 적용' }).click();
    // Whoever bets on all three would win by it: it is asked about.
    await owner.getByRole('alertdialog').getByRole('button', { name: '2.45 적용' }).click();
    await tab.slip.expectPick('2.45');
    await game.changeOdds({ home: 177 });
    await expect(desk).toContainText('피드 1.77');
    await tab.slip.placeBet();
    await expect(tab.page).toHaveURL(/\/bet_result$/);
    await expect(owner.getByRole('list', { name: '베팅' })).toContainText('2.45');
    await tab.header.expectBalance(money - 10_000);
    expect((await house.view.bets(tokenOfBrowser()))[0]).toMatchObject({ stake: 10_000, totalOdds: 245 });
    await desk.getByRole('button', { name: '피드로 되돌리기' }).click();
    await expect(desk).not.toContainText('후 피드로 복귀');
  });

  await test.step('a wrong score pays, is found, and is corrected by the difference', async () => {
    await game.suspend();
    await game.end();
    await owner.goto(`/admin/results?game=${game.fixtureId}`);
    const score = owner.getByRole('region', { name: '구간별 점수' });
    for (const [part, home, away] of [
      ['전반전', '1', '0'],
      ['후반전', '1', '1'],
      ['최종', '2', '0'],
    ] as const) {
      await score.getByRole('textbox', { name: `${part} 홈 점수` }).fill(home);
      await score.getByRole('textbox', { name: `${part} 원정 점수` }).fill(away);
    }
    await score.getByRole('checkbox', { name: /경기 종료/ }).check();
    await expect(score.getByRole('alert')).toContainText('구간 점수의 합(2 : 1)과 다릅니다.');
    await score.getByRole('textbox', { name: '최종 원정 점수' }).fill('1');
    await record(owner);
    await tab.header.expectBalance(money - 10_000 + 24_500);
    await expect(tab.history.content).toContainText('적중');
    await expectNoFinding(owner, 'results');
    await owner.getByRole('button', { name: '최근 7일 결정' }).click();
    await expect(owner.getByRole('row').filter({ hasText: game.home }).first()).toBeVisible();
    await owner.getByRole('combobox', { name: new RegExp(`${game.home} 결과$`) }).selectOption({ label: '낙첨' });
    await record(owner);
    const told = tab.page.getByRole('alertdialog', { name: '보유머니가 변경되었습니다' });
    await expect(told).toContainText('경기 결과가 정정되어 차액을 회수했습니다.');
    await told.getByRole('button', { name: '확인' }).click();
    await tab.header.expectBalance(money - 10_000);
    await expect(tab.history.content).toContainText('낙첨');
    await owner.setViewportSize({ width: 425, height: 900 });
    await expectNoFinding(owner, 'results on a phone');
    await owner.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('an inquiry is answered before the eyes of who wrote it', async () => {
    await tab.page.goto('/customer/write');
    await tab.page.getByRole('dialog').getByLabel('내용').fill('정정된 결과를 확인해주세요.');
    await tab.page.getByRole('dialog').getByRole('button', { name: '보내기' }).click();
    await go(owner, '상담');
    await expect(owner.getByRole('row').filter({ hasText: '정정된 결과' })).toBeVisible();
    for (const key of ['j', 't']) await owner.keyboard.press(key);
    await owner.getByRole('textbox', { name: /^답변/ }).fill('공식 기록으로 정정했습니다.');
    await expectNoFinding(owner, 'support');
    await owner.getByRole('button', { name: '답변 보내기' }).click();
    await expect(tab.page.getByRole('main')).toContainText('공식 기록으로 정정했습니다.');
    const messages = new MessagePage(tab.page);
    await messages.expectUnread(1);
    await tab.page.getByRole('banner').getByRole('link', { name: /^쪽지/ }).click();
    await messages.letter('문의하신 내용에 답변이 등록되었습니다').click();
    await messages.expectUnread(0);
  });

  await test.step('maintenance is announced, begins and ends', async () => {
    await tab.page.goto('/notice');
    await go(owner, '하우스');
    await owner.getByRole('button', { name: '점검 예고' }).click();
    await owner.getByLabel('점검 시작', { exact: true }).fill('2030-10-27T04:00');
    await owner.getByLabel('점검 종료').fill('2030-10-27T04:30');
    await owner.getByRole('button', { name: '점검 예고' }).click();
    await confirm(owner, '점검 예고');
    await expect(owner.getByText('10.27 (일) 04:00 – 04:30')).toBeVisible();
    await expect(tab.page.getByRole('main')).toContainText('10.27 (일) 04:00 – 04:30');
    await expectNoFinding(owner, 'maintenance of the house');
    await turn(owner, '점검 시작');
    await expect(tab.page.getByRole('heading', { name: '점검중입니다.' })).toBeVisible(NOTICED);
    await turn(owner, '사이트 열기');
    await tab.page.getByRole('button', { name: '지금 확인' }).click();
    await tab.login.submitAs(member.userId, member.password);
    await tab.header.expectBalance(money - 10_000);
  });

  await test.step('and all of it is in the log', async () => {
    await go(owner, '감사');
    const acts = owner.getByRole('row');
    await expect(acts.filter({ hasText: '설정 변경' })).toHaveCount(4);
    await expect(acts.filter({ hasText: '결과 입력' })).toHaveCount(2);
    for (const act of ['입출금 처리', '직접 배당', '일시중지', '문의 답변', '공지 작성'])
      await expect(acts.filter({ hasText: act }).first()).toBeVisible();
    await owner.context().close();
  });
});

/** Records what is decided of the game, with a reason. */
async function record(owner: Page): Promise<void> {
  await expect(owner.getByText('정정 차액')).toBeVisible();
  await owner.getByRole('textbox', { name: '사유' }).fill('공식 기록 확인');
  await owner.getByRole('button', { name: '결과 기록' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: '결과 기록' }).click();
  await expect(owner.getByText(/결과를 기록했습니다/)).toBeVisible();
}
