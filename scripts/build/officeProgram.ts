/**
 * The back office (decision 0116): a page and scripts of its own, built beside the site. A second input of the site's own build would part the files
 * that members' pages share anew, so that those would change with every screen of operators; built apart, they cannot. Letters are the same files.
 */
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { leanLibraries } from './leanLibraries.ts';
import { pureDomain } from './pureDomain.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** The page, below the root and in the folder of the built site. */
const OFFICE_PAGE = 'admin.html';
/** Addresses of the back office: each is answered by its page. */
const OFFICE_ADDRESS = /^\/(?:admin|manager)(?:[/?]|$)/;
/** Its scripts and styles in the folder of the built site; letters lie with those of the site, and are the same. */
const OFFICE_FOLDER = 'assets/office';

/** Before whatever packs or stamps the output folder; while developing, its page is served at its addresses. */
export function officeProgram(buildId: string): Plugin {
  let root = '';
  let outDir = '';
  let isSite = false;
  return {
    name: 'hanpan-office-program',
    configResolved(config) {
      root = config.root;
      outDir = path.resolve(config.root, config.build.outDir);
      isSite = config.command === 'build' && path.resolve(config.root) === PROJECT;
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (OFFICE_ADDRESS.test(request.url ?? '')) request.url = `/${OFFICE_PAGE}`;
        next();
      });
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (isSite && error === undefined) await buildOffice(root, outDir, buildId);
      },
    },
  };
}

async function buildOffice(root: string, outDir: string, buildId: string): Promise<void> {
  await build({
    configFile: false,
    root,
    base: '/',
    logLevel: 'warn',
    publicDir: false,
    plugins: [leanLibraries(root), react(), vanillaExtractPlugin(), pureDomain()],
    define: {
      __HANPAN_BUILD__: JSON.stringify(buildId),
      'globalThis.__zod_globalConfig': JSON.stringify({ jitless: true }),
    },
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: path.join(root, OFFICE_PAGE),
        output: {
          entryFileNames: `${OFFICE_FOLDER}/[name]-[hash:7].js`,
          chunkFileNames: `${OFFICE_FOLDER}/[name]-[hash:7].js`,
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.woff2') === true
              ? 'assets/[name]-[hash:7][extname]'
              : `${OFFICE_FOLDER}/[name]-[hash:7][extname]`,
        },
      },
    },
  });
}
