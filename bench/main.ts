/**
 * `npm run bench [-- --only absorb,paint --rounds N --resume]`: measures the product side by side with peers and limits in a real
 * browser, part by part, and writes `bench/results/`.
 *
 * Each part is written as it ends; `--resume` leaves out those that were measured on these sources already.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../scripts/browser/findBrowser.ts';
import { buildIdOf } from '../scripts/build/siteSources.ts';
import { PARTS, type PartName } from './run/parts.ts';
import { readReport, writeReport, writeSummary } from './report/results.ts';
import { buildSite } from './run/buildSite.ts';
import { installPeers } from './run/installPeers.ts';

const NAMES = Object.keys(PARTS) as PartName[];
const root = path.resolve(import.meta.dirname, '..');

const say = (line: string) => {
  console.log(line);
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    resume: { type: 'boolean', default: false },
  },
});

function wantedParts(): readonly PartName[] {
  const asked = values.only?.split(',').map((name) => name.trim());
  const unknown = asked?.find((name) => !NAMES.includes(name as PartName));
  if (unknown !== undefined) throw new Error(`no part is called ${unknown}; there are ${NAMES.join(', ')}`);
  return NAMES.filter((name) => asked?.includes(name) ?? true);
}

async function main(): Promise<void> {
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50) throw new Error('--rounds must be 1 to 50');
  const wanted = wantedParts();
  const build = buildIdOf(root);
  await installPeers(root, say);
  const { executablePath, version } = await findBrowser(root, say);
  say(`Chromium ${version}, sources ${build}, ${rounds} rounds of ${wanted.join(', ')}`);
  let site: Promise<string> | undefined;
  const siteDir = () => (site ??= buildSite(root));
  for (const [index, part] of wanted.entries()) {
    const known = readReport(part);
    if (values.resume && known?.build === build && known.rounds >= rounds) {
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
