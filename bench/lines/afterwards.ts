/**
 * What a browser costs that was here before: its first tab anew, a minute on a board of one sport, and seven tabs more. All of it on the line
 * that its first visit had.
 */
import type { BrowserContext } from 'playwright';
import type { LineProxy } from '../../tests/support/line/lineProxy.ts';
import { SPORT } from '../../src/domain/reference/sports.ts';
import { bytesByKind } from './kinds.ts';
import { watchMilestones } from './milestones.ts';

export interface Cost {
  /** Until a price could be pressed, or the time that was measured. */
  readonly ms: number;
  /** That the line brought in that time. */
  readonly bytes: number;
}

export interface Afterwards {
  /** `undefined` where no price came in time. */
  readonly again: Cost | undefined;
  readonly minute: Cost;
  /** Bytes of that minute, by what they are of. */
  readonly minuteOf: Readonly<Record<string, number>>;
  /** All eight of them. */
  readonly eightTabs: Cost | undefined;
}

export const BOARD_OF_ONE_SPORT = `/korea/wintielose?sport_id=${SPORT.football}&football=1`;
const TABS = ['/', '/korea/wintielose', BOARD_OF_ONE_SPORT, '/bet_result', '/rule', '/message', '/'];
const MINUTE_MS = 60_000;
/** What a page still fetches once its first price stands there, to start without network the next time, is not of the minute: so long at least. */
const SETTLE_MS = 30_000;
/** And until the files of the site are kept, which are fetched one after the other; never, where the line is taken for bad. */
const KEPT_WITHIN_MS = 120_000;

export async function afterwards(context: BrowserContext, proxy: LineProxy, patienceMs: number): Promise<Afterwards> {
  for (const page of context.pages()) await page.close();
  const startedAt = { ms: performance.now(), bytes: proxy.counts.down };
  const since = (start: Cost): Cost => ({ ms: performance.now() - start.ms, bytes: proxy.counts.down - start.bytes });
  const isPriced = await openUntilPriced(context, BOARD_OF_ONE_SPORT, patienceMs);
  const again = isPriced ? since(startedAt) : undefined;
  await pause(SETTLE_MS);
  await filesKept(context);
  const minuteFrom = { ms: performance.now(), bytes: proxy.counts.down };
  const kindsFrom = bytesByKind(proxy);
  await pause(MINUTE_MS);
  const minute = since(minuteFrom);
  const kinds = Object.entries(bytesByKind(proxy));
  const minuteOf = Object.fromEntries(kinds.map(([kind, bytes]) => [kind, bytes - (kindsFrom[kind] ?? 0)]));
  const tabsFrom = { ms: performance.now(), bytes: proxy.counts.down };
  const priced = await Promise.all(TABS.map((path) => openUntilPriced(context, path, patienceMs)));
  return { again, minute, minuteOf, eightTabs: priced.includes(false) ? undefined : since(tabsFrom) };
}

async function filesKept(context: BrowserContext): Promise<void> {
  const [page] = context.pages();
  const kept = page?.evaluate(() => navigator.serviceWorker.ready.then(() => true)).catch(() => false);
  await Promise.race([kept, pause(KEPT_WITHIN_MS)]);
}

/** A page without prices counts once its member is shown. @returns false if neither came in time */
async function openUntilPriced(context: BrowserContext, path: string, patienceMs: number): Promise<boolean> {
  const page = await context.newPage();
  const awaited = path === '/' || path.startsWith('/korea') ? 'price' : 'signedIn';
  const reached = new Promise<true>((resolve, reject) => {
    watchMilestones(page, (milestone) => {
      if (milestone === awaited) resolve(true);
    })
      .then(() => page.goto(path, { waitUntil: 'commit', timeout: patienceMs }))
      .catch(reject);
  });
  return Promise.race([reached, pause(patienceMs)]).catch(() => false);
}

/** Resolves to false. */
const pause = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false));
