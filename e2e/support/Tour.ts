/**
 * One walk over pages, there and back: each is arrived at, and returned to by the browser's way back from the next; at both it is asked for all
 * that any page must have (NAV-01, ACC). Whoever walks is signed in already where the pages need it.
 */
import { expect, test, type Page } from '@playwright/test';
import type { PageLayout } from '../../src/domain/reference/pageShape.ts';
import { pageRow, type PageId } from '../../src/domain/reference/pageTable.ts';
import { windowTitle } from '../../src/app/kit/copy/firstPages.ts';
import { pageTitles } from '../../src/app/kit/copy/pages.ts';
import type { FaultProxy } from '../../tests/support/proxy/faultProxy.ts';
import { expectDrawn, expectNoFinding } from './axeFindings.ts';
import { expectReachable, expectWithin } from './expectReachable.ts';
import { expectSteady } from './layoutShift.ts';
import { expectStill, forgetMovement } from './movement.ts';
import { slowFiles } from './slowFiles.ts';
import { Tab } from './Tab.ts';
import { OVER, type Stop } from './tourStops.ts';

interface Look {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'dark' | 'light';
}

/** How a walk comes to a page: it is loaded anew, in the first look or in the last, or gone to within the document that the page before is in. */
export type Way = 'loadInFirst' | 'loadInLast' | 'go';

export interface Turn extends Stop {
  readonly way: Way;
}

type Motion = 'reduce' | 'no-preference';

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
  /** Layouts and looks around whose `main` findings were looked for. */
  readonly #searched = new Set<string>();

  constructor(page: Page, wire: FaultProxy, looks: Looks) {
    this.#tab = new Tab(page);
    this.#wire = wire;
    this.#looks = looks;
  }

  /** Every page in every look, loaded anew in each; and back over all of them. */
  async walkThoroughly(stops: readonly Stop[]): Promise<void> {
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

  /**
   * Every page once, loaded in the look of its turn and seen in the other without another load, or gone to, as a member does from page to page. That the way
   * back leads to the page before is asked of the browser's history, and gone once, at the end.
   */
  async walk(stops: readonly Turn[]): Promise<void> {
    const { page } = this.#tab;
    await slowFiles(page, this.#wire);
    for (const stop of stops)
      await test.step(stop.page, async () => {
        const before = new URL(page.url()).pathname;
        await (stop.way === 'go' ? this.#goTo(stop) : this.#visitOnce(stop));
        // A page that is asked for where it is shown already takes its own place.
        if (before !== stop.address) await this.#expectBefore(before);
      });
    const [before, last] = stops.slice(-2);
    if (before === undefined || last === undefined) return;
    await test.step(`back to ${before.page}`, () =>
      last.way === 'go' ? this.#returnWithin(before) : this.#return(before));
  }

  async #visit(stop: Stop): Promise<void> {
    const { page } = this.#tab;
    await this.#see(stop, this.#looks.first, 'no-preference', () => page.goto(stop.address));
    for (const look of this.#looks.between) await this.#see(stop, look, 'no-preference', () => page.reload());
    await this.#walkOver(stop);
  }

  async #visitOnce(stop: Turn): Promise<void> {
    const { page } = this.#tab;
    const { first, last } = this.#looks;
    if (stop.way === 'loadInLast') {
      await this.#see(stop, last, 'reduce', () => page.goto(stop.address));
      await expectStill(page);
      await this.#dress(first, 'reduce');
      await this.#lookAt(stop, first);
    } else {
      await this.#see(stop, first, 'no-preference', () => page.goto(stop.address));
      await forgetMovement(page);
      await this.#dress(last, 'reduce');
      await this.#lookAt(stop, last);
      await expectStill(page);
    }
    await this.#walkOver(stop);
  }

  async #walkOver(stop: Stop): Promise<void> {
    const { page } = this.#tab;
    await page.setViewportSize(TWICE);
    await expectReachable(page, stop.address);
    await this.#walkToMain(stop);
  }

  /** Within the document, as by a link of the site: what a load would cost once more has been seen of another page of the same screen. */
  async #goTo(stop: Turn): Promise<void> {
    const { page } = this.#tab;
    const { first, last } = this.#looks;
    await forgetMovement(page);
    await this.#arrive(stop, last, 'reduce', () =>
      page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, stop.address),
    );
    await expectStill(page);
    await this.#dress(first, 'reduce');
    await expectWithin(page, stop.address);
    await this.#walkOver(stop);
  }

  /** @param address of the page that was shown before */
  async #expectBefore(address: string): Promise<void> {
    const { page } = this.#tab;
    const session = await page.context().newCDPSession(page);
    const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
    await session.detach();
    const here = new URL(page.url()).pathname;
    const addresses = entries.slice(0, currentIndex + 1).map(({ url }) => new URL(url));
    // The way past the menus was a step of its own.
    const isOwnStep = ({ pathname, hash }: URL) => pathname === here && hash !== '';
    const [arrived, before] = addresses.filter((each) => !isOwnStep(each)).toReversed();
    expect(arrived?.pathname).toBe(here);
    expect(before?.pathname, `before ${here}`).toBe(address);
  }

  /** From the page after, in the last look and for somebody who asked for less movement. */
  async #return(stop: Stop): Promise<void> {
    await this.#see(stop, this.#looks.last, 'reduce', () => this.#goBack());
    await expectStill(this.#tab.page);
  }

  /** As `#return`, in the document that both pages are in: what the page after took with it has moved, and is no jump. */
  async #returnWithin(stop: Stop): Promise<void> {
    await this.#arrive(stop, this.#looks.last, 'reduce', () => this.#goBack());
    await expectStill(this.#tab.page);
  }

  /** To the page before. */
  async #goBack(): Promise<void> {
    const { page } = this.#tab;
    // The way past the menus was a step of its own.
    if (new URL(page.url()).hash !== '') await page.goBack();
    await page.goBack();
  }

  async #see(stop: Stop, look: Look, reducedMotion: Motion, arrive: () => Promise<unknown>): Promise<void> {
    await this.#arrive(stop, look, reducedMotion, arrive);
    await expectSteady(this.#tab.page);
  }

  async #arrive(stop: Stop, look: Look, reducedMotion: Motion, arrive: () => Promise<unknown>): Promise<void> {
    await this.#dress(look, reducedMotion);
    await arrive();
    await this.#expectHere(stop);
    await this.#lookAt(stop, look);
  }

  async #dress({ width, height, colorScheme }: Look, reducedMotion: Motion): Promise<void> {
    await this.#tab.page.setViewportSize({ width, height });
    await this.#tab.page.emulateMedia({ colorScheme, reducedMotion });
  }

  /** What is around `main` is the same on every page of a layout: it is searched once a layout and look. */
  async #lookAt({ page: id, address }: Stop, { width, colorScheme }: Look): Promise<void> {
    const { page } = this.#tab;
    await expectDrawn(page);
    await expectWithin(page, address);
    // Colours are measured where they come to rest.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const around = `${pageRow(id).layout} ${colorScheme} ${width}`;
    await expectNoFinding(page, `${address} ${colorScheme} ${width} px`, this.#searched.has(around) ? 'main' : 'page');
    this.#searched.add(around);
  }

  /** The page stands at its own address, whole, under its own title, and says by one heading what it is. */
  async #expectHere({ page: id, address }: Stop): Promise<void> {
    const { page } = this.#tab;
    await expect(page).toHaveURL(({ pathname }) => pathname === address);
    await expect(page).toHaveTitle(windowTitle(id, pageTitles[id]));
    // Behind a dialog nothing is there for readers.
    if (OVER.has(id)) await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText(/\S/);
    else await this.#expectPage(id);
    await expectDrawn(page);
    // Once more, now that nothing is on its way: a heading that waits has none of another page's beside it.
    await expect(page.locator('h1')).toHaveCount(1);
  }

  async #expectPage(id: PageId): Promise<void> {
    const { page, header } = this.#tab;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    if (hasChrome[pageRow(id).layout]) {
      await header.expectSignedIn();
      await expect(header.strip).toContainText('공지');
      await expect(header.strip).toContainText('실시간 연결');
    }
  }

  /** From the top of the page by the keyboard alone. */
  async #walkToMain({ page: id }: Stop): Promise<void> {
    const { page } = this.#tab;
    const goal = OVER.has(id) ? '[role=dialog]' : 'main';
    await page.locator('body').evaluate((body) => {
      body.tabIndex = -1;
      body.focus();
    });
    const isThere = () => page.evaluate((place) => document.activeElement?.closest(place) !== null, goal);
    for (let stops = 0; stops < MOST_STOPS_TO_MAIN && !(await isThere()); stops += 1) {
      await page.keyboard.press('Tab');
      const isSkipLink = await page.evaluate(() => document.activeElement?.matches('a[href="#main"]') === true);
      if (isSkipLink) await page.keyboard.press('Enter');
    }
    expect.soft(await isThere(), `the keyboard reaches ${goal}`).toBe(true);
  }
}
