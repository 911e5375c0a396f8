/**
 * What every spec starts from: a house per Playwright worker, and per test a wire in front of it, a member of their own, a tab
 * and a game that no other test knows.
 */
import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
} from '@playwright/test';
import { GAMES, type GameRow } from '../../src/domain/mini-games/gameTable.ts';
import { FaultProxy } from '../../tests/support/proxy/faultProxy.ts';
import { House } from './House.ts';
import { Seat } from './Seat.ts';
import type { ScriptedGame } from './scriptedFeed.ts';
import { Tab } from './Tab.ts';
import { ASKED_MODE, withoutSharedWorkers, type WorkerMode } from './workerMode.ts';

type Made = 'viewport' | 'locale' | 'timezoneId' | 'serviceWorkers';
type UseOptions = { readonly [Option in Made]?: BrowserContextOptions[Option] | undefined };

export interface PerWorker {
  readonly house: House;
  /** For specs in a browser that is signed in (`seatedSpec.ts`); taken by the first that asks for it. */
  readonly seat: Seat;
  /** For specs that sign in or out themselves (`visitorSpec.ts`). */
  readonly visitorSeat: Seat;
}

export interface PerTest {
  /** Whose rounds the house draws; a few unless a file says otherwise. A name: of a list the runner takes the second game for options of its own. */
  readonly drawn: keyof typeof DRAWN;
  /** Runs by itself, before anything asks where the house is. */
  readonly drawing: undefined;
  /** Where the worker of its tabs runs. */
  readonly workerMode: WorkerMode;
  /** In front of the house; the browser knows only its address. */
  readonly wire: FaultProxy;
  /** User id of the member this test is. */
  readonly member: string;
  readonly tab: Tab;
  /** Another tab of the same browser; with a path, one that is there and shows who is signed in. */
  readonly openTab: (path?: string) => Promise<Tab>;
  /** A window of its own, of the same browser. */
  readonly openWindow: (path: string) => Promise<Tab>;
  readonly game: ScriptedGame;
  /** The token that the browser sends, as the origin sees it. */
  readonly tokenOfBrowser: () => string;
  /** Runs by itself: the next test of this house begins with no game, however many this one opened and whether or not it passed. */
  readonly emptyOffer: undefined;
  /** Runs by itself: no page of a test may break the origin's content security policy. */
  readonly policy: undefined;
}

/** Those of a minute and less that specs look at. All sixty take a twentieth of a core of each house, whoever looks. */
const FEW_GAMES = GAMES.filter(({ gameId }) => ['401', '403', '503'].includes(gameId));
const DRAWN = { none: [] as readonly GameRow[], few: FEW_GAMES, all: GAMES } as const;
/** Members without a cap on odds, in turn: a session of an earlier test cannot end one of a later. Another is seated (`Seat.ts`). */
const MEMBERS = ['member1', 'member2', 'member3', 'member5'];
let turn = 0;

export const test = base.extend<PerTest, PerWorker>({
  drawn: ['few', { option: true }],
  house: [
    async ({}, give) => {
      const house = new House(undefined, undefined, FEW_GAMES);
      await house.start();
      await give(house);
      await house.remove();
    },
    { scope: 'worker' },
  ],
  seat: [
    async ({ browser, house }, give, { project }) => {
      const seat = await Seat.take(browser, madeAs(project.use), house.url, 'member');
      await give(seat);
      await seat.leave();
    },
    { scope: 'worker' },
  ],
  visitorSeat: [
    async ({ browser, house }, give, { project }) => {
      const seat = await Seat.take(browser, madeAs(project.use), house.url, 'visitor');
      await give(seat);
      await seat.leave();
    },
    { scope: 'worker' },
  ],
  drawing: [
    async ({ house, drawn }, give) => {
      await house.draw(DRAWN[drawn]);
      await give(undefined);
    },
    { auto: true },
  ],
  workerMode: [ASKED_MODE, { option: true }],
  context: async ({ context, workerMode }, give) => {
    if (workerMode === 'dedicated') await withoutSharedWorkers(context);
    await give(context);
  },
  wire: async ({ house, drawing: _drawing }, give) => {
    const wire = await FaultProxy.start(house.url);
    await give(wire);
    await wire.close();
  },
  baseURL: async ({ wire }, give) => {
    await give(wire.url);
  },
  member: async ({}, give) => {
    turn += 1;
    await give(MEMBERS[turn % MEMBERS.length] ?? 'member1');
  },
  tab: async ({ page }, give) => {
    await give(new Tab(page));
  },
  openTab: async ({ context }, give) => {
    await give(async (path) => {
      const tab = new Tab(await newTab(context));
      if (path === undefined) return tab;
      await tab.page.goto(path);
      await tab.header.expectSignedIn();
      return tab;
    });
  },
  openWindow: async ({ context, page }, give) => {
    await give((path) => openWindow(context, page, path));
  },
  game: async ({ house }, give) => {
    const script = { home: '울산 HD', away: '전북 현대', odds: { home: 185, draw: 320, away: 410 } };
    await give(await house.feed.openGame(script));
  },
  emptyOffer: [
    async ({ house }, give) => {
      await give(undefined);
      if (!house.isRunning) await house.start();
      await house.feed.closeAll();
    },
    { auto: true },
  ],
  policy: [
    async ({ context }, give) => {
      const violations: string[] = [];
      const listen = (message: ConsoleMessage) => {
        if (/Content Security Policy|Trusted ?(?:Types?|HTML|Script)/i.test(message.text()))
          violations.push(message.text());
      };
      context.on('console', listen);
      await give(undefined);
      context.off('console', listen);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  tokenOfBrowser: async ({ wire }, give) => {
    await give(() => {
      const sent = wire.traffic.requests.findLast((request) => request.headers['x-auth-token'] !== undefined);
      return String(sent?.headers['x-auth-token'] ?? '').replace(/^Bearer /, '');
    });
  },
});

async function openWindow(context: BrowserContext, opener: Tab['page'], path: string): Promise<Tab> {
  const opened = context.waitForEvent('page');
  await opener.evaluate((target) => {
    window.open(target, '', 'popup,width=1300,height=900');
  }, path);
  return new Tab(await opened);
}

/**
 * In a window of its own: of a tab behind another the browser draws one frame a second, and whatever is pressed there waits for two of them.
 * The page itself cannot tell, as every page of a spec is visible to itself.
 */
async function newTab(context: BrowserContext): Promise<Tab['page']> {
  const [first] = context.pages();
  const browser = context.browser();
  if (first === undefined || browser === null) return context.newPage();
  const session = await context.newCDPSession(first);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  await session.detach();
  const windows = await browser.newBrowserCDPSession();
  const opened = context.waitForEvent('page');
  await windows.send('Target.createTarget', {
    url: 'about:blank',
    newWindow: true,
    ...(targetInfo.browserContextId === undefined ? {} : { browserContextId: targetInfo.browserContextId }),
  });
  await windows.detach();
  return opened;
}

/** As the browsers of all specs are made. */
function madeAs({ viewport = null, locale = '', timezoneId = '', serviceWorkers = 'block' }: UseOptions) {
  return { viewport, locale, timezoneId, serviceWorkers };
}

export { expect } from '@playwright/test';
