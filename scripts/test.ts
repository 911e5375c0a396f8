/**
 * `npm test`: checks, unit tests, build, weight of the first load, specs in a real Chromium; ends with the slowest tests, those
 * that failed at first, what each part took, and one line `N passed, N failed`.
 *
 * All parts run whatever the ones before them said. The exit code is 0 only if nothing failed and something passed.
 */
import path from 'node:path';
import { runChecks } from './check/runChecks.ts';
import { firstLoad } from './suites/firstLoad.ts';
import { reportOfSpecs, runSpecs } from './suites/runSpecs.ts';
import { reportOfUnits, runUnits } from './suites/runUnits.ts';
import { readPlaywrightTests, readVitestTests, type TestRun } from './totals/readTests.ts';
import { slowest } from './totals/slowest.ts';
import { closingLine, isGreen, sumOf, type Totals } from './totals/totals.ts';
import { inTwoLines, whatFailed } from './totals/whatFailed.ts';

const SHOWN_SLOWEST = 10;

const root = path.resolve(import.meta.dirname, '..');
const startedAt = performance.now();
const say = (line: string) => {
  console.log(line);
};
const secondsSince = (from: number) => ((performance.now() - from) / 1_000).toFixed(0);

interface Part {
  readonly totals: Totals;
  /** Told at the part's end, and once more at the run's. */
  readonly line: string;
  readonly tests: readonly TestRun[];
}

async function part(title: string, run: () => Promise<Totals>, tests: () => readonly TestRun[]): Promise<Part> {
  const partStartedAt = performance.now();
  say(`\n== ${title}`);
  const totals = await run();
  const line = `== ${title}: ${closingLine(totals)} in ${secondsSince(partStartedAt)} s`;
  say(line);
  return { totals, line, tests: tests() };
}

const parts = [
  await part(
    'check',
    () => runChecks(root, say),
    () => [],
  ),
  await part(
    'unit tests',
    () => runUnits(root, say),
    () => readVitestTests(reportOfUnits(root), root),
  ),
  await part(
    'first load',
    () => firstLoad(root, say),
    () => [],
  ),
  await part(
    'specs in Chromium',
    () => runSpecs(root, [], say),
    () => readPlaywrightTests(reportOfSpecs(root)),
  ),
];
const totals = sumOf(parts.map((each) => each.totals));
// A part of no tests at all is a part that did not run.
const isWhole = parts.every((each) => each.totals.passed + each.totals.failed > 0);
const tests = parts.flatMap((each) => each.tests);
say(`\nThe slowest of ${tests.length} tests:`);
for (const line of slowest(tests, SHOWN_SLOWEST)) say(line);
// Once more at the end: a log that is cut short keeps its last lines.
const failing = whatFailed([tests]);
if (failing.length > 0) say('\nFailed at the first try:');
for (const each of failing) say(inTwoLines(each));
say('');
for (const { line } of parts) say(line);
say(`in ${secondsSince(startedAt)} s`);
say(closingLine(isWhole ? totals : { ...totals, failed: totals.failed + 1 }));
process.exitCode = isWhole && isGreen(totals) ? 0 : 1;
