/**
 * Where the worker of a spec's tabs runs: one for all of them, or, as in browsers without shared workers, one in each tab of which one
 * syncs (SYN-06). Any spec runs either way: `npm run test:e2e -- --no-shared-worker`.
 */
import type { BrowserContext } from '@playwright/test';

export type WorkerMode = 'shared' | 'dedicated';

/** What this run of the specs was asked for. */
export const ASKED_MODE: WorkerMode = process.env['HANPAN_E2E_WORKER'] === 'dedicated' ? 'dedicated' : 'shared';

/** Both, or the one that a run without shared workers has. */
export const WORKER_MODES: readonly WorkerMode[] = ASKED_MODE === 'dedicated' ? ['dedicated'] : ['shared', 'dedicated'];

/** Takes shared workers away from every page of a browser, before the page's own code runs. */
export async function withoutSharedWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    delete (globalThis as { SharedWorker?: unknown }).SharedWorker;
  });
}
