/**
 * How the specs run: one real Chromium, one origin per worker process (e2e/support), no test server started here.
 *
 * The scripts hand in the browsers (`HANPAN_CHROMIUM`, `HANPAN_WHOLE_CHROMIUM`) and where the JSON report goes (`HANPAN_E2E_REPORT`).
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchArguments } from './scripts/browser/proveBrowser.ts';

/** One without windows where there is one: the same engine, and less work. */
const executablePath = process.env['HANPAN_CHROMIUM'] ?? process.env['CHROMIUM_PATH'];
const wholePath = process.env['HANPAN_WHOLE_CHROMIUM'] ?? executablePath;
/** What a browser without windows has not: settings, a back/forward cache, and letters drawn to the pixel as members see them. */
const OF_WHOLE_BROWSERS = [
  '**/visual/*.spec.ts',
  '**/engine/back-forward-cache.spec.ts',
  '**/engine/blocked-storage.spec.ts',
];
const reportFile = process.env['HANPAN_E2E_REPORT'];

/** Each has a browser and an origin of its own, which keep more than a core busy between them; memory is what bounds their number. */
const MOST_WORKERS = 8;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Limits for what hangs, and not for what is slow: whoever passes waits for none of them, and one machine is a quarter as fast as the next.
  timeout: 180_000,
  expect: {
    timeout: 20_000,
    // One browser major draws one page alike, but for an edge here and there; docs/decisions/0050-pictures.md.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0.02, maxDiffPixelRatio: 0.0005 },
  },
  snapshotPathTemplate: 'e2e/visual/baselines/{arg}{ext}',
  // A test is alone in its browser context and its house serves one test at a time, so that any worker may take any test; a file whose
  // tests share more says so itself. One a core: on a slow machine a third leaves nothing idle and makes each wait for the others
  // (docs/decisions/0069-tests-in-ten-minutes.md).
  fullyParallel: true,
  workers: Math.min(availableParallelism(), MOST_WORKERS),
  // Whoever works on a spec sees its first failure. A whole run tries once more and tells; docs/decisions/0051-second-try.md.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ...(reportFile === undefined ? [] : [['json', { outputFile: reportFile }] as const])],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Grey shapes that breathe are drawn at every frame for as long as a page loads: on a busy machine a third of all its work. Specs of what moves
    // say so themselves.
    contextOptions: { reducedMotion: 'reduce' },
    // A fresh browser would fetch and keep the whole site in each test, a third of what its first page costs. Specs of what a service worker
    // does allow it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    screenshot: 'only-on-failure',
    // A trace costs more than the spec it is of: `npm run test:e2e -- --trace retain-on-failure` keeps one.
    trace: 'off',
    launchOptions: launched(executablePath),
  },
  projects: [
    { name: 'pages', testIgnore: OF_WHOLE_BROWSERS },
    { name: 'whole browser', testMatch: OF_WHOLE_BROWSERS, use: { launchOptions: launched(wholePath) } },
  ],
});

function launched(path: string | undefined): { readonly args: string[]; readonly executablePath?: string } {
  return { args: [...launchArguments()], ...(path === undefined ? {} : { executablePath: path }) };
}
