/** The page of a trader: how evenly it draws, and what it says. */
import type { CDPSession, Page } from 'playwright';
import { noteFrames, takeFrames } from '../browser/noteInPage.ts';
import { quantile } from '../report/statistics.ts';
import type { Reckoned } from './reckon.ts';

export interface FramesFound {
  readonly seconds: number;
  readonly frames: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly longestMs: number;
  /** What the page's own thread spent on scripts, styles and places, ms a second. */
  readonly workMs: number;
}

/** Frames of so many seconds at least, while `meanwhile` is done over and over. */
export async function framesOf(page: Page, seconds: number, meanwhile?: () => Promise<void>): Promise<FramesFound> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const worked = await workOf(devtools);
  await noteFrames(page);
  const began = performance.now();
  const left = () => seconds * 1_000 - (performance.now() - began);
  while (left() > 0) {
    if (meanwhile === undefined) await page.waitForTimeout(left());
    else await meanwhile();
  }
  const frames = await takeFrames(page);
  const passed = (performance.now() - began) / 1_000;
  const workMs = ((await workOf(devtools)) - worked) / passed;
  await devtools.detach();
  return {
    seconds: passed,
    workMs,
    frames: frames.length,
    p50Ms: quantile(frames, 0.5),
    p99Ms: quantile(frames, 0.99),
    longestMs: Math.max(...frames),
  };
}

const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/** Ms since the page was opened. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.reduce((sum, { name, value }) => (WORK.includes(name) ? sum + value * 1_000 : sum), 0);
}

export interface SaidRow extends Reckoned {
  /** Both sides of a game; of the sums of the table's foot the words beside them. */
  readonly name: string;
}

export interface Said {
  readonly fixtures: readonly SaidRow[];
  readonly sums: readonly SaidRow[];
}

/** What the page says of each fixture it lists, and of all. */
export async function readPage(page: Page): Promise<Said> {
  const [fixtures, sums] = await page.evaluate(
    (selectors) =>
      selectors.map((selector) =>
        [...document.querySelectorAll(selector)].map(({ children }) =>
          [0, -5, -4, -3, -2].map((place) => [...children].at(place)?.textContent ?? ''),
        ),
      ),
    ['main tr[data-kind="fixture"]', 'main tfoot tr'],
  );
  return { fixtures: (fixtures ?? []).map((row) => rowOf(row)), sums: (sums ?? []).map((row) => rowOf(row)) };
}

function rowOf([name = '', legs = '', stakes = '', , liability = '']: readonly string[]): SaidRow {
  return { name: name.trim(), legs: wonOf(legs), stakes: wonOf(stakes), liability: liabilityOf(liability) };
}

const wonOf = (text: string): number => Number(text.replaceAll(/\D/g, '') || '0');

/** What the house wins whatever comes is written with a plus. */
const liabilityOf = (text: string): number => (text.startsWith('+') ? -wonOf(text) : wonOf(text));
