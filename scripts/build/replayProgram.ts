/**
 * Builds the replay (docs/RECORDING.md, decision 0095) beside the site: one classic script, one style sheet and the letters, so that the folder opens
 * from any web server and from a disk, where modules and `fetch` are refused. The site's own files do not know of it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { pureDomain } from './pureDomain.ts';
import { stagedParts } from './stagedParts.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** Its sources, below the root. */
const SOURCES = 'src/app/testers/replay';
/** Its folder in that of the built site, and its address at the origin. */
export const REPLAY_FOLDER = 'replay';

/** Before whatever packs or stamps the output folder. */
export function replayProgram(buildId: string): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'hanpan-replay-program',
    // Of the site alone: the page of parts is built from a folder of its own.
    apply: ({ root: of = '.' }, { command }) => command === 'build' && path.resolve(of) === PROJECT,
    configResolved(config) {
      root = config.root;
      outDir = path.resolve(config.root, config.build.outDir, REPLAY_FOLDER);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error === undefined) await buildReplay(root, outDir, buildId);
      },
    },
  };
}

/**
 * @param root the project's
 * @param outDir emptied first
 */
export async function buildReplay(root: string, outDir: string, buildId: string): Promise<void> {
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [stagedParts(root), react(), vanillaExtractPlugin(), pureDomain()],
    define: {
      __HANPAN_BUILD__: JSON.stringify(buildId),
      'globalThis.__zod_globalConfig': JSON.stringify({ jitless: true }),
    },
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: {
        // What is left of `import.meta` names the files of parts that are loaded later; here all is one file.
        checks: { emptyImportMeta: false },
        input: path.join(root, SOURCES, 'main.tsx'),
        output: {
          format: 'iife',
          codeSplitting: false,
          entryFileNames: 'replay.js',
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css') === true ? 'replay.css' : 'letters/[name]-[hash:7][extname]',
        },
      },
    },
  });
  await writeFile(path.join(outDir, 'index.html'), await readFile(path.join(root, SOURCES, 'index.html'), 'utf8'));
}
