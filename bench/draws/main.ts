/**
 * `npm run bench:draws [-- --seconds N]`: what drawing all games costs an origin that does nothing else, in processor time a minute, beside one that draws
 * none; what its start costs, and how late rounds were ended (docs/decisions/0087).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { startOrigin } from '../../server/origin.ts';
import { GAMES } from '../../src/domain/mini-games/gameTable.ts';

const { seconds, games } = readCommandLine(
  'npm run bench:draws -- [--seconds N]',
  { seconds: { type: 'string', default: '120' }, games: { type: 'string', default: '' } },
  (values) => ({ seconds: wholeNumber('--seconds', values.seconds, 5, 3_600), games: values.games }),
);

interface Cost {
  readonly games: number;
  readonly rounds: number;
  /** Processor time of the start, with its chains, and of a minute afterwards. Ms. */
  readonly startMs: number;
  readonly minuteMs: number;
  readonly latest: number;
}

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function measure(drawnGames: typeof GAMES): Promise<Cost> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hanpan-draws-'));
  const began = cpu();
  const origin = await startOrigin({
    ...{ dataDir, port: 0, host: '127.0.0.1', siteDir: null, feed: null, passwordCost: 8, drawnGames },
    onFailure: (error) => {
      console.error(error);
    },
  });
  await origin.drawn();
  const startMs = cpu() - began;
  const before = cpu();
  await pause(seconds * 1_000);
  const minuteMs = ((cpu() - before) * 60) / seconds;
  const log = await origin.inspect.log('events');
  const ended = log.flatMap(({ envelope }) => {
    // The log holds what this origin wrote.
    const { type, at, data } = JSON.parse(envelope) as {
      type: string;
      at: number;
      data: { round: { drawsAt: number } };
    };
    return type === 'RoundEnded' ? [at - data.round.drawsAt] : [];
  });
  await origin.close();
  rmSync(dataDir, { recursive: true, force: true });
  const latest = ended.reduce((longest, ms) => Math.max(longest, ms), 0);
  return { games: drawnGames.length, rounds: ended.length, startMs, minuteMs, latest };
}

const told = ({ games: count, rounds, startMs, minuteMs, latest }: Cost) =>
  `  ${String(count).padStart(3)} games: ${minuteMs.toFixed(0)} ms a minute, ${startMs.toFixed(0)} ms at the start, ${rounds} rounds, ${latest} ms late at most`;

if (games !== '') {
  console.log(told(await measure(games === 'all' ? GAMES : [])));
  process.exit(0);
}
// Each in a process of its own, both at once: whatever else the machine does, both have the same of it.
await Promise.all(
  ['none', 'all'].map((which) =>
    once(fork(import.meta.filename, ['--seconds', String(seconds), '--games', which]), 'exit'),
  ),
);
