/** Many seeds, one after the other: progress, the command that replays a failing one, and one line of totals. */
import type { FaultKind, Profile } from './faults.ts';
import { runSeed, type SeedOptions } from './runSeed.ts';
import type { Level } from './storage.ts';

export interface SeedsOptions {
  readonly seeds: number;
  readonly from: number;
  readonly level: Level;
  readonly profile: Profile;
  readonly seconds?: number;
  /** Faults that every seed has. */
  readonly sure?: readonly FaultKind[];
  /** Each seed a second time, whose trace must be the same. */
  readonly isTwice: boolean;
  readonly isTraced: boolean;
  say(line: string): void;
}

export interface SeedsTotals {
  readonly seeds: number;
  readonly eventsDelivered: number;
  readonly betsPosted: number;
  readonly betsPlaced: number;
  readonly broken: number;
  readonly indeterminate: number;
  readonly virtualMs: number;
  readonly realMs: number;
}

const PROGRESS_EVERY_MS = 10_000;

export async function runSeeds(options: SeedsOptions): Promise<SeedsTotals> {
  const startedAt = performance.now();
  const totals = {
    seeds: 0,
    eventsDelivered: 0,
    betsPosted: 0,
    betsPlaced: 0,
    broken: 0,
    indeterminate: 0,
    virtualMs: 0,
  };
  let toldAt = startedAt;
  const { from, seeds, level, profile, isTwice, isTraced, say } = options;
  for (let seed = from; seed < from + seeds; seed += 1) {
    const own: SeedOptions = {
      seed,
      level,
      profile,
      ...(options.seconds === undefined ? {} : { seconds: options.seconds }),
      ...(options.sure === undefined ? {} : { sure: options.sure }),
      ...(isTraced ? { onTrace: say } : {}),
    };
    const report = await runSeed(own);
    totals.seeds += 1;
    totals.eventsDelivered += report.eventsDelivered;
    totals.betsPosted += report.betsPosted;
    totals.betsPlaced += report.betsPlaced;
    totals.virtualMs += report.virtualMs;
    totals.broken += report.violations.length;
    const replay = replayOf(own);
    for (const { rule, at, detail } of report.violations) {
      say(`seed ${seed}: ${rule} at ${at}: ${detail}\n  faults: ${report.faults.join(' ')}\n  replay: ${replay}`);
    }
    if (isTwice) {
      const { onTrace: _onTrace, ...untraced } = own;
      const again = await runSeed(untraced);
      if (again.traceHash !== report.traceHash) {
        totals.indeterminate += 1;
        say(`seed ${seed}: two runs, two traces\n  replay: ${replay}`);
      }
    }
    if (performance.now() - toldAt > PROGRESS_EVERY_MS) {
      toldAt = performance.now();
      say(
        `… ${totals.seeds} of ${seeds} seeds, ${totals.eventsDelivered} events, ${totals.betsPosted} bets, ${totals.broken} broken`,
      );
    }
  }
  const realMs = performance.now() - startedAt;
  const runs = isTwice ? 2 : 1;
  say(
    `${((totals.seeds * runs * 1_000) / realMs).toFixed(1)} seeds/s, ` +
      `${((totals.virtualMs * runs) / realMs).toFixed(0)} simulated hours per hour, ${totals.betsPlaced} bets placed, ${(realMs / 1_000).toFixed(0)} s`,
  );
  say(
    `${totals.seeds} seeds, ${totals.eventsDelivered} events delivered, ${totals.betsPosted} bets posted, ` +
      `${totals.broken} invariants broken, ${totals.indeterminate} indeterminate`,
  );
  return { ...totals, realMs };
}

function replayOf({ seed, level, profile, seconds, sure }: SeedOptions): string {
  const swarm = sure === undefined ? '' : ` --with ${sure.join(',')}`;
  const length = seconds === undefined ? '' : ` --seconds ${seconds}`;
  return `npm run simulate -- --seeds 1 --from ${seed} --level ${level} --profile ${profile}${length}${swarm} --trace`;
}
