/** The European page: SPT-02, CRT-12 and CRT-21 there. */
import { signal } from './support/signal.ts';
import { expect, test } from './support/seatedSpec.ts';

const BETTING = '/api/sports-prematch/betting';

test('SPT-02 CRT-12 CRT-21 games by league; a change that is declined is told on the page, and the bet is of the EU style', async ({
  tab,
  member,
  house,
  wire,
  game,
  tokenOfBrowser,
}) => {
  const { page, slip } = tab;
  const board = page.getByRole('region', { name: '유럽형', exact: true });
  const other = await house.feed.openGame({
    home: '요코하마',
    away: '가와사키',
    odds: { home: 210, draw: 300, away: 300 },
    league: { id: '50', name: 'J1리그' },
  });
  await tab.enterBoard(member);
  await page.goto('/europe');
  const pick = board.getByRole('button', { name: new RegExp(`^홈 ${game.home} `) });
  await expect(pick).toBeEnabled();
  const league = page.getByRole('combobox', { name: '리그 선택' });
  await league.selectOption({ label: 'Korea Republic · J1리그 (1)' });
  await expect(pick).toHaveCount(0);
  await expect(board.getByRole('button', { name: new RegExp(`^홈 ${other.home} `) })).toBeVisible();
  await league.selectOption('');

  await pick.click();
  await slip.setStake(20_000);
  const moved = signal();
  wire.plan({ method: 'POST', path: /\/betting$/ }, { kind: 'hold', until: moved.given });
  await slip.placeBet();
  await expect.poll(() => wire.traffic.count('POST', BETTING)).toBe(1);
  await game.changeOdds({ home: 172 });
  moved.give();
  await expect(slip.changedOdds).toBeVisible();
  await slip.declineChangedOdds();
  const declined = page.getByRole('main').getByRole('status', { name: '받아들이지 않은 배당 변경' });
  await expect(declined).toContainText(/1\.85.*1\.72/);
  await slip.expectFolds(1);

  await slip.placeBet();
  await expect(page).toHaveURL(/\/bet_result$/);
  const [newest] = await house.view.bets(tokenOfBrowser());
  expect(newest).toMatchObject({ page: 'europe', betStyle: 'EU', stake: 20_000, totalOdds: 172 });
});
