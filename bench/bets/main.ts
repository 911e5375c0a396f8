/**
 * `npm run bench:bets [-- --rounds N --bets N --clients N --beside DIR]`: bets per second over HTTP on loopback against the real origin
 * process, with bets sharing commits beside a commit each, and beside what SQLite alone makes of a bet's rows. With `--beside` the origin of
 * another checkout, one of before a change, stands in the place of a commit each.
 *
 * All run at the same time and take turns, round by round, so that a noisy machine is noisy to all. Only the ratios mean anything.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { spawnScripted } from '../../tests/server/support/spawnScripted.ts';
import { measureDiskLimit } from '../commits/diskLimit.ts';
import { median } from '../report/statistics.ts';
import { foundHouse } from '../../tests/server/support/manyMembers.ts';
import { playRound, signInAll, type Load, type RoundResult, type Subject } from './round.ts';

const { rounds, bets, clients, beside } = readCommandLine(
  'npm run bench:bets -- [--rounds N] [--bets N] [--clients N] [--beside DIR]',
  {
    rounds: { type: 'string', default: '5' },
    bets: { type: 'string', default: '320' },
    clients: { type: 'string', default: '16' },
    beside: { type: 'string' },
  },
  (values) => ({
    rounds: wholeNumber('--rounds', values.rounds, 1, 50),
    bets: wholeNumber('--bets', values.bets, 16, 20_000),
    clients: wholeNumber('--clients', values.clients, 1, 500),
    beside: values.beside === undefined ? undefined : path.resolve(values.beside),
  }),
);

const LOADS: readonly Load[] = ['hot', 'spread'];
/** Until then a process compiles more than it bets. */
const WARM_BETS = 800;
/** What ours is compared with, and ours. */
const OTHER = beside === undefined ? 'commit each' : 'beside';
const OURS = 'shared commits';
const results = path.resolve(import.meta.dirname, '../results');
const base = mkdtempSync(path.join(tmpdir(), 'hanpan-bench-'));

async function openSubject(name: string): Promise<Subject> {
  const dataDir = path.join(base, name);
  await foundHouse(dataDir, clients);
  const commits = name === 'commit each' ? 'single' : 'grouped';
  const origin = await spawnScripted(dataDir, commits, name === 'beside' ? beside : undefined);
  return { name, origin, dataDir, tokens: await signInAll(origin, clients) };
}

/** Bets a second by SQLite alone with a commit each, round by round. */
const alone: number[] = [];

function linesOf(load: Load, played: ReadonlyMap<string, readonly RoundResult[]>): { lines: string[]; ratio: number } {
  const of = (name: string) => played.get(`${name} ${load}`) ?? [];
  const middle = (name: string, figure: keyof RoundResult) => median(of(name).map((one) => one[figure]));
  const ratioTo = (name: string, others: readonly number[]) =>
    median(of(name).map((one, index) => one.betsPerSecond / (others[index] ?? 1)));
  const others = of(OTHER).map((one) => one.betsPerSecond);
  const lines = [OTHER, OURS].map((name) => {
    const cells = [
      load === 'hot' ? `${clients} clients, one account` : `${clients} clients, ${clients} accounts`,
      name,
      middle(name, 'betsPerSecond').toFixed(0),
      `**${ratioTo(name, others).toFixed(2)}×**`,
      `${ratioTo(name, alone).toFixed(2)}×`,
      `${middle(name, 'p50').toFixed(1)} / ${middle(name, 'p99').toFixed(1)}`,
      middle(name, 'cpuMs').toFixed(2),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return { lines, ratio: ratioTo(OURS, others) };
}

const began = Date.now();
const subjects = [await openSubject(OTHER), await openSubject(OURS)];
const played = new Map<string, RoundResult[]>();
try {
  for (const subject of subjects) for (const load of LOADS) await playRound(subject, load, `warm-${load}`, WARM_BETS);
  for (let round = 1; round <= rounds; round += 1) {
    alone.push(1_000 / measureDiskLimit().commitMs);
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

const told = LOADS.map((load) => linesOf(load, played));
const table = [
  `| load | origin | bets/s | ÷ ${OTHER} | ÷ SQLite alone | p50 / p99 ms | processor ms a bet |`,
  '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
  ...told.flatMap(({ lines }) => lines),
  `| SQLite alone, a bet’s rows a commit | | ${median(alone).toFixed(0)} | | | | |`,
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
  clients,
  ratios: Object.fromEntries(LOADS.map((load, index) => [load, told[index]?.ratio ?? 0])),
  alone,
  rows: Object.fromEntries(played),
};
if (beside === undefined) writeFileSync(path.join(results, 'bets.json'), `${JSON.stringify(report, null, 2)}\n`);
writeFileSync(path.join(results, beside === undefined ? 'bets.md' : 'bets-beside.md'), `${table}\n`);
process.exit(0);
