/** Commits: `npm run bench:bets` as a part: durable bets a second with shared commits against a commit each. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { runCommand } from '../../scripts/process/runCommand.ts';
import { watchMachine } from '../machine/machineWatch.ts';
import type { Findings } from '../report/partReport.ts';
import { brief, median } from '../report/statistics.ts';
import type { BenchContext } from '../run/part.ts';
import { measureDiskLimit } from './diskLimit.ts';

const LIMIT_MS = 240_000;
const BETS = 320;

const Report = z.object({ ratios: z.object({ hot: z.number(), spread: z.number() }) });

export async function commits({ root, rounds, say }: BenchContext): Promise<Findings> {
  const noted = watchMachine();
  say('weighing a commit on this disk');
  const limits = Array.from({ length: rounds }, measureDiskLimit);
  say('betting on two origins in turns');
  const argv = [process.execPath, '--import', 'tsx', path.join(root, 'bench/bets/main.ts')] as const;
  const outcome = await runCommand({
    argv: [...argv, '--rounds', `${rounds}`, '--bets', `${BETS}`],
    cwd: root,
    timeoutMs: LIMIT_MS,
  });
  if (!outcome.ok) throw new Error(outcome.output);
  const { ratios } = Report.parse(JSON.parse(readFileSync(path.join(root, 'bench/results/bets.json'), 'utf8')));
  return {
    figures: [
      {
        name: 'origin: durable bets/s, shared commits ÷ one commit per bet',
        value: ratios.spread,
        unit: '×',
        must: 3,
        moonshot: 10,
        isLessBetter: false,
      },
    ],
    tables: [
      {
        title: 'Shared commits ÷ a commit each',
        head: ['load', 'ratio'],
        rows: [
          ['16 clients, one account', `${brief(ratios.hot)}×`],
          ['16 clients, 16 accounts', `${brief(ratios.spread)}×`],
          ['limit: SQLite alone, the rows of 16 bets a commit', `${brief(median(limits.map(({ ratio }) => ratio)))}×`],
        ],
      },
    ],
    plots: [],
    machine: [{ round: 'all', ...noted() }],
    remarks: [
      `A commit of one bet’s rows by SQLite alone took ${brief(median(limits.map(({ commitMs }) => commitMs)))} ms here: what sharing can save of it is the limit below.`,
      '`npm run bench:bets` shows each round.',
    ],
    raw: { ratios, limits },
  };
}
