/**
 * Parts of the site that the stage of a replay shows others in place of: the program of the replay alone is built with them, so that the site itself
 * need not know of it. Whatever a replacement imports is the ordinary part.
 */
import type { Plugin } from 'vite';
import { standIns } from './standIns.ts';

const STAGE = 'src/app/testers/replay/stage/';
const STAND_INS = {
  'src/app/kit/ui/Logo.tsx': `${STAGE}parts/ReplayLogo.tsx`,
  'src/app/kit/links/filePath.ts': `${STAGE}parts/replayFilePath.ts`,
  'src/app/frame/connection/ConnectionState.tsx': `${STAGE}parts/ReplayState.tsx`,
  'src/app/bets/bet-slip/StakeForm.tsx': `${STAGE}parts/ReplayStakeForm.tsx`,
};

/** @param root the project's */
export const stagedParts = (root: string): Plugin =>
  standIns(root, { name: 'hanpan-staged-parts', files: STAND_INS, own: [STAGE] });
