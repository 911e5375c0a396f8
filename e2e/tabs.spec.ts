/** Several tabs and windows of one browser: SYN-01, SYN-04, CRT-10. */
import { expect, test } from './support/spec.ts';
import { readStoredPicks } from './support/localLog.ts';
import type { Tab } from './support/Tab.ts';

/** Streams of one browser, as the origin counts them. */
const ONE_OF_EACH = { events: 1, bets: 1 };

test('SYN-01 SYN-04 two tabs and a window share two streams, prices, picks, balance and a bet', async ({
  tab,
  openTab,
  openWindow,
  member,
  game,
  house,
  wire,
  tokenOfBrowser,
}) => {
  await tab.enterBoard(member);
  const second = await openTab();
  await second.board.open();
  const third = await openWindow('/korea/wintielose');
  const tabs: readonly Tab[] = [tab, second, third];
  for (const { board } of tabs) await board.expectOpen(game);

  await test.step('one connection per stream at the origin and on the wire', async () => {
    await expect.poll(() => house.view.openStreams()).toEqual(ONE_OF_EACH);
    expect(wire.traffic.count('GET', '/api/streams/events')).toBe(1);
    expect(wire.traffic.count('GET', '/api/streams/bets')).toBe(1);
  });

  await test.step('the same price in all', async () => {
    await game.changeOdds({ home: 199 });
    for (const { board } of tabs) await board.expectPrice(game, 'home', 199);
  });

  await test.step('a pick made in one appears in the others', async () => {
    await second.board.pick(game, 'home');
    for (const { board, slip } of tabs) {
      await slip.expectFolds(1);
      await slip.expectPick(game.home);
      await board.expectPicked(game, 'home');
    }
    await second.slip.setStake(12_000);
    for (const { slip } of tabs) await expect(slip.stake).toHaveValue(/^12,000/);
  });

  await test.step('a bet placed in one empties the slip in all, and the balance falls once', async () => {
    const before = await tab.header.balance();
    await third.slip.placeBet();
    for (const { header } of tabs) await header.expectBalance(before - 12_000);
    for (const { slip } of [tab, second]) await slip.expectEmpty();
    await expect(third.page).toHaveURL(/\/bet_result$/);
    const bets = await house.view.bets(tokenOfBrowser());
    expect(bets.filter((bet) => bet.picks.some((pick) => pick.fixtureId === game.fixtureId))).toHaveLength(1);
    expect((await house.view.member(tokenOfBrowser())).emoney).toBe(before - 12_000);
  });

  await test.step('closing the first tab leaves the others live', async () => {
    await tab.page.close();
    await game.changeOdds({ away: 444 });
    await second.board.expectPrice(game, 'away', 444);
    expect(await house.view.openStreams()).toEqual(ONE_OF_EACH);
  });
});

test('SYN-04 a price reaches every tab at nearly the same moment', async ({
  tab,
  openTab,
  openWindow,
  member,
  game,
}) => {
  await tab.enterBoard(member);
  const second = await openTab();
  await second.board.open();
  const third = await openWindow('/korea/wintielose');
  const tabs = [tab, second, third];
  for (const { board } of tabs) await board.expectOpen(game);

  const apart: number[] = [];
  for (const home of [190, 195, 200, 205, 210]) {
    const seen = await Promise.all(tabs.map((each) => watchFor(each, home)));
    await game.changeOdds({ home });
    const times = await Promise.all(seen.map((watched) => watched()));
    apart.push(Math.max(...times) - Math.min(...times));
  }
  const middle = apart.toSorted((a, b) => a - b)[2] ?? Infinity;
  test
    .info()
    .annotations.push({ type: 'ms between the first and the last tab', description: apart.map(Math.round).join(', ') });
  // A frame is 17 ms on a machine of its own; three renderers share two cores here.
  expect(middle).toBeLessThan(120);
});

/** Starts looking for a price in a tab; the returned function resolves to when it was there, epoch ms. */
async function watchFor({ page }: Tab, hundredths: number): Promise<() => Promise<number>> {
  const text = (hundredths / 100).toFixed(2);
  await page.evaluate((wanted) => {
    const holder = globalThis as { seenAt?: Promise<number> };
    holder.seenAt = new Promise((resolve) => {
      const look = () => {
        const isThere = [...document.querySelectorAll('button')].some((button) =>
          (button.getAttribute('aria-label') ?? button.textContent).endsWith(wanted),
        );
        if (!isThere) return false;
        observer.disconnect();
        resolve(performance.timeOrigin + performance.now());
        return true;
      };
      const observer = new MutationObserver(look);
      const what = { subtree: true, childList: true, characterData: true, attributes: true };
      if (!look()) observer.observe(document.body, what);
    });
  }, text);
  return () => page.evaluate(() => (globalThis as { seenAt?: Promise<number> }).seenAt ?? Infinity);
}

test('CRT-10 a slip stays while one tab shows its page, and is cleared when the last one leaves it', async ({
  tab,
  openTab,
  member,
  game,
}) => {
  await tab.enterBoard(member);
  const other = await openTab();
  await other.board.open();
  await tab.board.expectOpen(game);
  await tab.board.pick(game, 'draw');
  await other.slip.expectFolds(1);
  await tab.header.openBetHistory();
  await other.slip.expectFolds(1);
  expect(await readStoredPicks(tab.page, 'wintielose')).toBe(1);
  await other.header.openBetHistory();
  await expect.poll(() => readStoredPicks(tab.page, 'wintielose')).toBe(0);
  await other.page.goBack();
  await other.slip.expectEmpty();
});
