/**
 * Which files the built site is made of, and one hash over their contents.
 *
 * The hash is the site's identity: the same sources give the same build id on every machine, whatever git or file times say.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf, filesBelow } from '../process/filesBelow.ts';

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

/** The folder of a built site, below the root. */
export const distOf = (isForTesters: boolean): string => (isForTesters ? 'dist-testers' : 'dist');

/** `<version>-<first ten hex digits of the hash over all sources>`, and `-testers` where it is theirs. */
export function buildIdOf(root: string, isForTesters = false): string {
  return `${versionOf(root)}-${digestOf(root, siteSources(root)).slice(0, 10)}${isForTesters ? '-testers' : ''}`;
}

function versionOf(root: string): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const isNamed = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isNamed && typeof manifest.version === 'string' ? manifest.version : '0.0.0';
}
