/**
 * Where the worker of a spec's tabs runs: one for all of them, or, as in browsers without shared workers, one in each tab of which one
 * syncs (SYN-06). Any spec runs either way: `npm run test:e2e -- --no-shared-worker`.
 */
import type { BrowserContext } from '@playwright/test';
import { isLongForm } from './isLongForm.ts';

export type WorkerMode = 'shared' | 'dedicated';

/** What this run of the specs was asked for. */
export const ASKED_MODE: WorkerMode = process.env['HANPAN_E2E_WORKER'] === 'dedicated' ? 'dedicated' : 'shared';

/** Both, or the one that a run without shared workers has. */
const WORKER_MODES: readonly WorkerMode[] = ASKED_MODE === 'dedicated' ? ['dedicated'] : ['shared', 'dedicated'];

/** @returns both in the long form; in the short one `short` alone, for what another spec of the same tabs sees of the other kind */
export const workerModes = (short: WorkerMode): readonly WorkerMode[] =>
  isLongForm ? WORKER_MODES : WORKER_MODES.filter((mode) => mode === short || ASKED_MODE === 'dedicated');

/** Takes shared workers away from every page of a browser, before the page's own code runs. */
export async function withoutSharedWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    delete (globalThis as { SharedWorker?: unknown }).SharedWorker;
  });
}
