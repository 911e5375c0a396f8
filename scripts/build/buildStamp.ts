/**
 * Writes `dist/build.json` as the last file of a build, so that a later start can tell whether the site is the one of today's
 * sources. A build that died half-way leaves no stamp.
 */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Name of the stamp inside the output folder. */
export const STAMP_FILE = 'build.json';

export function buildStamp(buildId: string): Plugin {
  let outDir = '';
  return {
    name: 'hanpan-build-stamp',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    buildStart() {
      rmSync(path.join(outDir, STAMP_FILE), { force: true });
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler(error?: Error) {
        if (error === undefined) writeFileSync(path.join(outDir, STAMP_FILE), `${JSON.stringify({ buildId })}\n`);
      },
    },
  };
}
