/**
 * `npm run convert -- IN --to OUT [--json]`: plays a recording of any format that the feed readers know through an origin of its own, as fast as that goes, and records what it offers; a recording of ours
 * is written anew in today's format. Exit code 0 for a file that was ended well, 1 for one of ours with problems (what stands before them is written), 2 for what cannot be done.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileCommand, type Answer } from './recording/fileCommand.ts';
import { openFile, problemText } from './recording/files.ts';
import { playFeed } from './recording/playFeed.ts';
import { writeFile, type WrittenFile } from './recording/writeFile.ts';
import { RecordedState } from '../src/db/recording/recordedState.ts';

const main = path.resolve(import.meta.dirname, '..', 'server', 'main.ts');

function answerOf(to: string, written: WrittenFile, problems: readonly string[]): Answer {
  const { entries, bytes, digest } = written;
  const lines = [...problems, `${to}: ${entries} entries, ${bytes} bytes, digest ${digest}`];
  return { code: problems.length === 0 ? 0 : 1, lines, json: { ...written, problems } };
}

/** Entry by entry, with the keyframes that the file has. */
async function rewrite(from: string, to: string): Promise<Answer | undefined> {
  const opened = await openFile(from);
  if (!opened.ok) return undefined;
  const { recording, close } = opened.value;
  try {
    const { madeBy, of, build } = recording.header;
    const starts = new Set(recording.members.filter(({ kind }) => kind === 'keyframe').map(({ first }) => first));
    const written = await writeFile(to, { madeBy, of, build }, async (sink, state) => {
      const first = await recording.keyframeBefore(0);
      const begun = first === undefined ? new RecordedState() : RecordedState.at(first);
      state.take(begun);
      sink.keyframe(state.rows(), state.at);
      for await (const { entries } of recording.blocks()) {
        for (const { n, at, ...body } of entries) {
          if (n > 0 && starts.has(n)) sink.keyframe(state.rows(), at);
          state.apply({ n, at, ...body });
          sink.entry(body, at);
        }
        await sink.drained();
      }
    });
    return answerOf(to, written, recording.problems.map(problemText));
  } finally {
    await close();
  }
}

await fileCommand(
  'npm run convert -- IN --to OUT [--json]',
  1,
  { to: { type: 'string' } },
  async ({ files, values }) => {
    const from = path.resolve(files[0] ?? '');
    const { to } = values;
    if (typeof to !== 'string') throw new RangeError('--to says where to');
    if (!existsSync(from)) throw new Error(`no file at ${from}`);
    return (await rewrite(from, to)) ?? answerOf(to, await playFeed(from, to, main), []);
  },
);
