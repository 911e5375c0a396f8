/** Builds the benchmark's pages with the product's sources inside, as the product is built: minified, hashed, policy kept. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { FIRST_SCRIPT, firstScript } from '../../scripts/build/firstScript.ts';
import { pureDomain } from '../../scripts/build/pureDomain.ts';

/**
 * @param only some of the pages, where the others' peers need not be there
 * @returns the folder of the built pages
 */
export async function buildSite(root: string, only?: readonly string[]): Promise<string> {
  const source = path.join(root, 'bench', 'site');
  const folder = only === undefined ? 'bench-site' : 'bench-site-some';
  const outDir = path.join(root, 'node_modules', '.cache', 'hanpan', folder);
  const pages = only ?? readdirSync(source).filter((name) => name.endsWith('.html'));
  await build({
    configFile: false,
    root: source,
    logLevel: 'warn',
    plugins: [react(), pureDomain(), firstScript()],
    define: { __HANPAN_BUILD__: '"bench"', 'process.env.NODE_ENV': '"production"' },
    worker: { format: 'es' },
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5_000,
      rolldownOptions: {
        input: pages.map((page) => path.join(source, page)),
        output: {
          codeSplitting: {
            groups: [{ name: 'first', test: FIRST_SCRIPT }],
          },
        },
        checks: { pluginTimings: false, bundlerTimings: false },
      },
    },
  });
  return outDir;
}
