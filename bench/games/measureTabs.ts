/** Eight tabs of eight games beside one: processor, presses and frames of the draw, all of one browser in one run. One tab is in sight, as a member's is. */
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { GameRow } from '../../src/domain/mini-games/gameTable.ts';
import type { BenchBrowser } from '../browser/benchBrowser.ts';
import type { BenchTab } from '../browser/benchTab.ts';
import { NOTE_FRAMES, NOTE_PRESSES, TAKE_FRAMES, withUntold } from '../browser/noteInPage.ts';
import { cpuBetween, cpuTimesOf } from '../machine/processes.ts';
import { quantile } from '../report/statistics.ts';
import { drawnFrames, type DrawnFrames } from './drawnFrames.ts';

const SLOWER = 4;
const PRESSES = 20;
const CELLS = `document.querySelectorAll('main button[data-state][aria-label]')`;

export interface Frames {
  readonly game: string;
  /** Of the draw, as the browser drew it. */
  readonly drawing: DrawnFrames;
  /** What the page's own thread had time for while bets are taken: p99 of ms between frames, and how many were later than 17 ms, of how many. */
  readonly still: FrameTimes;
}

export interface FrameTimes {
  readonly p99: number;
  readonly late: number;
  readonly all: number;
}

/** Once its cells stand, it notes its presses. */
export async function openGame(browser: BenchBrowser, url: string, game: GameRow): Promise<BenchTab> {
  const tab = await browser.open(`${url}${game.path}`, 'front');
  await tab.until(`${CELLS}.length > 1`);
  await tab.run(NOTE_PRESSES, z.unknown());
  return tab;
}

/** Seconds of processor that the whole browser takes a second, while its tabs are left alone. */
export async function cpuShare(browser: BenchBrowser, seconds: number): Promise<number> {
  const before = cpuTimesOf(browser.pid);
  await setTimeout(seconds * 1_000);
  return cpuBetween(before, cpuTimesOf(browser.pid)).all / seconds;
}

/** Runs while the page is four times as slow. */
async function slowed<Found>(tab: BenchTab, run: () => Promise<Found>): Promise<Found> {
  await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  try {
    return await run();
  } finally {
    await tab.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

/** How long a press on a cell takes to show on a page four times as slow: the slowest but one of fifty. Ms. */
export async function pressesMs(tab: BenchTab): Promise<number> {
  await tab.run('pressesNoted.clear()', z.unknown());
  await slowed(tab, async () => {
    for (let press = 0; press < PRESSES; press += 1) {
      await tab.press(`${CELLS}[${press % 2}]`);
      await setTimeout(300);
    }
  });
  const noted = await tab.run('[...pressesNoted.values()]', z.array(z.number()));
  return quantile(withUntold(noted, PRESSES), 0.98);
}

async function framesFor(tab: BenchTab, ms: number): Promise<FrameTimes> {
  await tab.run(NOTE_FRAMES, z.unknown());
  await setTimeout(ms);
  const noted = await tab.run(TAKE_FRAMES, z.array(z.number()));
  return { p99: quantile(noted, 0.99), late: noted.filter((frame) => frame > 17).length, all: noted.length };
}

/** Frames of a page four times as slow: while its game is drawn from the draw's first moment on, and while it takes bets. */
export async function framesOf(tab: BenchTab, game: GameRow): Promise<Frames> {
  const into = () => {
    const now = Date.now() + 9 * 3_600_000;
    return (now - game.phaseMs) % game.periodMs;
  };
  const until = (from: number) => setTimeout((from - into() + game.periodMs) % game.periodMs);
  const drawnMs = Math.min(4_000, game.showsMs);
  await tab.toFront();
  return slowed(tab, async () => {
    await until(0);
    const drawing = await drawnFrames(tab, drawnMs + 1_000);
    await until(Math.min(game.showsMs + 500, game.periodMs - 1_000));
    const still = await framesFor(tab, Math.min(drawnMs, game.periodMs - game.showsMs - 500));
    return { game: game.name, drawing, still };
  });
}
