/** Counts the seeds until the simulation finds a planted bug. */
import { pathToFileURL } from 'node:url';
import type { FaultKind } from '../faults.ts';
import type { SeedOptions, SeedReport } from '../runSeed.ts';

export interface HuntLimits {
  /** Seeds after which a bug counts as not found. */
  readonly most: number;
  readonly from: number;
  readonly level: SeedOptions['level'];
}

/** A bug where it is planted. */
export interface Hunted {
  readonly name: string;
  /** Faults that every seed has. */
  readonly needs: readonly FaultKind[];
  readonly origin: NonNullable<SeedOptions['origin']>;
  /** Path of a module that runs seeds with the bug in them. */
  readonly module: string;
  readonly limits: HuntLimits;
}

export interface Hunt {
  readonly name: string;
  /** Seeds needed; `undefined` if it was not found. */
  readonly seeds: number | undefined;
  readonly rule: string;
}

export async function huntBug({ name, needs, origin, module, limits }: Hunted): Promise<Hunt> {
  const planted: unknown = await import(pathToFileURL(module).href);
  const { runSeed } = planted as { readonly runSeed: (options: SeedOptions) => Promise<SeedReport> };
  const { most, from, level } = limits;
  for (let count = 1; count <= most; count += 1) {
    const seed = from + count - 1;
    const report = await runSeed({ seed, level, profile: 'mixed', origin, sure: needs, endsWhenBroken: true });
    const [first] = report.violations;
    if (first !== undefined) return { name, seeds: count, rule: first.rule };
  }
  return { name, seeds: undefined, rule: '' };
}
