/**
 * One walk over pages, there and back: each is arrived at, and returned to by the browser's way back from the next; at both it is asked for all
 * that any page must have (NAV-01, ACC). Whoever walks is signed in already where the pages need it.
 */
import { expect, test, type Page } from '@playwright/test';
import type { PageLayout } from '../../src/domain/reference/pageShape.ts';
import { pageRow } from '../../src/domain/reference/pageTable.ts';
import { windowTitle } from '../../src/app/kit/copy/firstPages.ts';
import { pageTitles } from '../../src/app/kit/copy/pages.ts';
import type { FaultProxy } from '../../tests/support/proxy/faultProxy.ts';
import { expectDrawn, expectNoFinding } from './axeFindings.ts';
import { expectReachable, expectWithin } from './expectReachable.ts';
import { expectSteady } from './layoutShift.ts';
import { expectStill } from './movement.ts';
import { slowFiles } from './slowFiles.ts';
import { Tab } from './Tab.ts';
import { UNSTEADY, type Stop } from './tourStops.ts';

interface Look {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'dark' | 'light';
}

export interface Looks {
  /** How pages are arrived at. */
  readonly first: Look;
  /** Loaded anew in each. */
  readonly between: readonly Look[];
  /** How pages are returned to, by a reader who asked for less movement. */
  readonly last: Look;
}

/** A window of 1280 × 800 at 200 %. */
const TWICE = { width: 640, height: 400 };
/** The way past the menus, and in layouts without menus the choice of the theme. */
const MOST_STOPS_TO_MAIN = 2;

/** Whether the layout has the bar, the menus and the strip of a member. */
const hasChrome: Record<PageLayout, boolean> = {
  login: false,
  maintenance: false,
  default: true,
  start: true,
  play: true,
  whole: true,
  bare: false,
  open: false,
};

export class Tour {
  readonly #tab: Tab;
  readonly #looks: Looks;
  readonly #wire: FaultProxy;

  constructor(page: Page, wire: FaultProxy, looks: Looks) {
    this.#tab = new Tab(page);
    this.#wire = wire;
    this.#looks = looks;
  }

  async walk(stops: readonly Stop[]): Promise<void> {
    const { page } = this.#tab;
    await slowFiles(page, this.#wire);
    // The first page has one before it too: none of the site's.
    await page.goto('about:blank');
    for (const stop of stops) await test.step(stop.page, () => this.#visit(stop));
    await page.goto('about:blank');
    for (const stop of stops.toReversed()) await test.step(`back to ${stop.page}`, () => this.#return(stop));
    await this.#goBack();
    await expect(page).toHaveURL('about:blank');
    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL(({ pathname }) => pathname === stops[0]?.address);
  }

  async #visit(stop: Stop): Promise<void> {
    const { page } = this.#tab;
    await this.#see(stop, this.#looks.first, 'no-preference', () => page.goto(stop.address));
    for (const look of this.#looks.between) await this.#see(stop, look, 'no-preference', () => page.reload());
    await page.setViewportSize(TWICE);
    await expectReachable(page, stop.address);
    await this.#walkToMain();
  }

  /** From the page after, in the last look and for somebody who asked for less movement. */
  async #return(stop: Stop): Promise<void> {
    await this.#see(stop, this.#looks.last, 'reduce', () => this.#goBack());
    await expectStill(this.#tab.page);
  }

  /** To the page before. */
  async #goBack(): Promise<void> {
    const { page } = this.#tab;
    // The way past the menus was a step of its own.
    if (new URL(page.url()).hash !== '') await page.goBack();
    await page.goBack();
  }

  async #see(
    stop: Stop,
    { width, height, colorScheme }: Look,
    reducedMotion: 'reduce' | 'no-preference',
    arrive: () => Promise<unknown>,
  ): Promise<void> {
    const { page } = this.#tab;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion });
    await arrive();
    await this.#expectHere(stop);
    await expectWithin(page, stop.address);
    // Colours are measured where they come to rest.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoFinding(page, `${stop.address} ${colorScheme} ${width} px`);
    if (!UNSTEADY.has(stop.page)) await expectSteady(page);
  }

  /** The page stands at its own address, whole, under its own title, and says by one heading what it is. */
  async #expectHere({ page: id, address }: Stop): Promise<void> {
    const { page, header } = this.#tab;
    await expect(page).toHaveURL(({ pathname }) => pathname === address);
    await expect(page).toHaveTitle(windowTitle(id, pageTitles[id]));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    if (hasChrome[pageRow(id).layout]) {
      await header.expectSignedIn();
      await expect(header.strip).toContainText('공지');
      await expect(header.strip).toContainText('실시간 연결');
    }
    await expectDrawn(page);
    // Once more, now that nothing is on its way: a heading that waits has none of another page's beside it.
    await expect(page.locator('h1')).toHaveCount(1);
  }

  /** From the top of the page by the keyboard alone. */
  async #walkToMain(): Promise<void> {
    const { page } = this.#tab;
    await page.locator('body').evaluate((body) => {
      body.tabIndex = -1;
      body.focus();
    });
    const isInMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
    for (let stops = 0; stops < MOST_STOPS_TO_MAIN && !(await isInMain()); stops += 1) {
      await page.keyboard.press('Tab');
      const isSkipLink = await page.evaluate(() => document.activeElement?.matches('a[href="#main"]') === true);
      if (isSkipLink) await page.keyboard.press('Enter');
    }
    expect.soft(await isInMain(), 'the keyboard reaches main').toBe(true);
  }
}
