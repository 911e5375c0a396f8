/** A copy of the engine, the origin and this simulation with one bug in it. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '../../process/bundle.ts';
import type { PlantedBug } from './bug.ts';
import { patchCode } from './patchCode.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const PARTS = [
  'src/copy',
  'src/house-html',
  'src/domain',
  'src/db',
  'src/worker',
  'src/app',
  'server',
  'tests/support',
  'tsconfig.base.json',
];

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
 * @returns path of a module that runs seeds on the copy
 * @throws RangeError for a bug that has misfits
 */
export async function plantBug(bug: PlantedBug): Promise<string> {
  const { files, misfits } = planted(bug);
  if (misfits.length > 0) throw new RangeError(`${bug.name} cannot be planted: ${misfits.join('; ')}`);
  const folder = folderOf(bug);
  uprootBug(bug);
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  for (const [file, code] of files) writeFileSync(path.join(folder, file), code);
  return bundle(path.join(folder, 'tests/support/simulation/runSeed.ts'), path.join(folder, 'bundle'), 'within');
}

/** Takes the copy away. */
export function uprootBug(bug: PlantedBug): void {
  rmSync(folderOf(bug), { recursive: true, force: true });
}

const folderOf = ({ name }: PlantedBug) => path.join(root, '.tsbuild', 'planted', name);
