/**
 * A browser in which a member is signed in already, and stays so from one spec to the next: a new browser that signs in costs four times
 * the work of a page that is loaded in it. Between two specs all is put away that the one before could have left behind: pages but one, what
 * was set for it, the offer as it was stored, the slip, and what the member chose on this machine. The session, and the site's files, stay.
 *
 * A visitor's seat is one in which nobody is signed in: of the specs before there is nothing left but the site's files, and what the browser has compiled.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { FaultProxy } from '../../tests/support/proxy/faultProxy.ts';
import { forgetEverything, forgetVisits } from './forgetVisits.ts';
import { Tab } from './Tab.ts';
import { withoutSharedWorkers, type WorkerMode } from './workerMode.ts';

/** Whoever signs in as the same member elsewhere takes the seat away: no other spec does. */
const SEATED = 'member7';
/** An empty page at the site's address, which the wire has for the seat. */
const EMPTY_PAGE = '/empty';
const EMPTY = { kind: 'answer', status: 200, body: '', contentType: 'text/html' } as const;
/** A clock that nobody set may be so far from this one, on a busy machine. */
const MOST_AHEAD_MS = 20_000;
/** One that runs first in every document, until it is taken back. */
interface Script {
  dispose(): Promise<void>;
}

/** What a spec asks of its page, as a browser of its own would be made. */
export interface Wishes {
  readonly workerMode: WorkerMode;
  readonly viewport: { readonly width: number; readonly height: number } | null;
  readonly colorScheme?: BrowserContextOptions['colorScheme'] | undefined;
  readonly reducedMotion?: BrowserContextOptions['reducedMotion'] | undefined;
  readonly forcedColors?: BrowserContextOptions['forcedColors'] | undefined;
}

export class Seat {
  readonly member = SEATED;
  readonly context: BrowserContext;
  /** Of the wire in front of the house: each spec's own, at this port, so that the browser knows one site. */
  readonly port: number;
  readonly #whose: 'member' | 'visitor';
  readonly #scripts: Script[] = [];
  #page: Page | undefined;

  private constructor(context: BrowserContext, port: number, whose: 'member' | 'visitor') {
    this.context = this.#noteScripts(context);
    this.port = port;
    this.#whose = whose;
  }

  /** @param made how the browsers of all specs are made */
  static async take(
    browser: Browser,
    made: BrowserContextOptions,
    houseUrl: string,
    whose: 'member' | 'visitor',
  ): Promise<Seat> {
    const wire = await FaultProxy.start(houseUrl);
    const context = await browser.newContext({ ...made, baseURL: wire.url });
    await wire.close();
    return new Seat(context, Number(new URL(wire.url).port), whose);
  }

  /** A page that shows nothing yet, in a browser that is signed in, or a visitor's. */
  async sit(wire: FaultProxy, wishes: Wishes): Promise<Page> {
    const { workerMode, viewport, colorScheme, reducedMotion, forcedColors } = wishes;
    // What the spec before had run first in its pages is not run in those of this one.
    for (const script of this.#scripts.splice(0)) await script.dispose();
    if (workerMode === 'dedicated') await withoutSharedWorkers(this.context);
    wire.plan({ path: EMPTY_PAGE }, EMPTY, Infinity);
    const page = await this.#clear();
    if (this.#whose === 'visitor') {
      await forgetEverything(page);
    } else if (!(await forgetVisits(page))) {
      const tab = new Tab(page);
      await tab.enterBoard(this.member);
      await page.goto(EMPTY_PAGE);
    }
    if (viewport !== null) await page.setViewportSize(viewport);
    await page.emulateMedia({
      colorScheme: colorScheme ?? null,
      reducedMotion: reducedMotion ?? null,
      forcedColors: forcedColors ?? null,
    });
    return page;
  }

  /**
   * Leaves the site's pages: one that looks for a wire that is gone takes a fifth of a core, whatever spec comes next. Stays at the site's address: anywhere
   * else the browser lets go of the process, and of all that it has compiled, and the next spec's first page costs half as much again.
   */
  async rest(wire: FaultProxy): Promise<void> {
    const page = this.#page;
    for (const other of this.context.pages()) if (other !== page) await other.close();
    wire.heal();
    wire.plan({ path: EMPTY_PAGE }, EMPTY);
    // A spec may have left the wire down, and its page on the browser's own error.
    await wire.up();
    await page?.goto(EMPTY_PAGE).catch(() => page.goto('about:blank'));
    // A clock that was set stays so in all pages of the browser, and every price of a later spec is stale.
    const ahead = ((await page?.evaluate(() => Date.now())) ?? Date.now()) - Date.now();
    if (Math.abs(ahead) > MOST_AHEAD_MS) throw new Error('whoever sets the clock needs a browser of its own (spec.ts)');
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  /** One page, with nothing set for it. */
  async #clear(): Promise<Page> {
    if (this.#page?.isClosed() !== false) this.#page = this.#noteScripts(await this.context.newPage());
    const page = this.#page;
    for (const other of this.context.pages()) if (other !== page) await other.close();
    for (const place of [this.context, page]) await place.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(EMPTY_PAGE);
    return page;
  }

  #noteScripts<Place extends Page | BrowserContext>(place: Place): Place {
    const add: (...script: never[]) => Promise<Script> = place.addInitScript.bind(place);
    const addAndNote = async (...script: never[]) => {
      const added = await add(...script);
      this.#scripts.push(added);
      return added;
    };
    return Object.defineProperty(place, 'addInitScript', { value: addAndNote });
  }
}
