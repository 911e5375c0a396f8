/** A browser with so many tabs of a subject on the board, the first one in front, all others hidden. */
import { z } from 'zod';
import { launchBrowser, type BenchBrowser } from '../browser/benchBrowser.ts';
import type { BenchTab } from '../browser/benchTab.ts';
import type { BenchOrigin } from '../origin/benchOrigin.ts';
import type { PaintSubject } from './subjects.ts';

/** Fifteen fixtures of twelve prices. */
const CELLS = 180;

export interface OpenTabs {
  readonly browser: BenchBrowser;
  /** The visible tab is the first. */
  readonly tabs: readonly BenchTab[];
}

export async function openTabs(
  chromium: string,
  origin: BenchOrigin,
  subject: PaintSubject,
  count: number,
): Promise<OpenTabs> {
  const browser = await launchBrowser(chromium);
  const tabs: BenchTab[] = [];
  for (let index = 0; index < count; index += 1) {
    const url = `${origin.url}/${subject.page}?port=${origin.ports[index % origin.ports.length] ?? ''}`;
    const tab = await browser.open(url, index === 0 ? 'front' : 'back');
    await tab.until('globalThis.bench');
    if (index === 0 && subject.signsIn) await tab.run('bench.login()', z.literal(true));
    // A hidden tab of a page that rests while hidden draws nothing.
    if (index === 0) await tab.until(`bench.cells() >= ${CELLS}`);
    tabs.push(tab);
  }
  return { browser, tabs };
}
