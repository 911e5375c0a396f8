/** Looks for less that still breaks the same rule: fewer faults, then less time under them. */
import type { FaultKind } from './faults.ts';
import type { SeedOptions, SeedReport } from './runSeed.ts';

export interface Shrunk {
  readonly options: SeedOptions;
  readonly report: SeedReport;
  readonly runs: number;
}

/** Time is shortened to this share while that breaks the rule too. */
const SHORTER = 0.7;

/**
 * @param first what the seed broke as it is
 * @param most runs it may take
 */
export async function shrinkSeed(
  first: { readonly options: SeedOptions; readonly report: SeedReport; readonly startedAt: number },
  most: number,
  run: (options: SeedOptions) => Promise<SeedReport>,
): Promise<Shrunk> {
  const rule = first.report.violations[0]?.rule;
  let { options, report } = first;
  let runs = 0;
  /** Keeps what still breaks the rule. */
  const still = async (next: SeedOptions): Promise<boolean> => {
    if (runs >= most) return false;
    runs += 1;
    const tried = await run({ ...next, endsWhenBroken: true });
    if (tried.violations[0]?.rule !== rule) return false;
    options = next;
    report = tried;
    return true;
  };
  const brokenAfter = () => Math.ceil(((report.violations[0]?.at ?? first.startedAt) - first.startedAt) / 1_000);
  // Whatever comes after the break is not needed for it; a break after the faults needs what the seed has.
  const end = brokenAfter() + 2;
  if (end < (options.seconds ?? Infinity)) await still({ ...options, seconds: end });
  let faults: readonly FaultKind[] = report.faults;
  // Halves first, then quarters, down to one at a time: most faults of a swarm have nothing to do with it.
  for (let size = Math.ceil(faults.length / 2); size >= 1 && runs < most; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < faults.length && runs < most;) {
      const fewer = [...faults.slice(0, start), ...faults.slice(start + size)];
      if (await still({ ...options, faults: fewer })) faults = fewer;
      else start += size;
    }
  }
  for (let seconds = options.seconds ?? end; seconds > 1 && runs < most;) {
    seconds = Math.floor(seconds * SHORTER);
    if (!(await still({ ...options, seconds }))) break;
  }
  return { options, report, runs };
}
