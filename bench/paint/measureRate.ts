/** One stretch of updates at one rate on open tabs: latency on the visible tab, CPU of the browser, bytes. */
import { z } from 'zod';
import { epochMs } from '../machine/epochMs.ts';
import { cpuBetween, cpuTimesOf } from '../machine/processes.ts';
import { watchMachine, type MachineNote } from '../machine/machineWatch.ts';
import type { BenchOrigin } from '../origin/benchOrigin.ts';
import { latenciesOf } from './latency.ts';
import type { OpenTabs } from './openTabs.ts';

/** Given to a page that fell behind before its missing updates count as never shown. */
const SETTLE_MS = 1_000;
const WARM_SECONDS = 1;

const Notes = z.array(z.tuple([z.string(), z.number(), z.number(), z.number()]));

export interface RateResult {
  /** Ms from sent to the end of the frame that shows it. */
  readonly painted: readonly number[];
  /** Ms from sent to standing in the page. */
  readonly inPage: readonly number[];
  /** Cores used by all of the browser, and by the main threads of its tabs. */
  readonly cores: number;
  readonly mainThreadCores: number;
  readonly coresByKind: Readonly<Record<string, number>>;
  readonly bytesPerSecond: number;
  readonly connections: number;
  readonly machine: MachineNote;
}

export async function measureRate(
  origin: BenchOrigin,
  { browser, tabs }: OpenTabs,
  perSecond: number,
  seconds: number,
): Promise<RateResult> {
  const [visible] = tabs;
  if (visible === undefined) throw new Error('no tab is open');
  const { broadcast } = origin;
  await broadcast.send(perSecond, WARM_SECONDS);
  await visible.run('bench.takeNotes().length', z.number());
  const offset = await clockOffset(() => visible.run('bench.now()', z.number()));
  const noted = watchMachine();
  const before = cpuTimesOf(browser.pid);
  const bytesBefore = broadcast.bytes;
  const sent = await broadcast.send(perSecond, seconds);
  const cpu = cpuBetween(before, cpuTimesOf(browser.pid));
  const machine = noted();
  const bytesPerSecond = (broadcast.bytes - bytesBefore) / machine.seconds;
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const endedAt = epochMs();
  const notes = await visible.run('bench.takeNotes()', Notes);
  const shown = (place: 2 | 3) =>
    notes.map((note) => ({ selectionId: note[0], version: note[1], at: note[place] - offset }));
  return {
    painted: latenciesOf(sent, shown(3), endedAt),
    inPage: latenciesOf(sent, shown(2), endedAt),
    cores: cpu.all / machine.seconds,
    mainThreadCores: cpu.mainThreads / machine.seconds,
    coresByKind: Object.fromEntries(Object.entries(cpu.byKind).map(([kind, time]) => [kind, time / machine.seconds])),
    bytesPerSecond,
    connections: broadcast.connections,
    machine,
  };
}

/** Page clock − our clock, ms. Zero if the quickest of some answers leaves that open. */
async function clockOffset(ask: () => Promise<number>): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY;
  let offset = 0;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const before = epochMs();
    const told = await ask();
    const after = epochMs();
    if (after - before > quickest) continue;
    quickest = after - before;
    offset = told < before ? told - before : told > after ? told - after : 0;
  }
  return offset;
}
