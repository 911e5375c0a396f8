/** Runs of live queries are counted by what they read (INS-11). */
import { describe, expect, it } from 'vitest';
import { countRun, type QueryCount } from '../../../../src/app/testers/live/queryRuns.ts';

describe('runs of live queries', () => {
  it('INS-11 are counted by the tables that they read, in whatever order, with their time', () => {
    let counts: ReadonlyMap<string, QueryCount> = new Map();
    counts = countRun(counts, { tables: ['fixtures', 'settings'] }, 4);
    counts = countRun(counts, { tables: ['settings', 'fixtures'] }, 8);
    counts = countRun(counts, { tables: ['slips'] }, 1);
    expect([...counts.values()]).toEqual([
      { tables: 'fixtures · settings', runs: 2, ms: 12, longest: 8 },
      { tables: 'slips', runs: 1, ms: 1, longest: 1 },
    ]);
  });

  it('INS-11 are of forty kinds at most: all others are one', () => {
    let counts: ReadonlyMap<string, QueryCount> = new Map();
    for (let kind = 0; kind < 60; kind += 1) counts = countRun(counts, { tables: [`t${kind}`] }, 1);
    expect(counts.size).toBe(41);
    expect(counts.get('…')?.runs).toBe(20);
  });
});
