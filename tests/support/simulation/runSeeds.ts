/** Many seeds, on several processes: progress, the command that replays or shrinks a failing one, one hash and one line of totals. */
import { createHash } from 'node:crypto';
import type { FaultScript } from '../../../src/domain/faults/faultScript.ts';
import { START } from './agenda.ts';
import type { FaultKind, Profile } from './faults.ts';
import { doJobs } from './jobPool.ts';
import type { SeedOutcome } from './jobs.ts';
import type { KeptRun } from './keptRun.ts';
import type { Level } from './levels.ts';
import type { SeedOptions, SeedReport } from './runSeed.ts';
import { shrinkSeed } from './shrinkSeed.ts';
import { ORIGINS, type OriginKind } from './simulatedOrigin.ts';

/** One of them for all seeds, or the model with the origin itself in a quarter of them. */
export const RUN_ORIGINS = ['both', ...ORIGINS] as const;
const REAL_EVERY = 4;

export interface SeedsOptions {
  readonly seeds: readonly number[];
  readonly level: Level;
  readonly profile: Profile;
  readonly seconds?: number;
  readonly origin: (typeof RUN_ORIGINS)[number];
  /** Faults that every seed has. */
  readonly sure?: readonly FaultKind[];
  /** Of its faults a seed has no others. */
  readonly faults?: readonly FaultKind[];
  /** Faults of a line in place of those of a seed. */
  readonly script?: FaultScript | undefined;
  /** Each seed a second time, whose trace must be the same. */
  readonly isTwice: boolean;
  readonly isTraced: boolean;
  /** Processes at once. */
  readonly jobs: number;
  /** Runs that shrinking a broken seed may take; 0 leaves it as it is. */
  readonly shrink: number;
  /** Where outcomes are kept: seeds that are there are not run again. */
  readonly kept?: KeptRun | undefined;
  say(line: string): void;
}

export interface SeedsTotals {
  readonly seeds: number;
  readonly eventsDelivered: number;
  readonly betsPosted: number;
  readonly betsPlaced: number;
  readonly broken: number;
  readonly indeterminate: number;
  /** Of all traces, whatever the number of processes and the order they ended in. */
  readonly hash: string;
}

const PROGRESS_EVERY_MS = 10_000;

export async function runSeeds(options: SeedsOptions): Promise<SeedsTotals> {
  const { seeds, isTwice, isTraced, kept, say } = options;
  const startedAt = performance.now();
  const all = seeds.map((seed) => optionsOf(seed, options));
  const outcomes: (SeedOutcome | undefined)[] = seeds.map((seed) => kept?.outcomes.get(seed));
  const ran: SeedOutcome[] = [];
  for (const [index, own] of all.entries()) {
    const before = outcomes[index];
    if (before !== undefined) report(own, before, say);
  }
  const left = all.flatMap((own, index) => (outcomes[index] === undefined ? [{ own, index }] : []));
  const tell = progress(left.length, startedAt, say);
  const onDone = (outcome: SeedOutcome, place: number) => {
    const next = left[place];
    if (next === undefined) return;
    outcomes[next.index] = outcome;
    ran.push(outcome);
    kept?.keep(outcome);
    report(next.own, outcome, say);
    tell(outcome);
  };
  if (isTraced) {
    // The engine and the origin are read where they run: here only if that is this process.
    const { doJob } = await import('./jobs.ts');
    for (const [place, { own }] of left.entries())
      onDone((await doJob({ kind: 'seed', options: { ...own, onTrace: say }, isTwice })) as SeedOutcome, place);
  } else {
    const jobs = left.map(
      ({ own }) =>
        () =>
          ({ kind: 'seed', options: own, isTwice }) as const,
    );
    await doJobs(jobs, options.jobs, (outcome, place) => {
      if ('report' in outcome) onDone(outcome, place);
    });
  }
  const realMs = performance.now() - startedAt;
  for (const [index, own] of all.entries()) {
    const found = outcomes[index]?.report;
    if (found !== undefined && found.violations.length > 0 && options.shrink > 0) await shrink(own, found, options);
  }
  const totals = totalsOf(outcomes.filter((outcome) => outcome !== undefined));
  sayPace(ran, isTwice ? 2 : 1, realMs, say);
  sayTotals(totals, say);
  return totals;
}

function optionsOf(seed: number, options: SeedsOptions): SeedOptions {
  const { level, profile, seconds, sure, faults, script } = options;
  return {
    seed,
    level,
    profile,
    origin: originOf(seed, options),
    ...(seconds === undefined ? {} : { seconds }),
    ...(sure === undefined ? {} : { sure }),
    ...(faults === undefined ? {} : { faults }),
    ...(script === undefined ? {} : { script }),
  };
}

function originOf(seed: number, { origin, level, profile, script }: SeedsOptions): OriginKind {
  if (origin !== 'both') return origin;
  const mayBeReal = level === 'pure' && profile === 'mixed' && script === undefined;
  return mayBeReal && seed % REAL_EVERY === 0 ? 'real' : 'model';
}

function report(
  own: SeedOptions,
  { report: { seed, violations, faults }, isAlike }: SeedOutcome,
  say: SeedsOptions['say'],
) {
  const replay = replayOf(own);
  for (const { rule, at, detail } of violations)
    say(`seed ${seed}: ${rule} at ${at}: ${detail}\n  faults: ${faults.join(' ')}\n  replay: ${replay}`);
  if (!isAlike) say(`seed ${seed}: two runs, two traces\n  replay: ${replay}`);
}

/** Says every ten seconds how far the run of so many seeds is. */
function progress(count: number, startedAt: number, say: SeedsOptions['say']): (outcome: SeedOutcome) => void {
  const sum = { seeds: 0, events: 0, bets: 0, broken: 0 };
  let toldAt = startedAt;
  return ({ report: { eventsDelivered, betsPosted, violations } }) => {
    sum.seeds += 1;
    sum.events += eventsDelivered;
    sum.bets += betsPosted;
    sum.broken += violations.length;
    const now = performance.now();
    if (now - toldAt < PROGRESS_EVERY_MS) return;
    toldAt = now;
    const rate = ((sum.seeds * 1_000) / (now - startedAt)).toFixed(1);
    say(`… ${sum.seeds} of ${count} seeds, ${rate}/s, ${sum.events} events, ${sum.bets} bets, ${sum.broken} broken`);
  };
}

async function shrink(own: SeedOptions, found: SeedReport, { shrink: most, say }: SeedsOptions): Promise<void> {
  const { runSeed } = await import('./runSeed.ts');
  const shrunk = await shrinkSeed({ options: own, report: found, startedAt: START }, most, runSeed);
  const { faults, violations } = shrunk.report;
  say(
    `seed ${own.seed}: ${violations[0]?.rule ?? ''} after ${shrunk.runs} runs with ${faults.length} of ${found.faults.length} faults`,
  );
  say(`  faults: ${faults.join(' ')}\n  replay: ${replayOf(shrunk.options)}`);
}

function totalsOf(outcomes: readonly SeedOutcome[]): SeedsTotals {
  const sum = (of: (report: SeedReport) => number) => outcomes.reduce((total, { report: one }) => total + of(one), 0);
  const traces = outcomes.map(({ report: { seed, traceHash } }) => `${seed} ${traceHash}`).toSorted();
  return {
    seeds: outcomes.length,
    eventsDelivered: sum(({ eventsDelivered }) => eventsDelivered),
    betsPosted: sum(({ betsPosted }) => betsPosted),
    betsPlaced: sum(({ betsPlaced }) => betsPlaced),
    broken: sum(({ violations }) => violations.length),
    indeterminate: outcomes.filter(({ isAlike }) => !isAlike).length,
    hash: createHash('sha256').update(traces.join('\n')).digest('hex').slice(0, 16),
  };
}

/** How fast the seeds were that this run itself has run, each so many times. */
function sayPace(ran: readonly SeedOutcome[], runs: number, realMs: number, say: SeedsOptions['say']): void {
  const virtualMs = ran.reduce((total, { report: one }) => total + one.virtualMs, 0);
  say(
    `${((ran.length * runs * 1_000) / realMs).toFixed(1)} seeds/s, ` +
      `${((virtualMs * runs) / realMs).toFixed(0)} simulated hours per hour, ${(realMs / 1_000).toFixed(0)} s`,
  );
}

function sayTotals(totals: SeedsTotals, say: SeedsOptions['say']): void {
  const { seeds, eventsDelivered, betsPosted, betsPlaced, broken, indeterminate, hash } = totals;
  say(`hash of the run: ${hash}, ${betsPlaced} bets placed`);
  say(
    `${seeds} seeds, ${eventsDelivered} events delivered, ${betsPosted} bets posted, ` +
      `${broken} invariants broken, ${indeterminate} indeterminate`,
  );
}

function replayOf({ seed, level, profile, origin, seconds, sure, faults }: SeedOptions): string {
  const swarm = sure === undefined ? '' : ` --with ${sure.join(',')}`;
  const few = faults === undefined ? '' : ` --faults ${faults.join(',')}`;
  const from = origin === undefined ? '' : ` --origin ${origin}`;
  const length = seconds === undefined ? '' : ` --seconds ${seconds}`;
  return `npm run simulate -- --seeds 1 --from ${seed} --level ${level} --profile ${profile}${from}${length}${swarm}${few} --trace`;
}
