/** Plants bugs and hunts them, as many at once as there are processes, and says how many seeds each took. */
import { doJobs } from '../jobPool.ts';
import type { PlantedBug } from './bug.ts';
import type { Hunt, HuntLimits } from './huntBug.ts';
import { misfits, plantBug, uprootBug } from './plantBug.ts';
import { PLANTED_BUGS } from './plantedBugs.ts';

export interface HuntOptions extends HuntLimits {
  /** Names of the bugs to plant; all of them if empty. */
  readonly only: readonly string[];
  /** Processes at once. */
  readonly jobs: number;
  say(line: string): void;
}

/** @throws RangeError for a name that no planted bug has */
export async function huntBugs({ only, jobs, say, ...limits }: HuntOptions): Promise<readonly Hunt[]> {
  const unknown = only.find((name) => !PLANTED_BUGS.some((bug) => bug.name === name));
  if (unknown !== undefined) throw new RangeError(`no planted bug is called ${unknown}`);
  const wanted = PLANTED_BUGS.filter(({ name }) => only.length === 0 || only.includes(name));
  const hunts: Hunt[] = [];
  const note = (hunt: Hunt) => {
    hunts.push(hunt);
    say(`${hunt.name.padEnd(28)} ${`${hunt.seeds ?? 'not found'}`.padStart(9)}  ${hunt.rule}`);
  };
  const fitting: PlantedBug[] = [];
  for (const bug of wanted) {
    const misfit = misfits(bug);
    if (misfit.length === 0) fitting.push(bug);
    else note({ name: bug.name, seeds: undefined, rule: `cannot be planted: ${misfit.join('; ')}` });
  }
  await doJobs(
    fitting.map((bug) => async () => {
      const { name, needs, origin } = bug;
      return { kind: 'hunt', hunted: { name, needs, origin, module: await plantBug(bug), limits } };
    }),
    jobs,
    (outcome, index) => {
      const bug = fitting[index];
      if (bug !== undefined) uprootBug(bug);
      if ('rule' in outcome) note(outcome);
    },
  );
  const found = hunts.flatMap(({ seeds }) => (seeds === undefined ? [] : [seeds])).toSorted((a, b) => a - b);
  say(
    `${found.length} of ${hunts.length} planted bugs found, median ${found[Math.floor(found.length / 2)] ?? '–'} seeds, most ${found.at(-1) ?? '–'}`,
  );
  return wanted.flatMap((bug) => hunts.find(({ name }) => name === bug.name) ?? []);
}
