/**
 * Which files the built site is made of, and one hash over their contents.
 *
 * The hash is the site's identity: the same sources give the same build id on every machine, whatever git or file times say.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What `vite build` reads, relative to the project's root. A folder stands for everything in it. */
const ROOTS = [
  'index.html',
  'admin.html',
  'public',
  'src',
  'scripts/build',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** Every source file of the site below `root`, as sorted paths with forward slashes. */
export function siteSources(root: string): readonly string[] {
  return ROOTS.flatMap((entry) => filesBelow(root, entry)).toSorted();
}

function filesBelow(root: string, entry: string): string[] {
  const absolute = path.join(root, entry);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [entry];
  return readdirSync(absolute).flatMap((name) => filesBelow(root, `${entry}/${name}`));
}

/** The folder of a built site, below the root. */
export const distOf = (isForTesters: boolean): string => (isForTesters ? 'dist-testers' : 'dist');

/** `<version>-<first ten hex digits of the hash over all sources>`, and `-testers` where it is theirs. */
export function buildIdOf(root: string, isForTesters = false): string {
  const hash = createHash('sha256');
  for (const file of siteSources(root)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return `${versionOf(root)}-${hash.digest('hex').slice(0, 10)}${isForTesters ? '-testers' : ''}`;
}

function versionOf(root: string): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const isNamed = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isNamed && typeof manifest.version === 'string' ? manifest.version : '0.0.0';
}
