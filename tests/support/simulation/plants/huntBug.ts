/** Plants one bug in a copy of the engine and counts the seeds until the simulation finds it. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SeedOptions, SeedReport } from '../runSeed.ts';
import type { PlantedBug } from './bug.ts';
import { PLANTED_BUGS } from './plantedBugs.ts';

export interface HuntLimits {
  /** Seeds after which a bug counts as not found. */
  readonly most: number;
  readonly from: number;
  readonly level: SeedOptions['level'];
}

export interface Hunt {
  readonly name: string;
  /** Seeds needed; `undefined` if it was not found. */
  readonly seeds: number | undefined;
  readonly rule: string;
}

const root = path.resolve(import.meta.dirname, '../../../..');

/** Edits of a bug whose text the engine does not have exactly once: such a bug cannot be planted. */
export function misfits(bug: PlantedBug): readonly string[] {
  return bug.edits
    .filter(({ file, find }) => readFileSync(path.join(root, file), 'utf8').split(find).length !== 2)
    .map(({ file, find }) => `${file}: ${find.slice(0, 60)}`);
}

/** A copy of the engine and of this simulation, with the bug in it. Returns its folder. */
function plant(bug: PlantedBug): string {
  const folder = path.join(root, '.tsbuild', 'planted', bug.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['src/domain', 'src/db', 'src/worker', 'server', 'tests/support', 'tsconfig.base.json']) {
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  for (const { file, find, replace } of bug.edits) {
    const target = path.join(folder, file);
    writeFileSync(
      target,
      readFileSync(target, 'utf8').replace(find, () => replace),
    );
  }
  return folder;
}

/** @param name of a planted bug */
export async function huntBug(name: string, limits: HuntLimits): Promise<Hunt> {
  const bug = PLANTED_BUGS.find((one) => one.name === name);
  if (bug === undefined) throw new RangeError(`no planted bug is called ${name}`);
  const misfit = misfits(bug);
  if (misfit.length > 0) return { name, seeds: undefined, rule: `cannot be planted: ${misfit.join('; ')}` };
  return hunt(bug, limits);
}

async function hunt(bug: PlantedBug, { most, from, level }: HuntLimits): Promise<Hunt> {
  const folder = plant(bug);
  try {
    const module: unknown = await import(pathToFileURL(path.join(folder, 'tests/support/simulation/runSeed.ts')).href);
    const { runSeed } = module as { readonly runSeed: (options: SeedOptions) => Promise<SeedReport> };
    for (let count = 1; count <= most; count += 1) {
      const seed = from + count - 1;
      const report = await runSeed({ seed, level, profile: 'mixed', sure: bug.needs, endsWhenBroken: true });
      const [first] = report.violations;
      if (first !== undefined) return { name: bug.name, seeds: count, rule: first.rule };
    }
    return { name: bug.name, seeds: undefined, rule: '' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
