/** Times in a browser of another zone: SES-15. Those of letters are in `messages.spec.ts`. */
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

test('SES-15 kick-offs of the board, the clock and bets of the history are told in Seoul’s time', async ({
  tab,
  member,
  game,
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
});
