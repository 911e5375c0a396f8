/** What failed in some of several runs of the same tests: a test that fails now and then is wrong, or shows what is. */
import type { TestRun } from './readTests.ts';

export interface Failing {
  readonly name: string;
  /** In how many of the runs. */
  readonly times: number;
  /** Of its first failure. */
  readonly message: string;
}

/** @param runs the tests of each; @returns what failed in any, the most often first */
export function whatFailed(runs: readonly (readonly TestRun[])[]): readonly Failing[] {
  const found = new Map<string, Failing>();
  for (const { name, failure } of runs.flat()) {
    if (failure === undefined) continue;
    const before = found.get(name);
    found.set(name, { name, times: (before?.times ?? 0) + 1, message: before?.message ?? failure });
  }
  return [...found.values()].toSorted((a, b) => b.times - a.times || (a.name < b.name ? -1 : 1));
}

/** @returns where it was and the first line of what was wrong */
export const inTwoLines = ({ name, message }: Failing): string => `  ${name}\n    ${message.split('\n')[0] ?? ''}`;
