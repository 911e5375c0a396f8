/** What else the machine did while something was measured: load average, cores used by us and by everybody else. */
import { cpus, loadavg } from 'node:os';
import { cpuTimesOf } from './processes.ts';

export interface MachineNote {
  readonly seconds: number;
  /** One-minute load average at the end. */
  readonly load: number;
  /** Cores used by this benchmark: its browsers, its origin, itself. */
  readonly ownCores: number;
  /** Cores used by anything else. */
  readonly otherCores: number;
}

/** Starts watching; the returned function says how it was until then. */
export function watchMachine(): () => MachineNote {
  const began = performance.now();
  const busyBefore = busySeconds();
  const ownBefore = cpuTimesOf(process.pid).all;
  return () => {
    const seconds = (performance.now() - began) / 1_000;
    // A browser that ended meanwhile takes its time with it: what is left of it counts as others'.
    const ownCores = Math.max(0, cpuTimesOf(process.pid).all - ownBefore) / seconds;
    const busyCores = (busySeconds() - busyBefore) / seconds;
    return { seconds, load: loadavg()[0] ?? 0, ownCores, otherCores: Math.max(0, busyCores - ownCores) };
  };
}

function busySeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1_000;
}
