/** Which files a folder has, and one hash over what they hold: the same on every machine, whatever git or file times say. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * @param entry a file or a folder below `root`, with forward slashes; what is not there has no files
 * @returns paths below `root`, with forward slashes, without what packages installed
 */
export function filesBelow(root: string, entry: string): readonly string[] {
  const absolute = path.join(root, entry);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [entry];
  const names = readdirSync(absolute).filter((name) => name !== 'node_modules');
  return names.flatMap((name) => filesBelow(root, `${entry}/${name}`));
}

/** @returns SHA-256 over names and contents, in the order given, in hexadecimal digits */
export function digestOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
