/**
 * `npm run bench:bets [-- --rounds N --bets N]`: bets per second over HTTP on loopback against the real origin process, with bets sharing
 * commits and with a commit each.
 *
 * Both run at the same time and take turns, round by round, so that a noisy machine is noisy to both. Only the ratios mean anything.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { startOrigin } from '../../server/origin.ts';
import { spawnScripted } from '../../tests/server/support/spawnScripted.ts';
import { median } from '../report/statistics.ts';
import { addMembers } from './house.ts';
import { CLIENTS, playRound, signInAll, type Load, type RoundResult, type Subject } from './round.ts';

const { rounds, bets } = readCommandLine(
  'npm run bench:bets -- [--rounds N] [--bets N]',
  { rounds: { type: 'string', default: '5' }, bets: { type: 'string', default: '320' } },
  (values) => ({
    rounds: wholeNumber('--rounds', values.rounds, 1, 50),
    bets: wholeNumber('--bets', values.bets, CLIENTS, 20_000),
  }),
);

const LOADS: readonly Load[] = ['hot', 'spread'];
const results = path.resolve(import.meta.dirname, '../results');
const base = mkdtempSync(path.join(tmpdir(), 'hanpan-bench-'));

async function openSubject(name: Subject['name']): Promise<Subject> {
  const dataDir = path.join(base, name);
  const founded = await startOrigin({
    dataDir,
    port: 0,
    host: '127.0.0.1',
    siteDir: null,
    feed: null,
    passwordCost: 8,
  });
  await founded.close();
  await addMembers(dataDir, CLIENTS);
  const origin = await spawnScripted(dataDir, name);
  return { name, origin, dataDir, tokens: await signInAll(origin) };
}

function lineOf(load: Load, played: ReadonlyMap<string, readonly RoundResult[]>): { line: string; ratio: number } {
  const of = (name: Subject['name']) => played.get(`${name} ${load}`) ?? [];
  const middle = (name: Subject['name'], figure: keyof RoundResult) => median(of(name).map((one) => one[figure]));
  const ratios = of('grouped').map((one, index) => one.betsPerSecond / (of('single')[index]?.betsPerSecond ?? 1));
  const ratio = median(ratios);
  const cells = [
    load === 'hot' ? `${CLIENTS} clients, one account` : `${CLIENTS} clients, ${CLIENTS} accounts`,
    middle('single', 'betsPerSecond').toFixed(0),
    middle('grouped', 'betsPerSecond').toFixed(0),
    `**${ratio.toFixed(2)}×**`,
    `${middle('single', 'p50').toFixed(1)} / ${middle('single', 'p99').toFixed(1)}`,
    `${middle('grouped', 'p50').toFixed(1)} / ${middle('grouped', 'p99').toFixed(1)}`,
  ];
  return { line: `| ${cells.join(' | ')} |`, ratio };
}

const began = Date.now();
const subjects = [await openSubject('single'), await openSubject('grouped')];
const played = new Map<string, RoundResult[]>();
try {
  for (const subject of subjects) for (const load of LOADS) await playRound(subject, load, `warm-${load}`, bets / 2);
  for (let round = 1; round <= rounds; round += 1) {
    for (const load of LOADS) {
      // Who goes first changes with every round.
      for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) {
        const result = await playRound(subject, load, `r${round}-${load}`, bets);
        const name = `${subject.name} ${load}`;
        played.set(name, [...(played.get(name) ?? []), result]);
        console.log(`  round ${round} of ${rounds}, ${name}: ${result.betsPerSecond.toFixed(0)} bets/s`);
      }
    }
  }
} finally {
  for (const { origin } of subjects) await origin.kill();
  rmSync(base, { recursive: true, force: true });
}

const lines = LOADS.map((load) => lineOf(load, played));
const table = [
  '| load | commit each, bets/s | shared commits, bets/s | ratio | p50 / p99 ms, commit each | p50 / p99 ms, shared |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
  ...lines.map(({ line }) => line),
].join('\n');
const seconds = Math.round((Date.now() - began) / 1_000);
console.log(
  `\n${table}\n\n${rounds} interleaved rounds of ${bets} bets, medians, ${seconds} s; books checked after each round.`,
);
mkdirSync(results, { recursive: true });
const report = {
  bench: 'bets',
  at: new Date(began).toISOString(),
  node: process.version,
  cpus: cpus().length,
  rounds,
  bets,
  clients: CLIENTS,
  ratios: Object.fromEntries(LOADS.map((load, index) => [load, lines[index]?.ratio ?? 0])),
  rows: Object.fromEntries(played),
};
writeFileSync(path.join(results, 'bets.json'), `${JSON.stringify(report, null, 2)}\n`);
writeFileSync(path.join(results, 'bets.md'), `${table}\n`);
process.exit(0);
