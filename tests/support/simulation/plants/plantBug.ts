/** The engine, the origin and this simulation as one file with one bug in it. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '../../process/bundle.ts';
import type { PlantedBug } from './bug.ts';
import { patchCode } from './patchCode.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Why a bug cannot be planted any more, a sentence for each edit that its file does not take. */
export const misfits = (bug: PlantedBug): readonly string[] => planted(bug).misfits;

/** The files that the edits of a bug change, as they are with it. Each edit finds what the ones before it left. */
function planted(bug: PlantedBug) {
  const files = new Map<string, string>();
  const misfits: string[] = [];
  for (const { file, find, replace } of bug.edits) {
    const result = patchCode(files.get(file) ?? readFileSync(path.join(root, file), 'utf8'), find, replace);
    if (result.kind === 'patched') files.set(file, result.code);
    else misfits.push(`${path.normalize(file)} ${result.why}`);
  }
  return { files, misfits };
}

/**
 * @returns path of a module that runs seeds with the bug; no other file is written
 * @throws RangeError for a bug that has misfits
 */
export async function plantBug(bug: PlantedBug): Promise<string> {
  const { files, misfits } = planted(bug);
  if (misfits.length > 0) throw new RangeError(`${bug.name} cannot be planted: ${misfits.join('; ')}`);
  const entry = path.join(root, 'tests/support/simulation/runSeed.ts');
  const otherwise = new Map([...files].map(([file, code]) => [path.join(root, file), code]));
  return bundle(entry, folderOf(bug), 'within', otherwise);
}

/** Takes the file away. */
export function uprootBug(bug: PlantedBug): void {
  rmSync(folderOf(bug), { recursive: true, force: true });
}

const folderOf = ({ name }: PlantedBug) => path.join(root, '.tsbuild', 'planted', name);
