/**
 * Finds a Chromium that works, or gets one: `CHROMIUM_PATH`, what is installed, then the installers. Each candidate is proved
 * by a real launch; the one that worked is remembered and proved again the next time.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BROWSER_INSTALLERS, HEADLESS_INSTALLER } from './browserInstallers.ts';
import { installedBrowsers, installedHeadlessBrowsers } from './browserPlaces.ts';
import { proveBrowser } from './proveBrowser.ts';

export interface FoundBrowser {
  readonly executablePath: string;
  readonly version: string;
}

const HOW_TO_GET_ONE = [
  'No Chromium could be found or installed. Any one of these helps:',
  '  CHROMIUM_PATH=/path/to/chrome npm test',
  '  sudo apt-get install chromium        (Debian, Ubuntu)',
  '  brew install --cask chromium         (macOS)',
  '  npx playwright install --with-deps chromium',
].join('\n');

/**
 * @param root the project's root
 * @param say told what is tried, one line at a time
 * @throws Error that says how to get a browser
 */
export async function findBrowser(root: string, say: (line: string) => void): Promise<FoundBrowser> {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked !== undefined && asked !== '') {
    const proof = await proveBrowser(asked);
    if (proof.ok) return { executablePath: asked, version: proof.version };
    throw new Error(`CHROMIUM_PATH is ${asked}, which does not work: ${proof.reason}`);
  }
  const memory = memoryOf(root, 'browser.json');
  const known = await firstThatWorks([...remembered(memory), ...installedBrowsers()], say);
  if (known !== undefined) return remember(memory, known);
  for (const installer of BROWSER_INSTALLERS) {
    say(`No browser yet; trying ${installer.name}`);
    const found = await firstThatWorks(await installer.install(root), say);
    if (found !== undefined) return remember(memory, found);
  }
  throw new Error(HOW_TO_GET_ONE);
}

/**
 * For whoever needs no window: a Chromium that has none draws the same pages by the same engine with a sixth less of the processor. A run that may install
 * what it likes (`CI`) gets one.
 *
 * @param whole what is taken where there is none
 */
export async function findHeadlessBrowser(
  root: string,
  whole: FoundBrowser,
  say: (line: string) => void,
): Promise<FoundBrowser> {
  // Whoever asks for a browser is given that one.
  if ((process.env['CHROMIUM_PATH'] ?? '') !== '') return whole;
  const memory = memoryOf(root, 'headless.json');
  const known = await firstThatWorks([...remembered(memory), ...installedHeadlessBrowsers()], say);
  if (known !== undefined) return remember(memory, known);
  if (process.env['CI'] === undefined) return whole;
  say(`Trying ${HEADLESS_INSTALLER.name}`);
  const found = await firstThatWorks(await HEADLESS_INSTALLER.install(root), say);
  return found === undefined ? whole : remember(memory, found);
}

const memoryOf = (root: string, file: string): string => path.join(root, 'node_modules', '.cache', 'hanpan', file);

async function firstThatWorks(
  candidates: readonly string[],
  say: (line: string) => void,
): Promise<FoundBrowser | undefined> {
  for (const executablePath of new Set(candidates)) {
    const proof = await proveBrowser(executablePath);
    if (proof.ok) return { executablePath, version: proof.version };
    say(`  ${executablePath} does not work: ${proof.reason}`);
  }
  return undefined;
}

function remembered(memory: string): readonly string[] {
  try {
    const content: unknown = JSON.parse(readFileSync(memory, 'utf8'));
    const isKnown = typeof content === 'object' && content !== null && 'executablePath' in content;
    return isKnown && existsSync(String(content.executablePath)) ? [String(content.executablePath)] : [];
  } catch {
    // Never written, or cut short: the search starts from nothing.
    return [];
  }
}

function remember(memory: string, found: FoundBrowser): FoundBrowser {
  mkdirSync(path.dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify(found));
  return found;
}
