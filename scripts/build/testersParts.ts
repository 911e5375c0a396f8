/**
 * What a build for testers has and no member's (decision 0136): the inspector over a page, a line that can be made faulty, and live queries that
 * are timed. Files of the site stand in for others only there; nothing that members load knows of it.
 */
import type { Plugin } from 'vite';
import { standIns } from './standIns.ts';

/** Folders whose files are in builds for testers alone. */
export const TESTERS_FOLDERS = ['src/app/testers/live/', 'src/worker/faults/'] as const;
const [LIVE, FAULTS] = TESTERS_FOLDERS;

const STAND_INS = {
  'src/worker/ports/originFetch.ts': `${FAULTS}testersFetch.ts`,
  'src/app/testers/report/mountReport.tsx': `${LIVE}mountLive.tsx`,
  'src/db/queries/liveQuery.ts': `${LIVE}timedLiveQuery.ts`,
};

/** Whether this process builds for testers. */
export const isForTesters = (): boolean => process.env['HANPAN_TESTERS'] === '1';

/** @param root the project's */
export const testersParts = (root: string): Plugin =>
  standIns(root, { name: 'hanpan-testers-parts', files: STAND_INS, own: TESTERS_FOLDERS });
