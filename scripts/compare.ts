/**
 * `npm run compare -- A B [--json]`: the first entry at which two recordings come to other states, found by digests where entries are not alike, with the rows that differ there, and of games the selections. Exit code 0: equal;
 * 1: they differ, or one is unsound; 2: it cannot be done.
 */
import { compareRecordings } from './recording/compareRecordings.ts';
import { fileCommand, withFile } from './recording/fileCommand.ts';

await fileCommand('npm run compare -- A B [--json]', 2, {}, async ({ files }) =>
  withFile(files[0] ?? '', (a) => withFile(files[1] ?? '', (b) => compareRecordings(a.recording, b.recording))),
);
