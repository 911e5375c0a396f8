/** Where real recordings are, which are not part of this project. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where recordings may be: `HANPAN_RECORDINGS`, or a `data` folder of any folder beside the project. */
function recordingFolders(): readonly string[] {
  const given = process.env['HANPAN_RECORDINGS'];
  if (given !== undefined && given !== '') return [given];
  const beside = path.resolve(import.meta.dirname, '../../..');
  return readdirSync(beside)
    .map((name) => path.join(beside, name, 'data'))
    .filter((folder) => existsSync(folder));
}

/** A recording by the name of its file; `undefined` where it is not on this machine. */
export function recordingOf(name: string): string | undefined {
  for (const folder of recordingFolders()) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const found = files.find((file) => path.basename(file) === name);
    if (found !== undefined) return path.join(folder, found);
  }
  return undefined;
}
