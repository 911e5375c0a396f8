/** What one process of a run is asked for and answers with: a seed, or the hunt for one planted bug. */
import { huntBug, type Hunt, type Hunted } from './plants/huntBug.ts';
import { runSeed, type SeedOptions, type SeedReport } from './runSeed.ts';

export type Job =
  | { readonly kind: 'seed'; readonly options: SeedOptions; readonly isTwice: boolean }
  | { readonly kind: 'hunt'; readonly hunted: Hunted };

export interface SeedOutcome {
  readonly report: SeedReport;
  /** A second run left the same trace; `true` if there was none. */
  readonly isAlike: boolean;
}

export type Outcome = SeedOutcome | Hunt;

export async function doJob(job: Job): Promise<Outcome> {
  if (job.kind === 'hunt') return huntBug(job.hunted);
  const { onTrace: _onTrace, ...again } = job.options;
  const report = await runSeed(job.options);
  return { report, isAlike: !job.isTwice || (await runSeed(again)).traceHash === report.traceHash };
}
