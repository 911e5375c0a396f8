/** CPU time of a browser's processes and of their main threads, from `/proc`. Elsewhere than on Linux nothing is known: zeros. */
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second: 100 on every Linux. */
const TICKS = 100;

interface ProcessLine {
  readonly pid: number;
  readonly parent: number;
  readonly cpuSeconds: number;
}

export interface CpuTimes {
  /** Of the process and all it started, seconds. */
  readonly all: number;
  /** Of the main threads of its renderers: where pages run their scripts. */
  readonly mainThreads: number;
  /** By kind of process: `browser`, `renderer`, `gpu-process`, `utility` … */
  readonly byKind: Readonly<Record<string, number>>;
}

/** CPU time so far of a process and its descendants. */
export function cpuTimesOf(root: number): CpuTimes {
  const byKind: Record<string, number> = {};
  let all = 0;
  let mainThreads = 0;
  for (const { pid, cpuSeconds } of familyOf(root)) {
    const kind = kindOf(pid);
    byKind[kind] = (byKind[kind] ?? 0) + cpuSeconds;
    all += cpuSeconds;
    if (kind === 'renderer') mainThreads += readStat(`/proc/${pid}/task/${pid}/stat`)?.cpuSeconds ?? 0;
  }
  return { all, mainThreads, byKind };
}

/** @returns seconds of CPU between two readings */
export function cpuBetween(before: CpuTimes, after: CpuTimes): CpuTimes {
  const byKind: Record<string, number> = {};
  for (const [kind, seconds] of Object.entries(after.byKind)) byKind[kind] = seconds - (before.byKind[kind] ?? 0);
  return { all: after.all - before.all, mainThreads: after.mainThreads - before.mainThreads, byKind };
}

function familyOf(root: number): ProcessLine[] {
  const lines = processLines();
  const family = new Set([root]);
  // Children may be listed before their parents, so until nobody is added.
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { pid, parent } of lines) if (family.has(parent)) family.add(pid);
  }
  return lines.filter(({ pid }) => family.has(pid));
}

function processLines(): ProcessLine[] {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.flatMap((pid) => readStat(`/proc/${pid}/stat`) ?? []);
  } catch {
    return [];
  }
}

/** A process may be gone between its listing and its reading: then `undefined`. */
function readStat(file: string): ProcessLine | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    // The name in parentheses may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const cpuSeconds = (Number(fields[11]) + Number(fields[12])) / TICKS;
    return { pid: Number.parseInt(text, 10), parent: Number(fields[1]), cpuSeconds };
  } catch {
    return undefined;
  }
}

function kindOf(pid: number): string {
  try {
    const argv = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return /--type=([\w-]+)/.exec(argv)?.[1] ?? 'browser';
  } catch {
    return 'gone';
  }
}
