/**
 * `npm run record -- --to FILE [--data DIR] [--seconds N] [--bets] [--json]`: records what an origin offers, out of its data directory (HANPAN_DATA, or `.hanpan`), until it is interrupted or the seconds are over.
 * Members are in it only with --bets, and then under pseudonyms. Exit code 0 for a file that was ended well, 2 for what cannot be done.
 */
import { wholeNumber } from './process/commandLine.ts';
import { dataDirectory } from './process/dataDirectory.ts';
import { fileCommand } from './recording/fileCommand.ts';
import { followStore } from './recording/followStore.ts';
import { writeFile } from './recording/writeFile.ts';

const A_DAY = 86_400;
const PROGRESS_MS = 10_000;

await fileCommand(
  'npm run record -- --to FILE [--data DIR] [--seconds N] [--bets] [--json]',
  0,
  { to: { type: 'string' }, data: { type: 'string' }, seconds: { type: 'string' }, bets: { type: 'boolean' } },
  async ({ values, isJson }) => {
    const { to, data, seconds, bets } = values;
    if (typeof to !== 'string') throw new RangeError('--to says where to');
    const dataDir = dataDirectory(typeof data === 'string' ? data : undefined);
    const lasts = typeof seconds === 'string' ? wholeNumber('--seconds', seconds, 0, A_DAY) * 1_000 : Infinity;
    const began = Date.now();
    let isInterrupted = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isInterrupted = true));
    let told = began;
    const written = await writeFile(to, { madeBy: 'origin', of: '', build: 'origin' }, async (sink, state) => {
      const tell = () => {
        if (isJson || Date.now() - told < PROGRESS_MS) return;
        told = Date.now();
        console.log(`${sink.entries} entries, ${sink.bytes} bytes`);
      };
      const isOver = () => {
        tell();
        return isInterrupted || Date.now() - began >= lasts;
      };
      await followStore({ dataDir, sink, state, withBets: bets === true, isOver });
    });
    const { entries, bytes, digest } = written;
    return { code: 0, lines: [`${to}: ${entries} entries, ${bytes} bytes, digest ${digest}`], json: written };
  },
);
