/** The page of a mini game with a round that runs while it is looked at. */
import { minuteText } from '../src/app/kit/copy/time.ts';
import { expectNoFinding } from './support/axeFindings.ts';
import { isLongForm, longForm } from './support/isLongForm.ts';
import { operatorIn } from './support/operatorIn.ts';
import { expectWithin } from './support/expectReachable.ts';
import { drawnDuring, notePartsDrawn } from './support/partsDrawn.ts';
import { betOnRound, HALF, MINUTE, openCell, ROUNDS, SOON, STAKE } from './support/rounds.ts';
import { expect, test } from './support/seatedSpec.ts';
import type { Tab } from './support/Tab.ts';

const long = longForm(test);

// Draws are seen as most members see them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('MIN-01 MIN-03 MIN-04 SPT-06 a bet from the page of a game is told, drawn, settled, and said in words, on any size', async ({
  tab,
}) => {
  test.setTimeout(300_000);
  const { page, history } = tab;
  await betOnRound(tab, HALF);
  await expect(page).toHaveURL(/\/bet_result/);
  await history.choose('상품', '미니게임');
  const bet = history.bets.first();
  await expect(bet).toContainText(/적중|낙첨/, { timeout: 60_000 });
  await bet.getByRole('button', { name: '상세' }).click();
  await expect(history.content).toContainText(new RegExp(`${HALF.name} \\d+회차`));
  await expect(history.content).not.toContainText('mg.');

  await page.setViewportSize({ width: 425, height: 900 });
  await page.goto(HALF.path);
  await expect(page.getByRole('heading', { level: 1, name: HALF.name })).toBeAttached();
  const own = page.getByRole('region', { name: '내 베팅' }).getByRole('listitem').first();
  await expect(own).toContainText(/플레이어.*(적중|낙첨)/, { timeout: 40_000 });
  await expect(page.getByRole('timer')).toHaveText(/\d\d:\d\d/);
  await expectWithin(page, HALF.path);
});

test('MIN-02 ROU-10 a game that the house closes says so on its open page, leads home, and stays closed to whoever comes', async ({
  tab,
  house,
}) => {
  test.setTimeout(300_000);
  const { page } = tab;
  const operator = await house.operator();
  const close = (flag: 0 | 1) => operator.set('gameMaintenance', { games: { [HALF.gameId]: flag }, providers: {} });
  const alert = page.getByRole('alertdialog', { name: '점검중입니다.' });
  const leaveByAlert = async () => {
    await alert.getByRole('button', { name: '확인' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(tab.home.next).toBeVisible();
  };
  try {
    await page.goto(HALF.path);
    await expect(openCell(page)).toBeVisible(ROUNDS);
    await close(1);
    await leaveByAlert();
    await page.goto(HALF.path);
    await leaveByAlert();
  } finally {
    await close(0);
  }
});

test('ROU-19 ROU-20 ROU-21 hours of rest that are set in the office end bets on the open page of a game, which says until when', async ({
  browser,
  tab,
  house,
}) => {
  test.setTimeout(300_000);
  const { page } = tab;
  await page.goto(HALF.path);
  await expect(openCell(page)).toBeVisible(ROUNDS);
  const owner = await operatorIn(browser, house.url, '윤서진', '/admin/house?tab=rests', '하우스');
  const save = async (text: string) => {
    await owner.getByRole('button', { name: '변경 내용 확인' }).click();
    const question = owner.getByRole('alertdialog');
    await expect(question).toContainText(text);
    await question.getByLabel('사유').fill('야간 휴식');
    await question.getByRole('button', { name: '저장' }).click();
    await expect(owner.getByText(`${HALF.name} 설정을 저장했습니다.`)).toBeVisible();
  };
  await owner.getByLabel('게임 찾기').fill('스피드 바카라1');
  await owner.getByRole('button', { name: HALF.name }).click();
  await owner.getByRole('switch', { name: '사용' }).click();
  // The long form waits for a rest to begin by the clock; the short one finds itself in it.
  const begins = Date.now() + (isLongForm ? 60_000 : -60_000);
  const ends = Date.now() + 2 * 3_600_000;
  await owner.getByLabel('시작 시각').fill(minuteText(begins));
  await owner.getByLabel('끝 시각').fill(minuteText(ends));
  await expectNoFinding(owner, 'hours of rest');
  await owner.setViewportSize({ width: 360, height: 740 });
  await expectNoFinding(owner, 'hours of rest on a phone');
  await expectWithin(owner, 'hours of rest on a phone');
  await owner.setViewportSize({ width: 1280, height: 800 });
  await save(minuteText(ends));
  const alert = page.getByRole('alertdialog', { name: `쉬는 시간입니다. ${minuteText(ends)}에 다시 시작합니다.` });
  await alert.getByRole('button', { name: '확인' }).click(ROUNDS);
  await expect(tab.home.next).toBeVisible();
  await page.goto(HALF.path);
  await expect(alert).toBeVisible();
  await owner.getByRole('switch', { name: '사용' }).click();
  await save('변경 후 –');
  // Whoever reads that it rests is told that it does no more.
  await expect(alert).toBeHidden();
  await expect(openCell(page)).toBeVisible(ROUNDS);
  await owner.context().close();
});

// Waits for a round of the new payout; the origin's part is `tests/server/draws/payouts.test.ts`, the office's desks have specs of their own.
long(
  'PAY-3 PAY-4 PAY-5 PAY-6 a payout that is set in the office is on the open page of its game from the next round on, is bet at, and is set back',
  async ({ browser, tab, house }) => {
    test.setTimeout(300_000);
    const { page, slip } = tab;
    await page.goto(HALF.path);
    const oddsOf = (odds: string) =>
      page.locator('main').getByRole('button', { name: `플레이어 ${odds}`, exact: true });
    await expect(oddsOf('2.00')).toBeVisible(ROUNDS);
    const owner = await operatorIn(browser, house.url, '윤서진', '/admin/house?tab=payouts', '하우스');
    const save = async () => {
      await owner.getByRole('button', { name: '변경 내용 확인' }).click();
      const question = owner.getByRole('alertdialog');
      await expect(question).toContainText('적용 회차');
      await question.getByLabel('사유').fill('배당 조정');
      await question.getByRole('button', { name: '저장' }).click();
      await expect(question).toBeHidden();
      await expect(owner.getByText(/배당을 저장했습니다\. \d+회차부터 적용됩니다\./)).toBeVisible();
    };
    await owner.getByLabel('게임 찾기').fill('스피드 바카라1');
    await owner.getByRole('button', { name: HALF.name }).click();
    const field = owner.getByLabel('승패 플레이어 배당');
    const row = owner.getByRole('row').filter({ has: field });
    await field.fill('2.10');
    await expect(row.getByRole('alert')).toContainText('사이로 입력해주세요.');
    await expect(owner.getByRole('button', { name: '변경 내용 확인' })).toBeDisabled();
    await expectNoFinding(owner, 'a payout beyond its bounds');
    await field.fill('1.90');
    await expect(row).toContainText('94.30%');
    await owner.setViewportSize({ width: 360, height: 740 });
    await expectNoFinding(owner, 'payouts on a phone');
    await expectWithin(owner, 'payouts on a phone');
    await owner.setViewportSize({ width: 1280, height: 800 });
    await save();
    // Nobody loads the page anew: the round that is on keeps its price, and the next ones have the new one.
    await expect(oddsOf('1.90')).toBeVisible(ROUNDS);
    await expect(async () => {
      await page.locator('main button[data-state="open"]').and(oddsOf('1.90')).click({ timeout: 30_000 });
      await expect(slip.region).toContainText('1.90', SOON);
      await slip.stake.fill(String(STAKE), SOON);
      await slip.betButton.click(SOON);
      await slip.yes.click(SOON);
      await expect(page.getByText('베팅이 완료되었습니다.').first()).toBeVisible(SOON);
    }).toPass(ROUNDS);
    await tab.history.choose('상품', '미니게임');
    await expect(tab.history.bets.first()).toContainText('1.90');
    await owner.getByRole('button', { name: '모두 기본값으로' }).click();
    await save();
    await page.goto(HALF.path);
    await expect(oddsOf('2.00')).toBeVisible(ROUNDS);
    await owner.context().close();
  },
);

/** The last rounds on a game's page, newest first. */
const roundsOf = ({ page }: Tab) =>
  page
    .getByRole('region', { name: '지난 회차' })
    .getByRole('row')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute('href') ?? '', 'http://site').searchParams.get('round')),
    );

test('MIN-03 SYN-01 RND-5 SPT-06 two tabs of two games have one stream, each its own rounds, and one pick between them, whose press draws no page anew', async ({
  tab,
  openTab,
  house,
  wire,
}) => {
  test.setTimeout(300_000);
  await notePartsDrawn(tab.page);
  await tab.page.goto(HALF.path);
  const other = await openTab(MINUTE.path);
  const games = [
    [tab, HALF],
    [other, MINUTE],
  ] as const;
  await Promise.all(
    games.map(async ([each, { gameId }]) => {
      const newest = async () => (await roundsOf(each))[0];
      await expect.poll(newest, ROUNDS).toBeDefined();
      const before = await newest();
      // The shorter one's rounds are enough to see that they go on in a tab that is not the only one.
      if (each === tab) await expect.poll(newest, ROUNDS).not.toBe(before);
      for (const id of await roundsOf(each)) expect(id).toMatch(new RegExp(`^mg\\.${gameId}\\.`));
    }),
  );
  const streams = async () => ({ ...(await house.view.openStreams()), wire: wire.openStreams('/api/streams/events') });
  await expect.poll(streams).toEqual({ events: 1, bets: 1, wire: 1 });

  await expect(async () => {
    await openCell(tab.page).click({ timeout: 30_000 });
    await expect(other.slip.region).toContainText(HALF.name, SOON);
    await openCell(other.page).click({ timeout: 30_000 });
    for (const { slip } of [tab, other]) {
      await expect(slip.region).toContainText(MINUTE.name, SOON);
      await expect(slip.region).not.toContainText(HALF.name, SOON);
      await expect(slip.heading).toContainText('1폴더', SOON);
    }
    await expect(other.page.locator('main button[data-picked]')).toHaveCount(1, SOON);
  }).toPass(ROUNDS);

  // What a game's page and the site around it stand in; a round that opens meanwhile draws its page.
  await expect(async () => {
    const drawn = await drawnDuring(tab.page, ['main h1', 'main'], async () => {
      await openCell(tab.page).click({ timeout: 30_000 });
      await expect(tab.slip.region).toContainText(HALF.name, SOON);
    });
    // The pick of the other game takes its place, so that the next try puts it on the slip anew.
    await openCell(other.page).click({ timeout: 30_000 });
    await expect(tab.slip.region).toContainText(MINUTE.name, SOON);
    expect(drawn).toEqual([0, 0]);
  }).toPass(ROUNDS);
});
