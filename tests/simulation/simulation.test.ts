/** A short simulation with every test run; the long ones are commands of docs/SIMULATION.md. */
import { beforeAll, describe, expect, it } from 'vitest';
import { startSeeds } from '../support/simulation/jobPool.ts';
import type { SeedOutcome } from '../support/simulation/jobs.ts';
import { huntBugs } from '../support/simulation/plants/huntBugs.ts';
import type { SeedOptions, SeedReport } from '../support/simulation/runSeed.ts';
import { SCRIPTS } from './regressions/scripts.ts';
import { REGRESSIONS } from './regressions/seeds.ts';

/** Of the one that is waited for longest: the first, which waits for the file that all are run from. */
const LIMIT_MS = 120_000;
const PROCESSES = 2;

const model = [101, 102, 103, 104, 105, 106].map((seed): SeedOptions => ({ seed, level: 'pure', profile: 'mixed' }));
const real = [111, 113].map((seed): SeedOptions => ({
  seed,
  level: 'pure',
  profile: 'mixed',
  origin: 'real',
  seconds: 60,
}));
const dexie = [201, 202].map((seed): SeedOptions => ({ seed, level: 'dexie', profile: 'mixed' }));
const bets: SeedOptions = { seed: 301, level: 'pure', profile: 'bets' };
const streams: SeedOptions = { seed: 401, level: 'pure', profile: 'streams', seconds: 15 };
const scripted = SCRIPTS.map(({ script }): SeedOptions => ({
  seed: script.seed,
  level: 'pure',
  profile: 'mixed',
  script,
}));
const regressions = REGRESSIONS.map(({ found: _found, ...options }): SeedOptions => options);

/** That a seed runs alike whenever it is run is shown of one of each kind, by running it once more. */
const twice = new Set([model[0], real[0], dexie[0], ...scripted]);
const asked = [...model, ...real, ...dexie, bets, streams, ...scripted, ...regressions];
let outcomes: readonly Promise<SeedOutcome>[] = [];
beforeAll(() => {
  outcomes = startSeeds(
    asked.map((options) => ({ options, isTwice: twice.has(options) })),
    PROCESSES,
  );
});

async function breaksNothing(options: SeedOptions | undefined): Promise<SeedReport> {
  const outcome = options && (await outcomes[asked.indexOf(options)]);
  if (outcome === undefined) throw new RangeError('a seed that was not asked for');
  expect(outcome.report.violations).toEqual([]);
  expect(outcome.isAlike).toBe(true);
  return outcome.report;
}

describe('simulation', () => {
  it.each(model)(
    'CRT-15 SYN-05 SES-06 seed $seed breaks nothing',
    async (options) => {
      expect((await breaksNothing(options)).eventsDelivered).toBeGreaterThan(100);
    },
    LIMIT_MS,
  );

  it.each(real)(
    'CRT-15 LED-1 S-2 seed $seed breaks nothing against the origin itself',
    async (options) => {
      expect((await breaksNothing(options)).eventsDelivered).toBeGreaterThan(100);
    },
    LIMIT_MS,
  );

  it.each(dexie)(
    'CRT-15 SYN-05 seed $seed breaks nothing on the real databases',
    async (options) => {
      expect((await breaksNothing(options)).eventsDelivered).toBeGreaterThan(20);
    },
    LIMIT_MS,
  );

  it(
    'CRT-15 a thousand posts over a lossy wire lose and double no bet',
    async () => {
      const report = await breaksNothing(bets);
      expect(report.betsPosted).toBeGreaterThanOrEqual(1_000);
      expect(report.betsPlaced).toBeGreaterThan(300);
    },
    LIMIT_MS,
  );

  it(
    'SYN-05 S-7 thousands of events over a faulty stream arrive once and in order',
    async () => {
      expect((await breaksNothing(streams)).eventsDelivered).toBeGreaterThan(2_000);
    },
    LIMIT_MS,
  );

  it.each(REGRESSIONS)(
    'CRT-15 regression $seed: $found',
    async (regression) => {
      const report = await breaksNothing(regressions[REGRESSIONS.indexOf(regression)]);
      expect(report.steps).toBeGreaterThan(100);
    },
    LIMIT_MS,
  );

  it.each(SCRIPTS)(
    'FLT-4 the script $name breaks nothing: $script.found',
    async ({ script }) => {
      const report = await breaksNothing(scripted.find((one) => one.script === script));
      expect(report.eventsDelivered).toBeGreaterThan(100);
    },
    LIMIT_MS,
  );
});

describe('planted bugs', () => {
  it(
    'are found: one in the streams, one in the bets, one in the session',
    async () => {
      const only = ['no-gap-check', 'outbox-not-durable', 'member-not-forgotten'];
      const hunts = await huntBugs({ only, most: 10, from: 1, level: 'pure', jobs: 1, say: () => undefined });
      expect(hunts.map(({ name }) => name)).toEqual(only);
      for (const { name, seeds } of hunts) expect(seeds, name).toBeDefined();
    },
    // The engine is read anew for each of the three.
    2 * LIMIT_MS,
  );
});
