/**
 * `npm run test:visual`: every picture of the site, in every size and theme, compared with the baselines. `-- --update` makes those
 * anew that have changed and notes the browser they are of; other arguments go to Playwright.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser/findBrowser.ts';
import { shrinkFile } from './pictures/fewerColours.ts';
import { noteMadeWith } from './pictures/madeWith.ts';
import { runSpecs } from './suites/runSpecs.ts';
import { closingLine } from './totals/totals.ts';

const UPDATE = '--update';
const root = path.resolve(import.meta.dirname, '..');
const baselines = path.join(root, 'e2e', 'visual', 'baselines');
const say = (line: string) => {
  console.log(line);
};

const given = process.argv.slice(2);
const isUpdate = given.includes(UPDATE);
const args = given.filter((arg) => arg !== UPDATE);
process.env['HANPAN_SPECS'] = 'all';
const totals = await runSpecs(root, ['e2e/visual', ...(isUpdate ? ['--update-snapshots=changed'] : []), ...args], say);
if (isUpdate) {
  for (const name of readdirSync(baselines)) if (name.endsWith('.png')) shrinkFile(path.join(baselines, name));
  noteMadeWith(root, (await findBrowser(root, say)).version);
}
say(closingLine(totals));
// In another browser every picture is skipped, which says so and is no failure.
process.exitCode = totals.failed === 0 && totals.passed + totals.skipped > 0 ? 0 : 1;
