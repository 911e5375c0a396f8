/** Hunts planted bugs, as many at once as there are processes, and says how many seeds each took. */
import { doJobs } from '../jobPool.ts';
import type { Hunt, HuntLimits } from './huntBug.ts';
import { PLANTED_BUGS } from './plantedBugs.ts';

export interface HuntOptions extends HuntLimits {
  /** Names of the bugs to plant; all of them if empty. */
  readonly only: readonly string[];
  /** Processes at once. */
  readonly jobs: number;
  say(line: string): void;
}

export async function huntBugs({ only, jobs, say, ...limits }: HuntOptions): Promise<readonly Hunt[]> {
  const names = PLANTED_BUGS.map(({ name }) => name).filter((name) => only.length === 0 || only.includes(name));
  const hunts: Hunt[] = [];
  const ordered: Hunt[] = [];
  await doJobs(
    names.map((bug) => ({ kind: 'hunt', bug, limits })),
    jobs,
    (outcome, index) => {
      if (!('rule' in outcome)) return;
      hunts.push(outcome);
      ordered[index] = outcome;
      say(`${outcome.name.padEnd(28)} ${`${outcome.seeds ?? 'not found'}`.padStart(9)}  ${outcome.rule}`);
    },
  );
  const found = hunts.flatMap(({ seeds }) => (seeds === undefined ? [] : [seeds])).toSorted((a, b) => a - b);
  say(
    `${found.length} of ${hunts.length} planted bugs found, median ${found[Math.floor(found.length / 2)] ?? '–'} seeds, most ${found.at(-1) ?? '–'}`,
  );
  return ordered;
}
