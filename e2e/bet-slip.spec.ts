/** The bet slip from pick to bet: CRT-05, CRT-11, CRT-12, CRT-14, CRT-15, CRT-16. */
import type { FaultProxy } from '../tests/support/proxy/faultProxy.ts';
import { signal } from './support/signal.ts';
import { expect, test } from './support/seatedSpec.ts';

const BETTING = '/api/sports-prematch/betting';
const PLACE = { method: 'POST', path: /\/betting$/ };

test('CRT-03 CRT-11 a confirmed bet is placed: history, balance, empty slip', async ({
  tab,
  member,
  game,
  house,
  tokenOfBrowser,
}) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  const before = await tab.header.balance();
  await tab.board.pick(game, 'away');
  await tab.slip.expectFolds(1);
  await tab.slip.setStake(10_000);
  for (const row of [
    '보유금액',
    '최소베팅금5,000원',
    '최대베팅금',
    '최대당첨금',
    '예상배당4.10배',
    '예상당첨금41,000원',
  ])
    await expect(tab.slip.region).toContainText(row);
  await tab.slip.betButton.click();
  await expect(tab.slip.confirm).toBeVisible();
  await tab.slip.confirm.getByRole('button', { name: '취소' }).click();
  await expect(tab.slip.confirm).toBeHidden();
  await tab.slip.expectFolds(1);

  await tab.slip.placeBet();
  await expect(tab.page).toHaveURL(/\/bet_result$/);
  await tab.header.expectBalance(before - 10_000);
  await expect(tab.history.content).toContainText(game.away);
  await expect(tab.history.content).toContainText('10,000');
  await expect(tab.history.content).toContainText('진행중');

  const [newest] = await house.view.bets(tokenOfBrowser());
  expect(newest).toMatchObject({ stake: 10_000, totalOdds: 410, expectedWinnings: 41_000, status: 0 });
});

test('CRT-05 CRT-04 amounts typed, stored, added and pressed at once: what was typed is what is checked and asked about, and nothing is sent', async ({
  tab,
  member,
  game,
  wire,
}) => {
  const { slip, page } = tab;
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  await tab.board.pick(game, 'home');
  const cancel = async () => {
    await slip.confirm.getByRole('button', { name: '취소' }).click();
    await expect(slip.confirm).toBeHidden();
  };
  const refused = page.getByText('최소베팅금 5,000원 미만 베팅하실수 없습니다.').first();

  await test.step('two presses of an amount in one moment add it twice', async () => {
    const add = slip.region.getByRole('button', { name: '10,000원 더하기' });
    for (const total of ['20,000', '40,000']) {
      await add.evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
      await expect(slip.stake).toHaveValue(total);
    }
  });

  await test.step('below the minimum, and a part of a won', async () => {
    await slip.setStake(4_999);
    await slip.betButton.click();
    await expect(refused).toBeVisible();
    await expect(slip.confirm).toBeHidden();
    // Key by key, as a member types: the digits after the point never become digits before it.
    await slip.stake.fill('');
    await slip.stake.pressSequentially('5000.5');
    await expect(slip.stake).toHaveValue('5,000.5');
    await slip.betButton.click();
    await expect(slip.region.getByText('소수점으로 베팅 불가합니다.')).toBeVisible();
    await expect(slip.confirm).toBeHidden();
  });

  await test.step('typed and pressed at once, again and again', async () => {
    for (let round = 1; round <= 10; round += 1) {
      const amount = 10_000 + round * 1_000;
      await slip.typeAndPress(4_000 + round);
      await expect(refused).toBeVisible();
      await expect(slip.confirm).toBeHidden();
      await slip.typeAndPress(amount);
      await expect(slip.confirm).toBeVisible();
      // Not waited for: the question never shows another amount, however soon one looks.
      expect(await slip.confirm.innerText()).toContain(amount.toLocaleString('en-US'));
      await cancel();
    }
  });

  await test.step('the amount that is stored already, typed once more', async () => {
    await slip.setStake(10_000);
    for (let round = 1; round <= 3; round += 1) {
      await slip.typeAndPress(10_000);
      await expect(slip.confirm).toBeVisible();
      await cancel();
    }
  });

  await test.step('AMT-8 an amount added in a page that stalls is what is asked about', async () => {
    await slip.setStake(0);
    await slip.region.getByRole('button', { name: '10,000원 더하기' }).evaluate((button: HTMLButtonElement) => {
      button.click();
      // The write is answered, and its timers run out, before anything can be drawn.
      const until = performance.now() + 700;
      while (performance.now() < until);
    });
    await slip.betButton.click();
    await expect(slip.confirm).toContainText('10,000');
    await cancel();
  });
  expect(wire.traffic.count('POST', BETTING)).toBe(0);
});

test('CRT-12 HIS-1 HIS-4 changed odds: how the price went is shown; yes bets at the new odds', async ({
  tab,
  member,
  game,
  house,
  wire,
  tokenOfBrowser,
}) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  const before = await tab.header.balance();
  await tab.board.pick(game, 'home');
  await tab.slip.setStake(20_000);
  const priceMoved = signal();
  wire.plan(PLACE, { kind: 'hold', until: priceMoved.given });
  await tab.slip.placeBet();
  // A price that changed before the bet was sent would have asked again.
  await expect.poll(() => wire.traffic.count('POST', BETTING)).toBe(1);
  await game.changeOdds({ home: 172 });
  priceMoved.give();
  await expect(tab.slip.changedOdds).toBeVisible();
  expect(lastStatus(wire)).toBe(409);
  await expect(tab.slip.changedOdds).toContainText('1.85');
  await expect(tab.slip.changedOdds).toContainText('1.72');
  await expect(tab.slip.changedOdds.getByRole('img', { name: /^배당 변동 \d+회: .*최저 1\.72/ })).toBeVisible();
  expect((await house.view.member(tokenOfBrowser())).emoney).toBe(before);

  await tab.slip.acceptChangedOdds();
  await tab.header.expectBalance(before - 20_000);
  const [newest] = await house.view.bets(tokenOfBrowser());
  expect(newest).toMatchObject({ stake: 20_000, totalOdds: 172 });
  expect(keysOf(wire).size).toBe(2);
});

test('CRT-12 changed odds: no clears the slip, and Escape does not answer', async ({
  tab,
  openTab,
  member,
  game,
  wire,
}) => {
  await tab.enterBoard(member);
  const other = await openTab();
  await other.board.open();
  await tab.board.expectOpen(game);
  const before = await tab.header.balance();
  await tab.board.pick(game, 'home');
  await tab.slip.setStake(20_000);
  const priceMoved = signal();
  wire.plan(PLACE, { kind: 'hold', until: priceMoved.given });
  await tab.slip.placeBet();
  // A price that changed before the bet was sent would have asked again.
  await expect.poll(() => wire.traffic.count('POST', BETTING)).toBe(1);
  await game.changeOdds({ home: 193 });
  priceMoved.give();
  await expect(tab.slip.changedOdds).toBeVisible();
  await tab.page.keyboard.press('Escape');
  await expect(tab.slip.changedOdds).toBeVisible();
  await tab.slip.declineChangedOdds();
  await tab.slip.expectEmpty();
  await other.slip.expectEmpty();
  await tab.header.expectBalance(before);
  expect(wire.traffic.count('POST', BETTING)).toBe(1);
});

test('FAIR-02 CRT-17 better odds are taken without asking where the member said so, worse ones are not', async ({
  tab,
  openTab,
  member,
  game,
  house,
  wire,
  tokenOfBrowser,
}) => {
  await tab.enterBoard(member);
  const other = await openTab();
  await other.board.open();
  await tab.board.expectOpen(game);
  await tab.board.pick(game, 'home');
  await tab.slip.chooseOddsPolicy('오를 때만 자동');
  await tab.slip.setStake(20_000);
  await expect(other.slip.region.getByRole('combobox', { name: '배당 변경 시' })).toHaveValue('better');
  const [fell, rose] = [signal(), signal()];
  for (const { given } of [fell, rose]) wire.plan(PLACE, { kind: 'hold', until: given });
  await tab.slip.placeBet();
  await expect.poll(() => wire.traffic.count('POST', BETTING)).toBe(1);
  await game.changeOdds({ home: 177 });
  fell.give();
  await expect(tab.slip.changedOdds).toBeVisible();
  await tab.slip.declineChangedOdds();

  await tab.board.pick(game, 'home');
  await tab.slip.chooseOddsPolicy('오를 때만 자동');
  await tab.slip.setStake(20_000);
  await tab.slip.placeBet();
  await expect.poll(() => wire.traffic.count('POST', BETTING)).toBe(2);
  await game.changeOdds({ home: 199 });
  rose.give();
  await expect(tab.page).toHaveURL(/\/bet_result$/);
  expect(lastStatus(wire)).toBe(200);
  const [newest] = await house.view.bets(tokenOfBrowser());
  expect(newest).toMatchObject({ stake: 20_000, totalOdds: 199 });
});

test('CRT-16 CRT-14 a streamed price shows in the slip, a suspended pick blocks betting, and a refusal of the origin is shown as it is', async ({
  tab,
  member,
  game,
  wire,
}) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  await tab.board.pick(game, 'home');
  await tab.slip.setStake(10_000);
  await game.changeOdds({ home: 206 });
  await tab.slip.expectPick('2.06');
  await game.suspend();
  await expect(tab.slip.region).toContainText('일시중지');
  await expect(tab.slip.betButton).toBeDisabled();
  await game.reopen();
  await expect(tab.slip.betButton).toBeEnabled();

  wire.plan(PLACE, { kind: 'answer', status: 422, body: JSON.stringify({ message: '보유머니가 부족합니다.' }) });
  await tab.slip.placeBet();
  // At the slip, and nowhere else: it stands there until the slip changes.
  await expect(tab.slip.region.getByText('보유머니가 부족합니다.')).toBeVisible();
  await expect(tab.page.getByText('보유머니가 부족합니다.')).toHaveCount(1);
  await tab.slip.expectFolds(1);
  await tab.slip.setStake(20_000);
  await expect(tab.page.getByText('보유머니가 부족합니다.')).toHaveCount(0);
});

test('CRT-15 a reply lost after commit places one bet, and the slip learns of it', async ({
  tab,
  member,
  game,
  house,
  wire,
  tokenOfBrowser,
}) => {
  const lost = wire.plan(PLACE, { kind: 'dropReply' });
  const before = await tab.betOnBoard(member, game, 'draw', 15_000);
  // The word goes by itself after a while, so that it is looked for first.
  await expect(tab.page.getByText(/베팅이 (?:완료|접수)되었습니다\./).first()).toBeVisible({ timeout: 40_000 });
  await tab.header.expectBalance(before - 15_000);
  expect(lost.hits).toBe(1);
  const bets = await house.view.bets(tokenOfBrowser());
  expect(bets.filter((bet) => bet.picks.some((pick) => pick.fixtureId === game.fixtureId))).toHaveLength(1);
});

test('CRT-15 a double click confirms one bet, and its request, doubled by the network, places one with one answer', async ({
  tab,
  member,
  game,
  house,
  wire,
  tokenOfBrowser,
}) => {
  const doubled = wire.plan(PLACE, { kind: 'duplicate' });
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  const before = await tab.header.balance();
  await tab.board.pick(game, 'home');
  await tab.slip.setStake(10_000);
  await tab.slip.betButton.click();
  await tab.slip.yes.dblclick();
  await tab.header.expectBalance(before - 10_000);
  expect(doubled.echoes.map(({ status }) => status)).toEqual([200]);
  // The wire doubles it behind where it counts.
  expect(wire.traffic.count('POST', BETTING)).toBe(1);
  expect((await house.view.member(tokenOfBrowser())).emoney).toBe(before - 10_000);
});

test('CRT-19 CNS-5 a question takes no press that was meant for the one before, and what it says is what is bet', async ({
  tab,
  openTab,
  member,
  game,
  house,
  wire,
  tokenOfBrowser,
}) => {
  await tab.enterBoard(member);
  const other = await openTab();
  await other.board.open();
  await tab.board.expectOpen(game);
  await tab.board.pick(game, 'home');
  await tab.slip.setStake(5_000);
  await Promise.all([tab.slip.pressYesOnceItSays('1.85'), tab.slip.betButton.click()]);
  await expect(tab.slip.yes).toBeEnabled();
  // Another tab takes any price, and the price falls: the question says so, and is another one.
  await other.slip.chooseOddsPolicy('항상 자동');
  await expect(tab.slip.confirm).toContainText('항상 자동');
  await Promise.all([tab.slip.pressYesOnceItSays('1.02'), game.changeOdds({ home: 102 })]);
  await expect(tab.slip.confirm).toBeVisible();
  expect(wire.traffic.count('POST', BETTING)).toBe(0);
  await other.slip.setStake(20_000);
  await expect(tab.slip.confirm).toContainText('20,000');
  await tab.slip.yes.click();
  await expect(tab.page).toHaveURL(/\/bet_result$/);
  const [newest] = await house.view.bets(tokenOfBrowser());
  expect(newest).toMatchObject({ stake: 20_000, totalOdds: 102 });
});

const betsSent = (wire: FaultProxy) =>
  wire.traffic.requests.filter(({ method, path }) => method === 'POST' && path === BETTING);
const lastStatus = (wire: FaultProxy) => betsSent(wire).at(-1)?.status;
const keysOf = (wire: FaultProxy) => new Set(betsSent(wire).map(({ headers }) => headers['idempotency-key']));
