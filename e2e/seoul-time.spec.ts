/** Times in a browser of another zone: SES-15. */
import { MessagePage } from './pages/MessagePage.ts';
import { expect, test } from './support/spec.ts';

test.use({ timezoneId: 'America/New_York' });

/** `10.24` and `14:00` of an instant, by the zone table of the system. */
function seoulOf(at: number): { readonly day: string; readonly minute: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Seoul',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: `${part('month')}.${part('day')}`, minute: `${part('hour')}:${part('minute')}` };
}

test('SES-15 kick-offs of the board, the clock, bets of the history and letters are told in Seoul’s time', async ({
  tab,
  member,
  game,
  wire,
}) => {
  await tab.enterBoard(member);
  await tab.board.expectOpen(game);
  expect(await tab.page.evaluate(() => new Date(0).getHours())).toBe(19);

  const kickOff = tab.page.getByRole('main').locator('time').first();
  const startAt = Date.parse((await kickOff.getAttribute('datetime')) ?? '');
  expect(startAt - Date.now()).toBeGreaterThan(3_600_000);
  const { day, minute } = seoulOf(startAt);
  await expect(kickOff).toHaveText(`${day}${minute}`);
  await expect(kickOff).toHaveAttribute('datetime', /\+09:00$/);

  await tab.board.pick(game, 'home');
  await tab.slip.setStake(10_000);
  const before = Date.now();
  await tab.slip.placeBet();
  await expect(tab.page).toHaveURL(/\/bet_result/);
  // The address changes first; until the history is drawn the board still stands, with kick-offs.
  await expect(tab.page.getByRole('heading', { name: '베팅내역' })).toBeVisible();
  const placed = tab.history.content.locator('time').first();
  await expect(placed).toBeVisible();
  const placedAt = Date.parse((await placed.getAttribute('datetime')) ?? '');
  expect(Math.abs(placedAt - before)).toBeLessThan(60_000);
  const told = seoulOf(placedAt);
  await expect(placed).toHaveText(new RegExp(`^\\d\\d-${told.day.replace('.', '-')} ${told.minute}:\\d\\d$`));

  const letter = { id: 'l1', title: '시각', contents: '<p>.</p>', sentAt: Date.UTC(2026, 9, 24, 15, 30), readAt: 1 };
  const page = { rows: [{ ...letter, isDeleted: false }], next: null, position: null };
  wire.plan({ method: 'GET', path: /^\/api\/letter$/ }, { kind: 'answer', status: 200, body: JSON.stringify(page) }, 9);
  await tab.page.goto('/message');
  const { list } = new MessagePage(tab.page);
  await expect(list.getByRole('button', { name: /시각/ })).toContainText('26-10-25 00:30');
  await expect(list.locator('time')).toHaveAttribute('datetime', '2026-10-25T00:30:00+09:00');
});
