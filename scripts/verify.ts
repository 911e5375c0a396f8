/**
 * `npm run verify -- FILE [--seeks N] [--seed N] [--json]`: plays a recording from the start, from its keyframes, out of bytes that come in other pieces, and by random seeks, and compares the digests with
 * one another and with those that were recorded. The last line has the digest of the end. Exit code 0: all equal and the file sound; 1: not; 2: it cannot be done.
 */
import { verifyRecording } from './recording/verifyRecording.ts';
import { fileCommand, withFile } from './recording/fileCommand.ts';
import { problemText } from './recording/files.ts';
import { wholeNumber } from './process/commandLine.ts';

await fileCommand(
  'npm run verify -- FILE [--seeks N] [--seed N] [--json]',
  1,
  { seeks: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
  async ({ files, values }) =>
    withFile(files[0] ?? '', async ({ recording, source }) => {
      const seeks = wholeNumber('--seeks', String(values['seeks']), 0, 100_000);
      const seed = wholeNumber('--seed', String(values['seed']), 0, Number.MAX_SAFE_INTEGER);
      const { digest, entries, compared, differences, problems } = await verifyRecording(
        recording,
        source,
        seeks,
        seed,
      );
      const isSound = differences.length + problems.length === 0;
      const word = isSound ? 'SOUND' : differences.length === 0 ? 'UNSOUND' : 'DIFFERS';
      const lines = [
        ...problems.map(problemText),
        ...differences.map(({ n, way, found, expected }) => `entry ${n} ${way}: ${found}, not ${expected}`),
        `${word} ${digest} ${entries} entries, ${compared} digests compared`,
      ];
      const json = { word, digest, entries, compared, differences, problems };
      return { code: isSound ? 0 : 1, lines, json };
    }),
);
