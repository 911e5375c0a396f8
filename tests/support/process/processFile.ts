/**
 * Scripts that tests start as processes of their own, again and again, as one file each. An origin whose hundreds of files are read and made
 * JavaScript of at every start takes six seconds of the processor until it listens, and one of these 1.3.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { bundle } from './bundle.ts';

/** What a script can be made of. */
const SOURCES = ['scripts', 'server', 'src', 'tests'];
/** Files of earlier sources are kept for as long as a run may take that was begun with them, ms. */
const KEPT_MS = 6 * 60 * 60 * 1_000;

/**
 * @param entry path of the script below `root`
 * @param root of the checkout whose code it is
 * @param packages whether those that can be are in the file too, as `bundle` has it
 * @returns path of the file: made at the first call, and again once any source has changed
 */
export async function processFile(
  entry: string,
  root: string,
  packages: Parameters<typeof bundle>[2] = 'apart',
): Promise<string> {
  const parent = path.join(root, '.tsbuild', 'processes');
  const name = path.basename(entry, '.ts');
  const folder = path.join(parent, `${name}-${stateOf(entry, root)}`);
  const file = path.join(folder, `${name}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(parent, { recursive: true });
  const made = `${folder}.${process.pid}`;
  // What builds takes as long to read as a script, and most calls find the file there.
  const { bundle: bundleInto } = await import('./bundle.ts');
  await bundleInto(path.join(root, entry), made, packages);
  try {
    renameSync(made, folder);
  } catch (error) {
    // Another process was first with the same.
    if (!existsSync(file)) throw error;
    rmSync(made, { recursive: true, force: true });
  }
  for (const other of readdirSync(parent)) {
    const age = Date.now() - (statSync(path.join(parent, other), { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > KEPT_MS) rmSync(path.join(parent, other), { recursive: true, force: true });
  }
  return file;
}

/** Changes with every source, as far as size and time of a change tell. */
function stateOf(entry: string, root: string): string {
  const hash = createHash('sha256').update(entry);
  for (const source of SOURCES)
    for (const each of readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })) {
      if (!each.isFile()) continue;
      const file = path.join(each.parentPath, each.name);
      const state = statSync(file, { throwIfNoEntry: false });
      hash.update(`${file}\n${state?.size}\n${state?.mtimeMs}\n`);
    }
  return hash.digest('hex').slice(0, 16);
}
