/** The tests that a run waits for: what to look at first when it takes too long. */
import type { TestRun } from './readTests.ts';

/** @returns a line for each, the slowest first */
export function slowest(tests: readonly TestRun[], count: number): readonly string[] {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `  ${(ms / 1_000).toFixed(1).padStart(5)} s  ${name}`);
}
