/** The e2e suite: finds or gets a browser, builds the site if it is old, runs Playwright and counts. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../browser/findBrowser.ts';
import { freshSite } from '../build/freshSite.ts';
import { packageBin } from '../process/packageBin.ts';
import { runCommand } from '../process/runCommand.ts';
import { readPlaywrightReport } from '../totals/readReports.ts';
import { NOTHING, type Totals } from '../totals/totals.ts';

const SPECS_LIMIT_MS = 12 * 60_000;

/**
 * @param args for Playwright
 * @returns counts; whatever stops the suite before its tests is one failure
 */
export async function runSpecs(root: string, args: readonly string[], say: (line: string) => void): Promise<Totals> {
  try {
    const browser = await findBrowser(root, say);
    say(`Chromium ${browser.version} at ${browser.executablePath}`);
    await freshSite(root, say);
    const report = path.join(root, 'node_modules', '.cache', 'hanpan', 'playwright.json');
    mkdirSync(path.dirname(report), { recursive: true });
    rmSync(report, { force: true });
    const outcome = await runCommand({
      argv: [process.execPath, packageBin(root, '@playwright/test', 'playwright'), 'test', ...args],
      cwd: root,
      timeoutMs: SPECS_LIMIT_MS,
      env: { HANPAN_CHROMIUM: browser.executablePath, HANPAN_E2E_REPORT: report },
      isLive: true,
    });
    const totals = readPlaywrightReport(report);
    return outcome.ok || totals.failed > 0 ? totals : { ...totals, failed: 1 };
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return { ...NOTHING, failed: 1 };
  }
}
