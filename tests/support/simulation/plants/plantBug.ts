/** A copy of the engine, the origin and this simulation with one bug in it. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '../bundle.ts';
import type { PlantedBug } from './bug.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const PARTS = ['src/copy', 'src/domain', 'src/db', 'src/worker', 'server', 'tests/support', 'tsconfig.base.json'];

/** Edits of a bug whose text its file does not have exactly once: such a bug cannot be planted. */
export function misfits(bug: PlantedBug): readonly string[] {
  return bug.edits
    .filter(({ file, find }) => readFileSync(path.join(root, file), 'utf8').split(find).length !== 2)
    .map(({ file, find }) => `${file}: ${find.slice(0, 60)}`);
}

/** @returns path of a module that runs seeds on the copy */
export async function plantBug(bug: PlantedBug): Promise<string> {
  const folder = folderOf(bug);
  uprootBug(bug);
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  for (const { file, find, replace } of bug.edits) {
    const target = path.join(folder, file);
    writeFileSync(
      target,
      readFileSync(target, 'utf8').replace(find, () => replace),
    );
  }
  return bundle(path.join(folder, 'tests/support/simulation/runSeed.ts'), path.join(folder, 'bundle'));
}

/** Takes the copy away. */
export function uprootBug(bug: PlantedBug): void {
  rmSync(folderOf(bug), { recursive: true, force: true });
}

const folderOf = ({ name }: PlantedBug) => path.join(root, '.tsbuild', 'planted', name);
