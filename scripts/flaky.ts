/**
 * `npm run flaky -- --times N`: the specs in a real Chromium, so many times, none tried twice; names what failed in any of the runs. What
 * comes after a second `--` goes to Playwright (a file, `-g`) and takes the place of all specs of `npm test`.
 */
import path from 'node:path';
import { wholeNumber, readCommandLine } from './process/commandLine.ts';
import { reportOfSpecs, runSpecs } from './suites/runSpecs.ts';
import { readPlaywrightTests, type TestRun } from './totals/readTests.ts';
import { closingLine, isGreen, NOTHING, sumOf } from './totals/totals.ts';
import { inTwoLines, whatFailed } from './totals/whatFailed.ts';

const USAGE = 'npm run flaky -- --times N [-- arguments of Playwright]';

const root = path.resolve(import.meta.dirname, '..');
const given = process.argv.slice(2);
const own = given.includes('--') ? given.slice(0, given.indexOf('--')) : given;
const forPlaywright = given.slice(own.length + 1);
const times = readCommandLine(
  USAGE,
  { times: { type: 'string', default: '10' } },
  (values) => wholeNumber('--times', values.times, 1, 1_000),
  own,
);
const say = (line: string) => {
  console.log(line);
};

const runs: (readonly TestRun[])[] = [];
let totals = NOTHING;
for (let run = 1; run <= times; run += 1) {
  say(`\n== run ${run} of ${times}`);
  totals = sumOf([totals, await runSpecs(root, ['--retries=0', ...forPlaywright], say)]);
  runs.push(readPlaywrightTests(reportOfSpecs(root)));
}
say('');
for (const each of whatFailed(runs)) say(`failed in ${each.times} of ${times}:\n${inTwoLines(each)}`);
say(closingLine(totals));
process.exitCode = isGreen(totals) ? 0 : 1;
