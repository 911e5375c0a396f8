/** Seeds that once broke an invariant, by what they found. They are replayed with every test run. */
import type { SeedOptions } from '../../support/simulation/runSeed.ts';

export interface Regression extends SeedOptions {
  readonly found: string;
}

const mixed = (seed: number, found: string): Regression => ({ seed, level: 'pure', profile: 'mixed', found });

export const REGRESSIONS: readonly Regression[] = [
  mixed(1, 'a power cut put the slip back to before a bet that was placed, and nobody told'),
  mixed(24, 'the same, with the origin away when power came back'),
  mixed(26, 'the same, with the session over when power came back'),
  mixed(31, 'the same, with the answer late'),
];
