/** A run of seeds that is ended, and goes on where it was. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SeedOutcome } from '../support/simulation/jobs.ts';
import { drawOf, openKeptRun } from '../support/simulation/keptRun.ts';
import { runSeeds, type SeedsOptions } from '../support/simulation/runSeeds.ts';

const HEAD = { code: 'c0de', how: { level: 'pure', runs: 'one' }, draw: 77 };

const outcomeOf = (seed: number, isBroken = false): SeedOutcome => ({
  report: {
    seed,
    violations: isBroken ? [{ rule: 'sent twice', at: 30, detail: 'a key' }] : [],
    traceHash: 3 * seed,
    eventsDelivered: 10,
    betsPosted: 2,
    betsPlaced: 1,
    virtualMs: 1_000,
    steps: 40,
    faults: ['cut'],
  },
  isAlike: true,
});

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kept-run-'));
  file = path.join(folder, 'run.jsonl');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const seedsOf = () => [...openKeptRun(file, HEAD).outcomes.keys()];

describe('a kept run', () => {
  it('begins with nothing, and has each outcome when it is opened again', () => {
    expect(drawOf(file)).toBeUndefined();
    const run = openKeptRun(file, HEAD);
    expect(run.outcomes.size).toBe(0);
    for (const seed of [5, 9]) run.keep(outcomeOf(seed, seed === 9));
    const again = openKeptRun(file, HEAD);
    expect([...again.outcomes.values()]).toEqual([outcomeOf(5), outcomeOf(9, true)]);
    expect(again.unreadable).toBe(0);
    expect(drawOf(file)).toBe(77);
  });

  it('runs a seed again of which a killed run wrote half a line, and loses none that comes after', () => {
    const run = openKeptRun(file, HEAD);
    for (const seed of [5, 9]) run.keep(outcomeOf(seed));
    truncateSync(file, readFileSync(file).length - 30);
    const again = openKeptRun(file, HEAD);
    expect([[...again.outcomes.keys()], again.unreadable]).toEqual([[5], 1]);
    again.keep(outcomeOf(9));
    expect(seedsOf()).toEqual([5, 9]);
  });

  it('takes no line for an outcome that is none', () => {
    openKeptRun(file, HEAD).keep(outcomeOf(5));
    for (const line of ['{}', '7', JSON.stringify({ ...outcomeOf(9), isAlike: 'yes' })])
      appendFileSync(file, `${line}\n`);
    const { outcomes, unreadable } = openKeptRun(file, HEAD);
    expect([[...outcomes.keys()], unreadable]).toEqual([[5], 3]);
  });

  it.each([
    ['code c0de there, other here', { ...HEAD, code: 'other' }],
    ['runs one there, two here', { ...HEAD, how: { level: 'pure', runs: 'two' } }],
    ['seconds not said there, 20 here', { ...HEAD, how: { ...HEAD.how, seconds: '20' } }],
    ['seeds drawn by 77 there, in a row here', { code: HEAD.code, how: HEAD.how }],
  ])('refuses another run (%s), and leaves the file as it is', (difference, other) => {
    openKeptRun(file, HEAD).keep(outcomeOf(5));
    const before = readFileSync(file, 'utf8');
    expect(() => openKeptRun(file, other)).toThrow(`another run: ${difference}.`);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('begins in an empty file', () => {
    appendFileSync(file, '');
    expect(drawOf(file)).toBeUndefined();
    openKeptRun(file, HEAD).keep(outcomeOf(5));
    expect(seedsOf()).toEqual([5]);
  });

  it('refuses a file of something else', () => {
    appendFileSync(file, 'date,price\n1,2\n');
    expect(() => openKeptRun(file, HEAD)).toThrow('not of a kept run');
    expect(() => drawOf(file)).toThrow('not of a kept run');
  });

  it('refuses a directory', () => {
    for (const open of [() => openKeptRun(folder, HEAD), () => drawOf(folder)])
      expect(open).toThrow(`${folder} is a directory`);
  });

  it('counts towards the totals and the hash of a run, broken seeds said once more, without running any', async () => {
    const options = { seeds: [5, 9], level: 'pure', profile: 'mixed', origin: 'model', isTwice: false } as const;
    const said: string[] = [];
    const run = (seeds: readonly SeedOutcome[]): SeedsOptions => {
      const kept = {
        outcomes: new Map(seeds.map((one) => [one.report.seed, one])),
        unreadable: 0,
        keep: () => undefined,
      };
      return { ...options, kept, isTraced: false, jobs: 1, shrink: 0, say: (line) => said.push(line) };
    };
    const totals = await runSeeds(run([outcomeOf(9, true), outcomeOf(5)]));
    expect(totals).toMatchObject({ seeds: 2, eventsDelivered: 20, betsPosted: 4, broken: 1, indeterminate: 0 });
    expect(said.join('\n')).toContain('seed 9: sent twice at 30: a key');
    expect(said.at(-1)).toBe('2 seeds, 20 events delivered, 4 bets posted, 1 invariants broken, 0 indeterminate');
    expect((await runSeeds(run([outcomeOf(5), outcomeOf(9)]))).hash).toBe(totals.hash);
  });
});
