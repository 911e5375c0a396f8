/**
 * `npm run replay:folder -- FILE --to DIR`: a folder that shows a recording to whoever has nothing installed. Its `index.html` opens from a disk and
 * from any web server; nothing of it asks the network for anything.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freshSite } from './build/freshSite.ts';
import { REPLAY_FOLDER } from './build/replayProgram.ts';
import { writeReplayFolder } from './build/replayFolder.ts';

const USAGE = 'npm run replay:folder -- FILE --to DIR';
const root = path.resolve(import.meta.dirname, '..');

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true });
  const [file] = positionals;
  if (file === undefined || values.to === undefined) throw new Error(USAGE);
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  const { dist } = await freshSite(root, (line) => {
    console.log(line);
  });
  const { bytes } = await writeReplayFolder(path.join(dist, REPLAY_FOLDER), file, values.to);
  console.log(
    `${path.join(values.to, 'index.html')} shows ${path.basename(file)} (${bytes} bytes); open it in a browser`,
  );
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
