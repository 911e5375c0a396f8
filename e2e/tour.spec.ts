/**
 * Every row of the page table, walked in one browser each by a visitor, a member and the operators: title, heading, console, policy, axe,
 * layout shift, width, keyboard, back, movement (NAV-01, ACC). A row that is added is walked without a word here.
 */
import { AccountDialogs, newcomer } from './pages/AccountDialogs.ts';
import { watchConsoleErrors } from './support/consoleErrors.ts';
import { isLongForm } from './support/isLongForm.ts';
import { watchLayoutShift } from './support/layoutShift.ts';
import { looseLinks, watchLooseLinks } from './support/looseLinks.ts';
import { watchMovement } from './support/movement.ts';
import { Operator } from './support/Operator.ts';
import { expect, test as base } from './support/spec.ts';
import { PASSWORD } from './support/Tab.ts';
import { Tour, type Looks } from './support/Tour.ts';
import { desks, stopsOf, type Stop } from './support/tourStops.ts';

/** A limit for a page that hangs, many times what one takes. */
const MOST_MS_PER_PAGE = 30_000;
const LARGE = { width: 1280, height: 800 };
const SMALL = { width: 360, height: 800 };

const looks: Looks = {
  first: { ...LARGE, colorScheme: 'dark' },
  between: isLongForm
    ? [
        { ...LARGE, colorScheme: 'light' },
        { width: 1920, height: 1080, colorScheme: 'dark' },
        { width: 1024, height: 800, colorScheme: 'light' },
        { width: 425, height: 900, colorScheme: 'light' },
        { ...SMALL, colorScheme: 'dark' },
      ]
    : [],
  last: { ...SMALL, colorScheme: 'light' },
};

const test = base.extend<{ readonly walk: (stops: readonly Stop[]) => Promise<void> }>({
  walk: async ({ tab, context, house }, give) => {
    // Notices lie over the page until they are sent off.
    await (await Operator.signIn(house.url)).set('popups', []);
    const errors = watchConsoleErrors(context);
    await watchMovement(tab.page);
    await watchLayoutShift(tab.page);
    await watchLooseLinks(tab.page);
    await give(async (stops) => {
      base.setTimeout(60_000 + stops.length * MOST_MS_PER_PAGE);
      await new Tour(tab.page, looks).walk(stops);
      expect(await looseLinks(tab.page)).toEqual([]);
    });
    expect(errors()).toEqual([]);
  },
});

test('NAV-01 ACC the tour of a visitor', async ({ walk }) => {
  await walk(stopsOf('visitor'));
});

test('NAV-01 ACC the tour of a visitor while the site is closed', async ({ walk, house }) => {
  const operator = await Operator.signIn(house.url);
  await operator.set('siteNoticeFlg', 1);
  try {
    await walk(stopsOf('closed'));
  } finally {
    await operator.set('siteNoticeFlg', 0);
  }
});

test('NAV-01 ACC the tour of a member', async ({ tab, walk, game, house }) => {
  // Whom no other test has sent letters.
  const walker = newcomer();
  await AccountDialogs.join(house.url, walker);
  await tab.board.open();
  await tab.login.submitAs(walker.userId, walker.password);
  await tab.board.expectOpen(game);
  await walk(stopsOf('member'));
});

test('NAV-01 ACC the tour of the operators', async ({ tab, walk }) => {
  for (const { userId, stop } of desks) {
    await tab.login.open();
    await tab.login.submitAs(userId, PASSWORD);
    await expect(tab.page).toHaveURL(({ pathname }) => pathname === stop.address);
    await walk([stop]);
    await tab.page.getByRole('main').getByRole('button', { name: '로그아웃' }).click();
    await expect(tab.page).toHaveURL(/\/login$/);
  }
});
