/**
 * Parts of the site that the stage of a replay shows others in place of: the program of the replay alone is built with them, so that the site itself
 * need not know of it. Whatever a replacement imports is the ordinary part.
 */
import path from 'node:path';
import type { Plugin } from 'vite';

const STAGE = 'src/app/testers/replay/stage/';
/** Below the root: the ordinary file, and the one that stands in for it. */
const STAND_INS: Readonly<Record<string, string>> = {
  'src/app/kit/ui/Logo.tsx': `${STAGE}parts/ReplayLogo.tsx`,
  'src/app/kit/links/filePath.ts': `${STAGE}parts/replayFilePath.ts`,
  'src/app/frame/connection/ConnectionState.tsx': `${STAGE}parts/ReplayState.tsx`,
  'src/app/bets/bet-slip/StakeForm.tsx': `${STAGE}parts/ReplayStakeForm.tsx`,
};

/** @param root the project's */
export function stagedParts(root: string): Plugin {
  return {
    name: 'hanpan-staged-parts',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return null;
      const [from = ''] = importer.split('?');
      if (from.startsWith(path.join(root, STAGE))) return null;
      const target = path.relative(root, path.resolve(path.dirname(from), source)).replaceAll(path.sep, '/');
      const standIn = STAND_INS[target];
      return standIn === undefined ? null : path.join(root, standIn);
    },
  };
}
