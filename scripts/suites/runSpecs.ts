/** The e2e suite: finds or gets a browser, builds the site if it is old, runs Playwright and counts. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, findHeadlessBrowser } from '../browser/findBrowser.ts';
import { freshSite } from '../build/freshSite.ts';
import { whyNotComparable } from '../pictures/madeWith.ts';
import { packageBin } from '../process/packageBin.ts';
import { memoryDirectory, removeDirectory } from '../process/runDirectory.ts';
import { runCommand } from '../process/runCommand.ts';
import { readPlaywrightReport } from '../totals/readReports.ts';
import { NOTHING, type Totals } from '../totals/totals.ts';

/** A bound, not a goal: a machine a quarter as fast as the next has needed 37 minutes. */
const SPECS_LIMIT_MS = 60 * 60_000;

/** Takes shared workers away from every spec's browser (SYN-06). Not Playwright's. */
const NO_SHARED_WORKER = '--no-shared-worker';

/** Where a run leaves its JSON report; the next takes its place. */
export const reportOfSpecs = (root: string): string =>
  path.join(root, 'node_modules', '.cache', 'hanpan', 'playwright.json');

/**
 * @param args for Playwright, and `--no-shared-worker`
 * @returns counts; whatever stops the suite before its tests is one failure
 */
export async function runSpecs(root: string, args: readonly string[], say: (line: string) => void): Promise<Totals> {
  // Databases of houses and what a browser keeps. A spec and its house are one process, which a commit to a disk would stop.
  const temporary = memoryDirectory();
  try {
    const whole = await findBrowser(root, say);
    const browser = await findHeadlessBrowser(root, whole, say);
    say(`Chromium ${browser.version} at ${browser.executablePath}`);
    const reason = whyNotComparable(root, whole.version);
    if (reason !== undefined) say(`Pictures are made anew or skipped: ${reason}`);
    await freshSite(root, say);
    const report = reportOfSpecs(root);
    mkdirSync(path.dirname(report), { recursive: true });
    rmSync(report, { force: true });
    const outcome = await runCommand({
      argv: [
        process.execPath,
        packageBin(root, '@playwright/test', 'playwright'),
        'test',
        ...args.filter((arg) => arg !== NO_SHARED_WORKER),
      ],
      cwd: root,
      timeoutMs: SPECS_LIMIT_MS,
      env: {
        HANPAN_CHROMIUM: browser.executablePath,
        HANPAN_WHOLE_CHROMIUM: whole.executablePath,
        HANPAN_E2E_REPORT: report,
        HANPAN_E2E_WORKER: args.includes(NO_SHARED_WORKER) ? 'dedicated' : 'shared',
        ...(temporary === undefined ? {} : { TMPDIR: temporary }),
      },
      isLive: true,
    });
    const totals = readPlaywrightReport(report);
    return outcome.ok || totals.failed > 0 ? totals : { ...totals, failed: 1 };
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return { ...NOTHING, failed: 1 };
  } finally {
    if (temporary !== undefined) removeDirectory(temporary);
  }
}
