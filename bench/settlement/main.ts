/**
 * `npm run bench:settlement [-- --bets N --clients N]`: a match that many have backed is settled and then corrected, while others bet: how long that
 * takes, how long a bet waits meanwhile beside how long it waits when nothing is settled, and whether the books are right at every look.
 *
 * All in one run, on the real origin in a process of its own. Only the ratios mean anything.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { openSqliteStore } from '../../server/store/openSqliteStore.ts';
import { games, resultReport } from '../../tests/server/support/feedReports.ts';
import { spawnScripted, type ScriptedProcess } from '../../tests/server/support/spawnScripted.ts';
import { foundHouse, oneOfMany } from '../../tests/server/support/manyMembers.ts';
import { signInAll } from '../bets/round.ts';
import { howOf } from '../machine/howMeasured.ts';
import { markdownTable } from '../report/markdown.ts';
import { brief, quantile } from '../report/statistics.ts';
import { keepBetting, type Betting } from './keepBetting.ts';
import { backGame, standOf } from './manyBets.ts';

const GAME = 'settled';
const MEMBERS = 500;
const QUIET_MS = 10_000;
const LOOK_MS = 1_000;
/** Of bets that ten thousand hold: more than this is a settler that stands still. */
const LIMIT_MS = 20 * 60_000;

const { bets, clients } = readCommandLine(
  'npm run bench:settlement -- [--bets N] [--clients N]',
  { bets: { type: 'string', default: '10000' }, clients: { type: 'string', default: '8' } },
  (values) => ({
    bets: wholeNumber('--bets', values.bets, 100, 1_000_000),
    clients: wholeNumber('--clients', values.clients, 1, 64),
  }),
);

interface Phase {
  readonly name: string;
  readonly seconds: number;
  readonly waits: readonly number[];
  /** Looks at the books from another process, each of one moment. */
  readonly looks: number;
}

const base = mkdtempSync(path.join(os.tmpdir(), 'hanpan-settlement-'));
await foundHouse(base, MEMBERS);
const origin = await spawnScripted(base, 'grouped');
const phases: Phase[] = [];
try {
  await origin.deliver(games(GAME));
  const tokens = await signInAll(origin, clients);
  await backGame({ origin, dataDir: base, game: GAME, bets, members: MEMBERS, token: tokens.get(oneOfMany(0)) ?? '' });
  const betting = await keepBetting(origin, tokens);
  await pause(QUIET_MS / 2);
  phases.push(await phaseOf('nothing', betting, () => pause(QUIET_MS)));
  phases.push(await phaseOf('settled', betting, () => settleAll(origin, 'home')));
  phases.push(await phaseOf('corrected', betting, () => settleAll(origin, 'away')));
  await betting.end();
} finally {
  await origin.kill();
  rmSync(base, { recursive: true, force: true, maxRetries: 5 });
}

async function settleAll({ deliver, settled }: ScriptedProcess, winner: 'home' | 'away'): Promise<void> {
  await deliver([resultReport(GAME, winner)]);
  await settled();
}

/** What `work` does while bets go on, with a look at the books every second. @throws Error if they are wrong, or a bet is refused */
async function phaseOf(name: string, betting: Betting, work: () => Promise<void>): Promise<Phase> {
  const store = openSqliteStore(base, 0);
  const at = performance.now();
  betting.take();
  let isOver = false;
  let looks = 0;
  const working = work().finally(() => {
    isOver = true;
  });
  working.catch(() => undefined);
  while (!isOver) {
    const stand = await standOf(store);
    looks += 1;
    console.log(`  ${name}: ${stand.settled} of ${bets} settled, ${betting.count()} bets meanwhile`);
    if (performance.now() - at > LIMIT_MS) throw new Error('it does not end');
    await Promise.race([working, pause(LOOK_MS)]);
  }
  await working;
  await store.close();
  return { name, seconds: (performance.now() - at) / 1_000, waits: betting.take(), looks };
}

const quiet = phases[0];
const text = markdownTable({
  title: `A match with ${bets.toLocaleString('en')} open bets`,
  head: [
    'meanwhile',
    'seconds',
    'settled a second',
    'bets a second',
    '÷ nothing',
    'a bet waited: median',
    '0.99',
    '÷ nothing',
    'looks, books right',
  ],
  rows: phases.map(({ name, seconds, waits, looks }) => {
    const rate = waits.length / seconds;
    const quietRate = (quiet?.waits.length ?? 0) / (quiet?.seconds ?? 1);
    const p99 = quantile(waits, 0.99);
    return [
      name,
      brief(seconds),
      quiet?.name === name ? '–' : brief(bets / seconds),
      brief(rate),
      brief(rate / quietRate),
      `${brief(quantile(waits, 0.5))} ms`,
      `${brief(p99)} ms`,
      brief(p99 / quantile(quiet?.waits ?? [], 0.99)),
      String(looks),
    ];
  }),
});
console.log(`\n${text}`);
const root = path.resolve(import.meta.dirname, '../..');
const results = path.join(root, 'bench/results');
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, 'settlement.md'), `${howOf('bench:settlement', root)}\n\n${text}\n`);
process.exit(0);
