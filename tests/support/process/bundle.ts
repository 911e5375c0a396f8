/** One file of a module and all that it imports: a process that runs it has not to read, and to make JavaScript of, hundreds of files first. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

/** Packages that are bound to the machine, or look for files of their own. */
const BOUND = ['libsql', 'fastify', 'pretendard', 'kysely', 'vite'];

/**
 * @param entry path of the module
 * @param folder where the file goes; emptied before
 * @param packages whether those that can be are in the file too: without what a loader adds to every function so that it keeps its name, a seed of the
 *   simulation takes a quarter less of the processor
 * @param otherwise texts of files that are read otherwise than they lie there, by path
 * @returns the file's path
 */
export async function bundle(
  entry: string,
  folder: string,
  packages: 'within' | 'apart',
  otherwise: ReadonlyMap<string, string> = new Map(),
): Promise<string> {
  const name = path.basename(entry, '.ts');
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [readOtherwise(otherwise), ownPlaces()],
    ...(packages === 'within' ? { ssr: { noExternal: true, external: BOUND } } : {}),
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

function readOtherwise(files: ReadonlyMap<string, string>): Plugin {
  return { name: 'hanpan-read-otherwise', load: (id) => files.get(path.normalize(id)) };
}

/** A module finds the files beside it where it was written, not where the one file lies. */
function ownPlaces(): Plugin {
  return {
    name: 'hanpan-own-places',
    transform: {
      filter: { code: /\bimport\.meta\.(?:dirname|url)\b/, id: { exclude: /node_modules/ } },
      handler: (code, id) =>
        code
          .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
    },
  };
}
