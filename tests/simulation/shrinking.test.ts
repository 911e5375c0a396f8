/** How a run draws its seeds, and how it makes a failing one smaller. */
import { describe, expect, it } from 'vitest';
import { drawnSeeds, seedsFrom } from '../support/simulation/drawSeeds.ts';
import type { FaultKind } from '../support/simulation/faults.ts';
import { START } from '../support/simulation/agenda.ts';
import type { SeedOptions, SeedReport } from '../support/simulation/runSeed.ts';
import { shrinkSeed } from '../support/simulation/shrinkSeed.ts';

const SWARM: readonly FaultKind[] = ['cut', 'doubled', 'dropped', 'swapped', 'halfOpen', 'powerCut', 'tabClosed'];
const NEEDED: readonly FaultKind[] = ['doubled', 'powerCut'];
const NEEDED_S = 20;

/** Breaks after 30 s, wherever the two faults it needs are on for long enough. */
function report({ seed, seconds = 180, faults = SWARM }: SeedOptions): SeedReport {
  const isBroken = seconds >= NEEDED_S && NEEDED.every((kind) => faults.includes(kind));
  const broken = { rule: 'sent twice', at: START + Math.min(seconds, 30) * 1_000, detail: '' };
  const counts = { eventsDelivered: 0, betsPosted: 0, betsPlaced: 0, virtualMs: 0, steps: 0, traceHash: 0 };
  return { seed, faults, violations: isBroken ? [broken] : [], ...counts };
}

const options: SeedOptions = { seed: 7, level: 'pure', profile: 'mixed' };

describe('a failing seed', () => {
  it('is shrunk to the faults and the time without which its rule holds', async () => {
    const first = { options, report: report(options), startedAt: START };
    const shrunk = await shrinkSeed(first, 60, async (next) => report(next));
    expect(shrunk.report.faults.toSorted()).toEqual(NEEDED);
    expect(shrunk.options.seconds).toBeGreaterThanOrEqual(NEEDED_S);
    expect(shrunk.options.seconds).toBeLessThan(30);
    expect(report(shrunk.options).violations).toHaveLength(1);
  });

  it('takes no more runs than it may', async () => {
    let runs = 0;
    const shrunk = await shrinkSeed({ options, report: report(options), startedAt: START }, 3, async (next) => {
      runs += 1;
      return report(next);
    });
    expect([runs, shrunk.runs]).toEqual([3, 3]);
    expect(report(shrunk.options).violations).toHaveLength(1);
  });
});

describe('seeds', () => {
  it('are drawn alike by one number, each once, and the first of them however many are drawn', () => {
    const drawn = drawnSeeds(42, 2_000);
    expect(new Set(drawn).size).toBe(2_000);
    expect(drawnSeeds(42, 10)).toEqual(drawn.slice(0, 10));
    expect(drawnSeeds(43, 10)).not.toEqual(drawn.slice(0, 10));
    expect(seedsFrom(5, 3)).toEqual([5, 6, 7]);
  });
});
