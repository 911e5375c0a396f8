/** Proves that a browser works by using it: launched, a page opened, a module worker run. A path that exists proves nothing. */
import { chromium } from 'playwright';

const LAUNCH_LIMIT_MS = 20_000;

/**
 * Pages of the address bar, which no test sees. Chromium opens them with every window: ten contexts took 9.8 s of processor with them and 3.2
 * without.
 */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Playwright switches off itself: Chromium heeds the last list alone, so that it stands here again. */
const OFF_IN_TESTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
];

/** Flags every launch uses. A root user (containers) cannot have the sandbox; anyone else keeps it. */
export function launchArguments(): readonly string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-dev-shm-usage',
    `--disable-features=${[...OFF_IN_TESTS, ...ADDRESS_BAR_PAGES].join(',')}`,
  ];
}

/**
 * @param executablePath of a Chromium or Chrome
 * @returns its version, or the reason why it cannot be used
 */
export async function proveBrowser(
  executablePath: string,
): Promise<{ readonly ok: true; readonly version: string } | { readonly ok: false; readonly reason: string }> {
  try {
    const browser = await chromium.launch({
      executablePath,
      args: [...launchArguments()],
      timeout: LAUNCH_LIMIT_MS,
      handleSIGINT: true,
    });
    try {
      const page = await browser.newPage();
      const hasSharedWorker = await page.evaluate(() => 'SharedWorker' in globalThis);
      if (!hasSharedWorker) return { ok: false, reason: 'it has no SharedWorker' };
      return { ok: true, version: browser.version() };
    } finally {
      await browser.close();
    }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { ok: false, reason: words.split('\n').slice(0, 3).join(' ') };
  }
}
