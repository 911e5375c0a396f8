/** No serious or critical finding of axe on the screens of a bet, in both themes (ACC). */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/spec.ts';

const GRAVE = new Set(['serious', 'critical']);

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('the login page has no grave finding', async ({ tab }) => {
      await tab.login.open();
      await expectNothingGrave(tab.page);
    });

    test('the board with a filled slip has none, nor has the question before a bet', async ({ tab, member, game }) => {
      await tab.enterBoard(member);
      await tab.board.expectOpen(game);
      await tab.board.pick(game, 'home');
      await tab.slip.setStake(10_000);
      await expectNothingGrave(tab.page);
      await tab.slip.betButton.click();
      await expect(tab.slip.confirm).toBeVisible();
      await expectNothingGrave(tab.page);
    });

    test('a suspended game and changed odds have none', async ({ tab, member, game, house }) => {
      const other = await house.feed.openGame({
        home: '포항',
        away: '광주',
        odds: { home: 250, draw: 310, away: 260 },
      });
      await tab.enterBoard(member);
      await tab.board.expectOpen(other);
      await tab.board.pick(other, 'home');
      await tab.slip.setStake(10_000);
      await game.suspend();
      await other.changeOdds({ home: 240 });
      await tab.board.expectShut(game);
      await expectNothingGrave(tab.page);
      await tab.slip.placeBet();
      await expect(tab.slip.changedOdds).toBeVisible();
      await expectNothingGrave(tab.page);
      await other.close();
    });

    test('the bet history has none', async ({ tab, member, game }) => {
      await tab.enterBoard(member);
      await tab.board.expectOpen(game);
      await tab.board.pick(game, 'away');
      await tab.slip.setStake(10_000);
      await tab.slip.placeBet();
      await expect(tab.page).toHaveURL(/\/bet_result$/);
      await expect(tab.history.content).toContainText(game.away);
      await expectNothingGrave(tab.page);
    });
  });
}

async function expectNothingGrave(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations
    .filter(({ impact }) => GRAVE.has(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  expect(grave).toEqual([]);
}
