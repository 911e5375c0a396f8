/** Files that a build is made with in place of ordinary ones, so that those need not know of it. */
import path from 'node:path';
import type { Plugin } from 'vite';

interface StandIns {
  readonly name: string;
  /** Below the root: the ordinary file, and the one that stands in for it. */
  readonly files: Readonly<Record<string, string>>;
  /** Below the root: whatever is imported from here is the ordinary file. */
  readonly own: readonly string[];
}

/** @param root the project's */
export function standIns(root: string, { name, files, own }: StandIns): Plugin {
  return {
    name,
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return null;
      const [from = ''] = importer.split('?');
      if (own.some((folder) => from.startsWith(path.join(root, folder)))) return null;
      const target = path.relative(root, path.resolve(path.dirname(from), source)).replaceAll(path.sep, '/');
      const standIn = files[target];
      return standIn === undefined ? null : path.join(root, standIn);
    },
  };
}
