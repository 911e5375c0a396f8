/**
 * `npm run backup -- --to FILE [--data DIR]`: the database of a house as one file, while its origin runs and takes bets. Proved before it has its
 * name, and never written over another; its sum is beside it. Exit code 0 for a file that is there and sound, 1 for none.
 */
import path from 'node:path';
import { backUp } from './backup/backUp.ts';
import { sumFileOf } from './backup/sumFile.ts';
import { readCommandLine } from './process/commandLine.ts';
import { dataDirectory } from './process/dataDirectory.ts';

const { dataDir, file } = readCommandLine(
  'npm run backup -- --to FILE [--data DIR]   (DIR is HANPAN_DATA, or .hanpan)',
  { to: { type: 'string' }, data: { type: 'string' } },
  ({ to, data }) => {
    if (to === undefined) throw new RangeError('--to says where to');
    return { dataDir: dataDirectory(data), file: path.resolve(to) };
  },
);
try {
  const { bytes, bets, members } = await backUp(dataDir, file);
  console.log(`${file}: ${bytes} bytes, ${members} members, ${bets} bets; whole, and its books are right`);
  console.log(`Its sum is in ${sumFileOf(file)}: keep both.`);
  console.log('The key of sealed secrets is not in it (seal.key, or what HANPAN_KEY_FILE names): keep it apart.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
