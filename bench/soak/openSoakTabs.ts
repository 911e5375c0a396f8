/** The tabs of a soak: pages a member leaves open, signed in, one of them in front. */
import { launchBrowser, type BenchBrowser } from '../browser/benchBrowser.ts';
import type { BenchTab } from '../browser/benchTab.ts';
import { signInByForm } from '../load/signInByForm.ts';

export interface SoakTab {
  readonly name: string;
  /** Where it stays: who is signed out is led to another page, whose heap tells nothing. */
  readonly path: string;
  readonly tab: BenchTab;
}

export interface SoakTabs {
  readonly browser: BenchBrowser;
  readonly tabs: readonly SoakTab[];
  /** The one shared worker. */
  readonly worker: BenchTab;
}

const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['board', '/korea/wintielose'],
  ['history', '/bet_result'],
  ['rules', '/rule'],
  ['messages', '/message'],
  ['member', '/member'],
  ['second board', '/korea/wintielose'],
  ['second home', '/'],
];

export const MOST_TABS = PAGES.length;

export async function openSoakTabs(chromium: string, url: string, count: number): Promise<SoakTabs> {
  const browser = await launchBrowser(chromium);
  const first = await browser.open(`${url}/login`, 'front');
  await signInByForm(first, 'member1');
  const tabs: SoakTab[] = [];
  for (const [name, path] of PAGES.slice(0, count)) {
    const tab = tabs.length === 0 ? first : await browser.open(`${url}${path}`, 'back');
    await tab.send('Performance.enable');
    tabs.push({ name, path, tab });
  }
  const [worker] = await browser.workers();
  if (worker === undefined) throw new Error('no shared worker runs');
  return { browser, tabs, worker };
}
