/**
 * `npm test`: checks, unit tests, build, weight of the first load, specs in a real Chromium; ends with one line `N passed, N failed`.
 *
 * All parts run whatever the ones before them said. The exit code is 0 only if nothing failed and something passed.
 */
import path from 'node:path';
import { runChecks } from './check/runChecks.ts';
import { firstLoad } from './suites/firstLoad.ts';
import { runSpecs } from './suites/runSpecs.ts';
import { runUnits } from './suites/runUnits.ts';
import { closingLine, isGreen, sumOf, type Totals } from './totals/totals.ts';

/** The specs most of whose work is the engine's; `npm run test:e2e -- --no-shared-worker` runs all that way (SYN-06). */
const WITHOUT_SHARED = ['tabs', 'connection'].map((spec) => `e2e/${spec}.spec.ts`);

const root = path.resolve(import.meta.dirname, '..');
const startedAt = performance.now();
const say = (line: string) => {
  console.log(line);
};

async function part(title: string, run: () => Promise<Totals>): Promise<Totals> {
  const partStartedAt = performance.now();
  say(`\n== ${title}`);
  const totals = await run();
  say(`== ${title}: ${closingLine(totals)} in ${((performance.now() - partStartedAt) / 1000).toFixed(0)} s`);
  return totals;
}

const parts = [
  await part('check', () => runChecks(root, say)),
  await part('unit tests', () => runUnits(root, say)),
  await part('first load', () => firstLoad(root, say)),
  await part('specs in Chromium', () => runSpecs(root, [], say)),
  await part('specs without shared workers', () => runSpecs(root, ['--no-shared-worker', ...WITHOUT_SHARED], say)),
];
const totals = sumOf(parts);
// A part of no tests at all is a part that did not run.
const isWhole = parts.every((counted) => counted.passed + counted.failed > 0);
say(`\nin ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
say(closingLine(isWhole ? totals : { ...totals, failed: totals.failed + 1 }));
process.exitCode = isWhole && isGreen(totals) ? 0 : 1;
