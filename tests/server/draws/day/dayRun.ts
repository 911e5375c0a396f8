/** Hours of all games in a process that is killed again and again, and what must hold of them in the end (ROU-1, ROU-6). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { GAMES } from '../../../../src/domain/mini-games/gameTable.ts';
import { processFile } from '../../../support/process/processFile.ts';
import { checkDay, type DayFound } from './checkDay.ts';
import type { DayLine } from './dayProcess.ts';
import type { TakenBet } from './liveOn.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const MINUTE = 60_000;

export interface DayRunOptions {
  readonly dataDir: string;
  /** Epoch ms of the house's clock. */
  readonly from: number;
  readonly minutes: number;
  readonly kills: number;
  readonly betsAMinute: number;
  /** 0 up to 1. */
  readonly random: () => number;
  readonly onProgress: (minute: number, bets: number, kills: number) => void;
}

export interface DaySummary extends DayFound {
  readonly taken: number;
  readonly refused: number;
  readonly kills: number;
  /** Of the last process, ms. */
  readonly cpu: number;
}

/** What one life of the house came to. */
interface Life {
  /** Where its clock stood, epoch ms. */
  readonly at: number;
  readonly cpu: number | undefined;
}

export async function dayRun(options: DayRunOptions): Promise<DaySummary> {
  const { dataDir, from, minutes, kills, random, onProgress } = options;
  const until = from + minutes * MINUTE;
  const bets: TakenBet[] = [];
  let refused = 0;
  let killed = 0;
  const hear = (line: DayLine) => {
    if (!('bet' in line)) return;
    if (line.bet === 'refused') refused += 1;
    else bets.push(line.bet);
  };
  let life: Life = { at: from, cpu: undefined };
  while (life.cpu === undefined) {
    const left = until - life.at;
    const killAt = killed < kills ? life.at + (left / (kills - killed + 1)) * (0.3 + 1.4 * random()) : Infinity;
    life = await liveOnce(options, { from: life.at, until, killAt }, hear);
    if (life.cpu !== undefined) break;
    killed += 1;
    // Mostly a start at once, now and then a stop that rounds are missed by.
    const stopped = random() < 0.7 ? random() * 20_000 : random() * 20 * MINUTE;
    life = { at: Math.min(until - MINUTE, Math.round(life.at + stopped)), cpu: undefined };
    onProgress(Math.round((life.at - from) / MINUTE), bets.length, killed);
  }
  const found = await checkDay(dataDir, { games: GAMES, from, until, bets, hasKills: kills > 0 });
  return { ...found, taken: bets.length, refused, kills: killed, cpu: life.cpu ?? 0 };
}

async function liveOnce(
  { dataDir, betsAMinute, random }: DayRunOptions,
  span: { readonly from: number; readonly until: number; readonly killAt: number },
  hear: (line: DayLine) => void,
): Promise<Life> {
  const { from, until, killAt } = span;
  const seed = Math.floor(random() * 1_000_000);
  const told = [dataDir, from, until, betsAMinute, seed].map(String);
  const script = await processFile('tests/server/draws/day/dayProcess.ts', root);
  const child = spawn(process.execPath, [script, ...told], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  let life: Life = { at: from, cpu: undefined };
  for await (const text of createInterface({ input: child.stdout })) {
    // The process beside this file writes them.
    const line = JSON.parse(text) as DayLine;
    hear(line);
    if ('minute' in line) life = { ...life, at: line.minute };
    if ('cpu' in line) life = { ...life, cpu: line.cpu };
    // In the middle of whatever it has come to by then.
    if ('minute' in line && line.minute >= killAt) setTimeout(() => child.kill('SIGKILL'), random() * 60);
  }
  await gone;
  return life;
}
