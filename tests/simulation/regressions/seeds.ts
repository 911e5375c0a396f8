/** Seeds that once broke an invariant, by what they found. They are replayed with every test run. */
import type { SeedOptions } from '../../support/simulation/runSeed.ts';

export interface Regression extends SeedOptions {
  readonly found: string;
}

const mixed = (seed: number, found: string): Regression => ({ seed, level: 'pure', profile: 'mixed', found });

export const REGRESSIONS: readonly Regression[] = [
  mixed(1, 'code that had just asked which build is current took itself for newer than the next one'),
  mixed(
    13,
    'of two deploys the second was led past by a worker that had asked the first to retire, while its streams were open',
  ),
  mixed(19, 'a login while signed in put an older record over what the stream had told'),
  mixed(
    23,
    'a power cut put the slip back to before a bet that was placed, or to the question it answered, and nobody told',
  ),
  mixed(2007, 'settings that came late moved the end of a session that had been known'),
  mixed(20048, 'what a tab looks at was said once, while storage was full, and its prices stayed locked'),
];
