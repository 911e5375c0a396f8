/** A short simulation with every test run; the long ones are commands of docs/SIMULATION.md. */
import { describe, expect, it } from 'vitest';
import { huntBugs } from '../support/simulation/plants/huntBugs.ts';
import { runSeed, type SeedOptions } from '../support/simulation/runSeed.ts';
import { SCRIPTS } from './regressions/scripts.ts';
import { REGRESSIONS } from './regressions/seeds.ts';

const LIMIT_MS = 60_000;

/** Breaks nothing. That a seed runs alike whenever it is run is shown of one of each kind, by running it once more. */
async function breaksNothing(options: SeedOptions, isTwice: boolean) {
  const first = await runSeed(options);
  expect(first.violations).toEqual([]);
  if (isTwice) expect((await runSeed(options)).traceHash).toBe(first.traceHash);
  return first;
}

describe('simulation', () => {
  it.each([101, 102, 103, 104, 105, 106])(
    'CRT-15 SYN-05 SES-06 seed %i breaks nothing',
    async (seed) => {
      const report = await breaksNothing({ seed, level: 'pure', profile: 'mixed' }, seed === 101);
      expect(report.eventsDelivered).toBeGreaterThan(100);
    },
    LIMIT_MS,
  );

  it.each([111, 112])(
    'CRT-15 LED-1 S-2 seed %i breaks nothing against the origin itself',
    async (seed) => {
      const report = await breaksNothing(
        { seed, level: 'pure', profile: 'mixed', origin: 'real', seconds: 60 },
        seed === 111,
      );
      expect(report.eventsDelivered).toBeGreaterThan(100);
    },
    LIMIT_MS,
  );

  it.each([201, 202])(
    'CRT-15 SYN-05 seed %i breaks nothing on the real databases',
    async (seed) => {
      const report = await breaksNothing({ seed, level: 'dexie', profile: 'mixed' }, seed === 201);
      expect(report.eventsDelivered).toBeGreaterThan(20);
    },
    LIMIT_MS,
  );

  it(
    'CRT-15 a thousand posts over a lossy wire lose and double no bet',
    async () => {
      const report = await runSeed({ seed: 301, level: 'pure', profile: 'bets' });
      expect(report.violations).toEqual([]);
      expect(report.betsPosted).toBeGreaterThanOrEqual(1_000);
      expect(report.betsPlaced).toBeGreaterThan(300);
    },
    LIMIT_MS,
  );

  it(
    'SYN-05 S-7 thousands of events over a faulty stream arrive once and in order',
    async () => {
      const report = await runSeed({ seed: 401, level: 'pure', profile: 'streams', seconds: 15 });
      expect(report.violations).toEqual([]);
      expect(report.eventsDelivered).toBeGreaterThan(2_000);
    },
    LIMIT_MS,
  );

  it.each(REGRESSIONS)(
    'CRT-15 regression $seed: $found',
    async ({ found: _found, ...options }) => {
      expect((await runSeed(options)).violations).toEqual([]);
    },
    LIMIT_MS,
  );

  it.each(SCRIPTS)(
    'FLT-4 the script $name breaks nothing: $script.found',
    async ({ script }) => {
      const report = await breaksNothing({ seed: script.seed, level: 'pure', profile: 'mixed', script }, true);
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
    // Three copies of the engine are read anew.
    2 * LIMIT_MS,
  );
});
