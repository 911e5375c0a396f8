/**
 * `npm run test:e2e`: the specs in a real Chromium, on a fresh build. Arguments go to Playwright (a file, `--headed`, `-g`);
 * `--no-shared-worker` runs them as in a browser that has none.
 */
import path from 'node:path';
import { runSpecs } from './suites/runSpecs.ts';
import { closingLine, isGreen } from './totals/totals.ts';

const say = (line: string) => {
  console.log(line);
};
const totals = await runSpecs(path.resolve(import.meta.dirname, '..'), process.argv.slice(2), say);
say(closingLine(totals));
process.exitCode = isGreen(totals) ? 0 : 1;
