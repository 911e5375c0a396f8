/**
 * `npm run bench:draws [-- --seconds N]`: what drawing all games costs an origin that does nothing else, in processor time a minute, beside one that draws
 * none; what its start costs, and how late rounds were ended, also where the simulator moves thousands of prices and members bet all the time (0087).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { startSimulator } from '../../server/feed/simulator/startSimulator.ts';
import { startOrigin, type Origin } from '../../server/origin.ts';
import { roundOf } from '../../src/domain/mini-games/round.ts';
import { signIn } from '../../tests/server/support/caller.ts';
import { betOnRound } from '../../tests/server/draws/support/drawHouse.ts';
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
  /** Bets, where members bet all the time. */
  readonly taken: number;
}

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function measure(drawnGames: typeof GAMES, isBusy: boolean): Promise<Cost> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hanpan-draws-'));
  const began = cpu();
  const origin = await startOrigin({
    ...{ dataDir, port: 0, host: '127.0.0.1', siteDir: null, passwordCost: 8, drawnGames, callBudgets: null },
    feed: isBusy ? startSimulator({ seed: 7, onProgress: () => undefined }) : null,
    onFailure: (error) => {
      console.error(error);
    },
  });
  await origin.drawn();
  const startMs = cpu() - began;
  const before = cpu();
  const since = Date.now();
  let isOver = false;
  const bets = isBusy ? betAllTheTime(origin, () => isOver) : Promise.resolve(0);
  await pause(seconds * 1_000);
  isOver = true;
  const taken = await bets;
  const minuteMs = ((cpu() - before) * 60) / seconds;
  const log = await origin.inspect.log('events');
  const ended = log.flatMap(({ envelope }) => {
    // The log holds what this origin wrote.
    const { type, at, data } = JSON.parse(envelope) as {
      type: string;
      at: number;
      data: { round: { drawsAt: number } };
    };
    // What is built at the start is not what a house does all day.
    return type === 'RoundEnded' && data.round.drawsAt > since ? [at - data.round.drawsAt] : [];
  });
  await origin.close();
  rmSync(dataDir, { recursive: true, force: true });
  const latest = ended.reduce((longest, ms) => Math.max(longest, ms), 0);
  return { games: drawnGames.length, rounds: ended.length, startMs, minuteMs, latest, taken };
}

/** Six members who send the next bet as soon as the last one is answered. @returns how many were taken */
async function betAllTheTime(origin: Origin, isOver: () => boolean): Promise<number> {
  let taken = 0;
  const bettor = async (userId: string) => {
    const member = await signIn(origin, userId);
    for (let turn = 0; !isOver(); turn += 1) {
      const game = GAMES[turn % GAMES.length];
      if (game === undefined) break;
      const { status } = await betOnRound(member, game, roundOf(game, Date.now()), {}, { amounts: 5_000 });
      if (status === 200) taken += 1;
    }
  };
  await Promise.all(['member2', 'member3', 'member5', 'member6', 'member7', 'member8'].map(bettor));
  return taken;
}

const told = ({ games: count, rounds, startMs, minuteMs, latest, taken }: Cost) =>
  `  ${String(count).padStart(3)} games${taken > 0 ? `, ${taken} bets beside the simulator` : ''}: ${minuteMs.toFixed(0)} ms a minute, ` +
  `${startMs.toFixed(0)} ms at the start, ${rounds} rounds, ${latest} ms late at most`;

if (games !== '') {
  console.log(told(await measure(games === 'none' ? [] : GAMES, games === 'busy')));
  process.exit(0);
}
const run = (which: string) =>
  once(fork(import.meta.filename, ['--seconds', String(seconds), '--games', which]), 'exit');
// Two at once, each in a process of its own: whatever else the machine does, both have the same of it.
await Promise.all([run('none'), run('all')]);
await run('busy');
