/**
 * A machine that sleeps: the clock of every page and worker of a browser goes ahead at once, and no timer of theirs has run meanwhile. What
 * would be minutes of waiting is a moment.
 */
import type { Page } from '@playwright/test';
import type { FaultProxy } from '../../tests/support/proxy/faultProxy.ts';
import { headWorker } from './workerHead.ts';

/** Call before a page is opened. */
export async function mayGoAhead(page: Page, wire: FaultProxy, origin: string): Promise<void> {
  await runFirst(page, wire, origin, `(${goAheadWhenTold.toString()})();`);
}

/** Its clock is ahead by so many ms from the start. Call before a page is opened. */
export async function goesAhead(page: Page, wire: FaultProxy, origin: string, ms: number): Promise<void> {
  await runFirst(page, wire, origin, `{ const now = Date.now.bind(Date); Date.now = () => now() + ${ms}; }`);
}

/** In every page and in the worker, before anything else. */
async function runFirst(page: Page, wire: FaultProxy, origin: string, script: string): Promise<void> {
  await page.context().addInitScript({ content: script });
  await headWorker(wire, origin, script);
}

/** The machine sleeps for so many ms, and wakes: as from there on, the page says that it has a network again. */
export async function sleep(page: Page, ms: number): Promise<void> {
  await page.evaluate((aheadMs) => {
    const channel = new BroadcastChannel('clock');
    channel.postMessage(aheadMs);
    channel.close();
    // After the message: both go the same way, one task each.
    setTimeout(() => dispatchEvent(new Event('online')), 100);
  }, ms);
}

/** Runs first in every page, and as text at the head of the worker's script. */
function goAheadWhenTold(): void {
  const now = Date.now.bind(Date);
  let aheadMs = 0;
  Date.now = () => now() + aheadMs;
  new BroadcastChannel('clock').addEventListener('message', ({ data }) => {
    aheadMs += Number(data);
  });
}
