/** The member's bets after they were placed: SPT-06, live settlement and its payment. */
import { expect, test } from './support/seatedSpec.ts';
import { longForm } from './support/isLongForm.ts';

const long = longForm(test);

test('SPT-06 a settled bet shows its result and pays once, in every tab, without a reload', async ({
  tab,
  openTab,
  member,
  house,
}) => {
  const game = await house.feed.openGame({ home: '제주', away: '강원', odds: { home: 240, draw: 300, away: 280 } });
  await tab.enterBoard(member);
  const other = await openTab();
  await other.history.open();
  await tab.board.expectOpen(game);
  const before = await tab.header.balance();
  await tab.board.pick(game, 'home');
  await tab.slip.setStake(10_000);
  await tab.slip.placeBet();
  for (const { history, header } of [tab, other]) {
    await expect(history.content).toContainText(game.home);
    await header.expectBalance(before - 10_000);
  }
  await game.settle('home');
  for (const { history, header } of [tab, other]) {
    await header.expectBalance(before - 10_000 + 24_000);
    await expect(history.content).toContainText('적중');
  }
});

// A bet that won is told by the same row, above.
long('SPT-06 a lost bet is shown as lost and pays nothing', async ({ tab, member, house }) => {
  const game = await house.feed.openGame({ home: '인천', away: '대구', odds: { home: 240, draw: 300, away: 280 } });
  const before = await tab.betOnBoard(member, game, 'draw', 10_000);
  await tab.header.expectBalance(before - 10_000);
  await game.settle('away');
  await expect(tab.history.content).toContainText('낙첨');
  await tab.header.expectBalance(before - 10_000);
});
