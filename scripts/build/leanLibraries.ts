/**
 * Which of its builds a library is taken from: a bundler that follows its package file gets one for browsers of ten years ago, or one that warns
 * developers. Only of the site that is built: tests and development have the ordinary ones.
 */
import path from 'node:path';
import type { Plugin } from 'vite';

/** A file of a library, and the one that is shipped in place of it. */
const SHIPPED: Readonly<Record<string, string>> = {
  dexie: 'dexie/dist/modern/dexie.mjs',
  'react-router': 'react-router/dist/production/index.mjs',
  'react-router/dom': 'react-router/dist/production/dom-export.mjs',
};

/** @param root of the project */
export function leanLibraries(root: string): Plugin {
  return {
    name: 'hanpan-lean-libraries',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const shipped = SHIPPED[source];
      return shipped === undefined ? null : this.resolve(path.join(root, 'node_modules', shipped), importer);
    },
  };
}
