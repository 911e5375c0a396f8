/**
 * `npm run bench [-- --only absorb,paint --rounds N --resume]`: measures the product side by side with peers and limits in a real
 * browser, part by part, and writes `bench/results/`.
 *
 * Each part is written as it ends; `--resume` leaves out those that were measured on these sources already.
 */
import path from 'node:path';
import { findBrowser } from '../scripts/browser/findBrowser.ts';
import { buildIdOf } from '../scripts/build/siteSources.ts';
import { oneOf, readCommandLine, wholeNumber } from '../scripts/process/commandLine.ts';
import { PARTS, type PartName } from './run/parts.ts';
import { readReport, writeReport, writeSummary } from './report/results.ts';
import { buildSite } from './run/buildSite.ts';
import { installPeers } from './run/installPeers.ts';

const NAMES = Object.keys(PARTS) as PartName[];
const root = path.resolve(import.meta.dirname, '..');

const say = (line: string) => {
  console.log(line);
};

const { wanted, rounds, isResumed } = readCommandLine(
  `npm run bench -- [--only ${NAMES.join(',')}] [--rounds N] [--resume]`,
  { only: { type: 'string' }, rounds: { type: 'string', default: '5' }, resume: { type: 'boolean', default: false } },
  ({ only, rounds: times, resume }) => {
    const asked = only?.split(',').map((name) => oneOf('--only', NAMES, name.trim()));
    return {
      wanted: NAMES.filter((name) => asked?.includes(name) ?? true),
      rounds: wholeNumber('--rounds', times, 1, 50),
      isResumed: resume,
    };
  },
);

async function main(): Promise<void> {
  const build = buildIdOf(root);
  await installPeers(root, say);
  const { executablePath, version } = await findBrowser(root, say);
  say(`Chromium ${version}, sources ${build}, ${rounds} rounds of ${wanted.join(', ')}`);
  let site: Promise<string> | undefined;
  const siteDir = () => (site ??= buildSite(root));
  for (const [index, part] of wanted.entries()) {
    const known = readReport(part);
    if (isResumed && known?.build === build && known.rounds >= rounds) {
      say(`[${part}] measured already, left out`);
      continue;
    }
    say(`[${part}] part ${index + 1} of ${wanted.length}`);
    const at = new Date();
    const findings = await PARTS[part]({
      root,
      rounds,
      chromium: executablePath,
      siteDir,
      say: (line) => {
        say(`[${part}] ${Math.round((Date.now() - at.getTime()) / 1_000)} s  ${line}`);
      },
    });
    const seconds = (Date.now() - at.getTime()) / 1_000;
    writeReport({ ...findings, part, build, at: at.toISOString(), rounds, seconds });
    say(`[${part}] done in ${Math.round(seconds)} s; ${path.relative(root, writeSummary(NAMES, build))}`);
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exit(1);
  },
);
