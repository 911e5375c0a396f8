/** A site whose files come late, one after the other. */
import { setTimeout } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';

/** Long enough for what does not wait for a late file to be drawn without it. */
const SLOW_FILE_MS = 150;
const FILES = /\/assets\/[^/]+\.js$/;

const comeLate = async (route: Route) => {
  await setTimeout(SLOW_FILE_MS);
  await route.continue();
};

/** Every part of the site that a page loads late comes later still, as on a slow connection: what waits for it must keep its place. */
export const slowFiles = (page: Page): Promise<unknown> => page.route(FILES, comeLate);
