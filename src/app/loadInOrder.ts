/**
 * What comes after a page's first drawing, in the order in which the first price needs it: of a visitor, whose worker and database are here by
 * now, the page behind the login card while they type, what a bet opens and leads to, then letters, once nobody presses anything; and of everyone, once the
 * prices are here, the names of all pages, what messages are drawn with, and all files of the site for a day without a connection. On a slow line one thing
 * that comes too early is a second that everything else waits.
 */
import { arePricesHere } from '../db/queries/offer.ts';
import type { HanpanDatabase } from '../db/tables/database.ts';
import type { RouterOfActs } from './frame/acts/followActs.ts';
import { registerServiceWorker } from './frame/connection/registerServiceWorker.ts';
import type { Updates } from './frame/connection/updates.ts';
import { brand } from './kit/copy/site.ts';
import type { Ports } from './kit/ports/Ports.tsx';
import { whenIdle } from './kit/timing/whenIdle.ts';
import { whenLeftAlone } from './kit/timing/whenLeftAlone.ts';
import { WORDS_FAMILY } from './kit/theme/fontFamilies.ts';
import { loadTypeface } from './kit/theme/typeface.ts';

interface LoadInOrderDeps {
  /** `undefined` in a browser that keeps nothing. */
  readonly db: HanpanDatabase | undefined;
  readonly isVisitor: boolean;
  /** Loads what is shown where a visitor is going. Does not reject. */
  loadPage(): Promise<unknown>;
  readonly updates: Updates;
  reload(): void;
  readonly router: RouterOfActs;
  readonly ports: Ports;
}

/** Letters wait so many times as long as the page took: who signs in at once, on a slow line, is spared them until the prices are here. */
const THINKING_TIMES = 10;
const LONGEST_THINKING_MS = 20_000;
/** For prices of somebody who is signed in, ms: a page may have none, and an origin may be gone. */
const LONGEST_PRICELESS_MS = 8_000;
/** After this it is no member's first price that the files of the site would take the line from, ms. */
const LONGEST_UNSIGNED_MS = 20_000;
/** It is looked so often at first, and ever less often: a line may stay slow for as long as the page is open, ms. */
const LOOK_MS = 500;
const RAREST_LOOK_MS = 60_000;

export async function loadInOrder({
  db,
  isVisitor,
  loadPage,
  updates,
  reload,
  router,
  ports,
}: LoadInOrderDeps): Promise<void> {
  if (isVisitor) await loadForVisitor(db, loadPage);
  if (!import.meta.env.PROD || db === undefined) return;
  if (!isVisitor) await until(isPriced(db), LONGEST_PRICELESS_MS);
  await whenIdle();
  // Nobody who cannot have it is told: it is asked for again with the next page.
  await Promise.allSettled([askForRoutes(), import('./kit/ui/ToastStack.tsx'), loadTesters(router, ports)]);
  if (!('serviceWorker' in navigator)) return;
  await until(isPriced(db), LONGEST_UNSIGNED_MS);
  // No row says that it is good.
  await until(async () => (await db.settings.get('line')) === undefined);
  await whenIdle();
  await registerServiceWorker(navigator.serviceWorker, updates.announce, reload);
}

async function loadTesters(router: RouterOfActs, ports: Ports): Promise<void> {
  const { followActs } = await import('./frame/acts/followActs.ts');
  followActs(ports.engine, router);
  const { mountReport } = await import('./testers/report/mountReport.tsx');
  mountReport(ports, router);
}

async function loadForVisitor(db: HanpanDatabase | undefined, loadPage: LoadInOrderDeps['loadPage']): Promise<void> {
  const startedAt = performance.now();
  await loadPage();
  const thinkingMs = Math.min(LONGEST_THINKING_MS, THINKING_TIMES * (performance.now() - startedAt));
  if (db !== undefined) {
    const isSignedIn = async () => (await db.sessions.get('session'))?.state === 'signedIn';
    await until(isSignedIn, thinkingMs);
    if (await isSignedIn()) {
      await until(isPriced(db), LONGEST_PRICELESS_MS);
      for (const ask of [askForBet, askForRoutes]) await Promise.race([ask(), pause(LONGEST_PRICELESS_MS)]);
      await whenLeftAlone();
    }
  }
  await loadTypeface(false);
  await document.fonts.load(`1em "${WORDS_FAMILY}"`, brand.name).catch(() => undefined);
}

/** Does not reject: what cannot be had now is asked for again when it is needed. */
const askForBet = () =>
  import('./bets/bet-slip/loadBet.ts').then(
    ({ loadBet }) => loadBet(),
    () => undefined,
  );

/** Of all pages: a placed bet leads to its history by them. Does not reject either. */
const askForRoutes = () => Promise.allSettled([import('./routes.tsx')]);

const isPriced = (db: HanpanDatabase) => () => arePricesHere(db);

/** Asks now and then: a live query's code comes with pages, and this is needed once. Resolves too where it cannot be asked, and after `ms`. */
async function until(holds: () => Promise<boolean>, ms = Infinity): Promise<void> {
  let left = ms;
  for (let next = LOOK_MS; left > 0 && !(await holds().catch(() => true)); next *= 1.1) {
    const wait = Math.min(next, left, RAREST_LOOK_MS);
    await pause(wait);
    left -= wait;
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
