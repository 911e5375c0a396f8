/** Several tabs and windows of one browser: SYN-01, SYN-04, CRT-10; with and without shared workers (SYN-06). */
import { expect, test } from './support/seatedSpec.ts';
import { test as visit } from './support/spec.ts';
import { workerModes } from './support/workerMode.ts';
import { readStoredPicks } from './support/localLog.ts';
import type { Tab } from './support/Tab.ts';

/** Streams of one browser, as the origin counts them. */
const ONE_OF_EACH = { events: 1, bets: 1 };

for (const mode of workerModes('shared')) {
  visit.describe(`${mode} worker`, () => {
    // As members have it: with the site kept by a service worker.
    visit.use({ workerMode: mode, serviceWorkers: 'allow' });

    visit(
      'SYN-01 SYN-04 two tabs and a window share two streams, prices, picks, balance and a bet',
      async ({ tab, openTab, openWindow, member, game, house, wire, tokenOfBrowser }) => {
        await tab.enterBoard(member);
        const second = await openTab();
        await second.board.open();
        const third = await openWindow('/korea/wintielose');
        const tabs: readonly Tab[] = [tab, second, third];
        for (const { board } of tabs) await board.expectOpen(game);

        await visit.step('one connection per stream at the origin and on the wire', async () => {
          await expect.poll(() => house.view.openStreams()).toEqual(ONE_OF_EACH);
          // Opened once more as soon as the tabs know which games they show (S-24); never two at once.
          expect(wire.openStreams('/api/streams/events')).toBe(1);
          expect(wire.traffic.count('GET', '/api/streams/bets')).toBe(1);
        });

        await visit.step('the same price in all', async () => {
          await game.changeOdds({ home: 199 });
          for (const { board } of tabs) await board.expectPrice(game, 'home', 199);
        });

        await visit.step('a pick made in one appears in the others', async () => {
          await second.board.pick(game, 'home');
          for (const { board, slip } of tabs) {
            await slip.expectFolds(1);
            await slip.expectPick(game.home);
            await board.expectPicked(game, 'home');
          }
          await second.slip.setStake(12_000);
          for (const { slip } of tabs) await expect(slip.stake).toHaveValue(/^12,000/);
        });

        await visit.step('a bet placed in one empties the slip in all, and the balance falls once', async () => {
          const before = await tab.header.balance();
          await third.slip.placeBet();
          for (const { header } of tabs) await header.expectBalance(before - 12_000);
          for (const { slip } of [tab, second]) await slip.expectEmpty();
          await expect(third.page).toHaveURL(/\/bet_result$/);
          const bets = await house.view.bets(tokenOfBrowser());
          expect(bets.filter((bet) => bet.picks.some((pick) => pick.fixtureId === game.fixtureId))).toHaveLength(1);
          expect((await house.view.member(tokenOfBrowser())).emoney).toBe(before - 12_000);
        });

        await visit.step('closing the first tab leaves the others live', async () => {
          await tab.page.close();
          await game.changeOdds({ away: 444 });
          await second.board.expectPrice(game, 'away', 444);
          expect(await house.view.openStreams()).toEqual(ONE_OF_EACH);
        });
      },
    );
  });
}

for (const mode of workerModes('dedicated')) {
  test.describe(`${mode} worker`, () => {
    test.use({ workerMode: mode });

    test('SYN-04 every tab shows the origin’s prices in the origin’s order, and they end at the same', async ({
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
      for (const each of tabs) await recordPrices(each, game.home);

      const given = Array.from({ length: 25 }, (_, index) => 190 + index);
      for (const home of given) await game.changeOdds({ home });
      for (const { board } of tabs) await board.expectPrice(game, 'home', 214);

      for (const each of tabs) {
        const shown = await recordedPrices(each);
        // A tab may pass over a price that was overtaken; it may not invent one, go back, or repeat one.
        expect(shown.length).toBeGreaterThan(0);
        expect(shown).toEqual(given.filter((price) => shown.includes(price)));
      }
    });

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
  });
}

/** Keeps every price that the home button of a game shows from now on. */
async function recordPrices({ page }: Tab, home: string): Promise<void> {
  await page.evaluate((team) => {
    const holder = globalThis as { shown?: string[] };
    const shown: string[] = [];
    holder.shown = shown;
    new MutationObserver(() => {
      const button = document.querySelector(`button[aria-label^="홈 ${team} "]`);
      const price = button?.getAttribute('aria-label')?.split(' ').at(-1);
      if (price !== undefined && price !== shown.at(-1)) shown.push(price);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  }, home);
}

/** Hundredths, in the order shown, without the one that stood there at first. */
async function recordedPrices({ page }: Tab): Promise<number[]> {
  const shown = await page.evaluate(() => (globalThis as { shown?: string[] }).shown ?? []);
  return shown.map((price) => Math.round(Number(price) * 100)).filter((price) => price !== 185);
}
