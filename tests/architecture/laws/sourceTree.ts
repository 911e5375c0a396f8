/** The project's source as a list of paths and texts: what every law looks at, real or made up. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SourceText {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** A broken law: where, and what of it. */
export interface Breach {
  readonly path: string;
  readonly what: string;
}

const CODE = /\.(?:ts|tsx|mts|js|mjs|css)$/;

/** Reads all code below the given folders of `root`; a folder that is not there yet has none. */
export function readSourceTree(root: string, folders: readonly string[]): readonly SourceText[] {
  return (
    folders
      .filter((folder) => existsSync(path.join(root, folder)))
      .flatMap((folder) =>
        readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
          (name) => `${folder}/${name.replaceAll(path.sep, '/')}`,
        ),
      )
      // The benchmark's peers, once installed, lie below `bench/`.
      .filter((name) => CODE.test(name) && !name.includes('/node_modules/'))
      .toSorted()
      .map((name) => ({ path: name, text: readFileSync(path.join(root, name), 'utf8') }))
  );
}

export const below = (tree: readonly SourceText[], prefix: string) =>
  tree.filter((source) => source.path.startsWith(prefix));
