/**
 * One file of a module and all it imports, for runs of millions of steps: without what a loader adds to every function so that it keeps its
 * name, and without reading hundreds of files in every process. That is a quarter of a seed's processor time.
 */
import path from 'node:path';
import { build } from 'vite';

/** Bound to the machine, or looking for files of their own. */
const APART = ['libsql', 'fastify', 'pretendard', 'kysely', 'vite'];

/**
 * @param entry path of the module
 * @param folder where the file goes; emptied before
 * @returns the file's path
 */
export async function bundle(entry: string, folder: string): Promise<string> {
  const name = path.basename(entry, '.ts');
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external: APART },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'es2023',
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` }, checks: { pluginTimings: false } },
    },
  });
  return path.join(folder, `${name}.mjs`);
}
