/**
 * Every row of the page table, walked by a visitor, a member and the operators: title, heading, console, policy, axe,
 * layout shift, width, keyboard, back, movement (NAV-01, ACC). A row that is added is walked without a word here.
 */
import type { BrowserContext } from '@playwright/test';
import { GAMES } from '../src/domain/mini-games/gameTable.ts';
import { watchConsoleErrors } from './support/consoleErrors.ts';
import { isLongForm } from './support/isLongForm.ts';
import { watchLayoutShift } from './support/layoutShift.ts';
import { looseLinks, watchLooseLinks } from './support/looseLinks.ts';
import { watchMovement } from './support/movement.ts';
import { test as seatedBase } from './support/seatedSpec.ts';
import { expect, test as base, type PerTest, type PerWorker } from './support/spec.ts';
import { Tour, type Looks } from './support/Tour.ts';
import { ALIKE, stopsOf, type Stop } from './support/tourStops.ts';

/** A limit for a page that hangs, many times what one takes. */
const MOST_MS_PER_PAGE = 30_000;
/** Of a member's pages: the fewer, the less is signed in and entered; the more, the shorter does one of them run alone at a run's end. */
const WALKS = 9;
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

interface Walking {
  readonly walk: (stops: readonly Stop[]) => Promise<void>;
}

const walking = async (
  {
    tab,
    context,
    house,
    wire,
  }: Pick<PerTest, 'tab' | 'wire'> & Pick<PerWorker, 'house'> & { readonly context: BrowserContext },
  give: (walk: Walking['walk']) => Promise<void>,
): Promise<void> => {
  // Notices lie over the page until they are sent off.
  await (await house.operator()).set('popups', []);
  const errors = watchConsoleErrors(context);
  await watchMovement(tab.page);
  await watchLayoutShift(tab.page);
  await watchLooseLinks(tab.page);
  await give(async (stops) => {
    base.setTimeout(60_000 + stops.length * MOST_MS_PER_PAGE);
    await new Tour(tab.page, wire, looks).walk(stops);
    expect(await looseLinks(tab.page)).toEqual([]);
  });
  expect(errors()).toEqual([]);
};

const test = base.extend<Walking>({ walk: walking });
const seated = seatedBase.extend<Walking>({ walk: walking });
test.use({ drawnGames: GAMES });
seated.use({ drawnGames: GAMES });

test('NAV-01 ACC the tour of a visitor', async ({ walk }) => {
  await walk(stopsOf('visitor'));
});

test('NAV-01 ACC the tour of a visitor while the site is closed', async ({ walk, house }) => {
  const operator = await house.operator();
  await operator.set('siteNoticeFlg', 1);
  try {
    await walk(stopsOf('closed'));
  } finally {
    await operator.set('siteNoticeFlg', 0);
  }
});

for (const [n, stops] of dealt(stopsOf('member'), WALKS).entries()) {
  seated(`NAV-01 ACC the tour of a member, part ${n + 1}`, async ({ tab, member, walk, game }) => {
    await tab.enterBoard(member);
    await tab.board.expectOpen(game);
    await walk(stops);
  });
}

/** As equal as they can be: those of two loads first, one to each hand after the other, then those of one. */
function dealt(stops: readonly Stop[], hands: number): readonly (readonly Stop[])[] {
  const longest = stops.toSorted((a, b) => Number(ALIKE.has(a.page)) - Number(ALIKE.has(b.page)));
  return Array.from({ length: hands }, (_, hand) => longest.filter((_stop, n) => n % hands === hand));
}
