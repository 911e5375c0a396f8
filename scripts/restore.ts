/**
 * `npm run restore -- --from FILE [--data DIR]`: puts a backup into a data directory that no origin has open. What was there is kept beside it.
 * Exit code 0 if it is in place, 1 if the directory is as it was.
 */
import path from 'node:path';
import { systemRandomness } from '../server/randomness.ts';
import { restore } from './backup/restore.ts';
import { sumFileOf } from './backup/sumFile.ts';
import { readCommandLine } from './process/commandLine.ts';
import { dataDirectory } from './process/dataDirectory.ts';

const { dataDir, file } = readCommandLine(
  'npm run restore -- --from FILE [--data DIR]   (DIR is HANPAN_DATA, or .hanpan)',
  { from: { type: 'string' }, data: { type: 'string' } },
  ({ from, data }) => {
    if (from === undefined) throw new RangeError('--from says what');
    return { dataDir: dataDirectory(data), file: path.resolve(from) };
  },
);
try {
  const { bets, members, epoch, newEpoch, keptAs, hasSealKey, hasSum } = await restore(
    file,
    dataDir,
    systemRandomness,
    Date.now(),
  );
  console.log(
    `${dataDir}: ${members} members, ${bets} bets; epoch ${newEpoch} after ${epoch}, so every client begins anew`,
  );
  if (!hasSum)
    console.log(`There is no ${sumFileOf(file)}: whether a bit of the backup turned over was not looked at.`);
  if (keptAs !== undefined) console.log(`What was there is kept: ${keptAs}`);
  console.log(
    hasSealKey
      ? 'seal.key lies there already: the house opens if it is the one its secrets were sealed with.'
      : 'The key of sealed secrets is in no backup: put seal.key beside it, or name it with HANPAN_KEY_FILE, before it starts.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
