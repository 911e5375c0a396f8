/**
 * A site whose files come late, one after the other. The browser keeps what it has compiled of them, and asks each time whether that is still good: the
 * answer comes late too. Held back in the browser itself, every load would fetch and compile all of them anew, which is two thirds of its work.
 */
import type { Page } from '@playwright/test';
import type { FaultProxy } from '../../tests/support/proxy/faultProxy.ts';

/** Long enough for what does not wait for a late file to be drawn without it, as a browser asks for six at once and a page has ten times as many. */
const SLOW_FILE_MS = 60;
const FILES = /^\/assets\/[^/]+\.js$/;

/**
 * Every part of the site that a page loads late comes later still, as on a slow connection: what waits for it must keep its place.
 *
 * @param wire that the page's browser knows
 * @returns quick files again
 */
export async function slowFiles(page: Page, wire: FaultProxy): Promise<() => void> {
  const planned = wire.plan({ method: 'GET', path: FILES }, { kind: 'late', ms: SLOW_FILE_MS }, Infinity);
  // What the browser has from before, it would not ask for.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  return () => planned.cancel();
}
