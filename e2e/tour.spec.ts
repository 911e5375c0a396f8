/**
 * Every row of the page table, walked by a visitor, a member and the operators: title, heading, console, policy, axe,
 * layout shift, width, keyboard, back, movement (NAV-01, ACC). A row that is added is walked without a word here.
 */
import type { BrowserContext } from '@playwright/test';
import { PAGE_IDS, pageRow } from '../src/domain/reference/pageTable.ts';
import { watchConsoleErrors } from './support/consoleErrors.ts';
import { isLongForm } from './support/isLongForm.ts';
import { watchLayoutShift } from './support/layoutShift.ts';
import { looseLinks, watchLooseLinks } from './support/looseLinks.ts';
import { watchMovement } from './support/movement.ts';
import { test as seatedBase } from './support/seatedSpec.ts';
import { expect, test as base, type PerTest, type PerWorker } from './support/spec.ts';
import { Tour, type Looks, type Turn } from './support/Tour.ts';
import { stopsOf, type Stop } from './support/tourStops.ts';

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
  readonly walk: (stops: readonly Stop[], how: 'thoroughly' | 'once') => Promise<void>;
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
  await give(async (stops, how) => {
    base.setTimeout(120_000 + stops.length * MOST_MS_PER_PAGE);
    const tour = new Tour(tab.page, wire, looks);
    if (how === 'thoroughly') await tour.walkThoroughly(stops);
    else await tour.walk(stops.map(turnOf));
    expect(await looseLinks(tab.page)).toEqual([]);
  });
  expect(errors()).toEqual([]);
};

const test = base.extend<Walking>({ walk: walking });
const seated = seatedBase.extend<Walking>({ walk: walking });

test('NAV-01 ACC the tour of a visitor', async ({ walk }) => {
  await walk(stopsOf('visitor'), 'thoroughly');
});

test('NAV-01 ACC the tour of a visitor while the site is closed', async ({ walk, house }) => {
  const operator = await house.operator();
  await operator.set('siteNoticeFlg', 1);
  try {
    await walk(stopsOf('closed'), 'thoroughly');
  } finally {
    await operator.set('siteNoticeFlg', 0);
  }
});

for (const [n, stops] of dealt(stopsOf('member'), WALKS).entries()) {
  seated(`NAV-01 ACC the tour of a member, part ${n + 1}`, async ({ tab, member, walk, game }) => {
    await tab.enterBoard(member);
    await tab.board.expectOpen(game);
    await walk(stops, isLongForm ? 'thoroughly' : 'once');
  });
}

/** The first page of each screen is loaded, every other of them in the last look; the rest of its pages are gone to. */
function turnOf(stop: Stop): Turn {
  const { family, layout } = pageRow(stop.page);
  const isOfScreen = (page: Stop['page']) => pageRow(page).family === family && pageRow(page).layout === layout;
  const place = PAGE_IDS.findIndex(isOfScreen);
  if (PAGE_IDS[place] !== stop.page) return { ...stop, way: 'go' };
  return { ...stop, way: place % 2 === 1 ? 'loadInLast' : 'loadInFirst' };
}

/** As equal as they can be: one to each hand after the other. */
function dealt(stops: readonly Stop[], hands: number): readonly (readonly Stop[])[] {
  return Array.from({ length: hands }, (_, hand) => stops.filter((_stop, n) => n % hands === hand));
}
