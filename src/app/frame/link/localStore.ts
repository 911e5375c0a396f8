/**
 * When the local database comes: at once where somebody seems to be signed in, since every page of a member waits for it; after the
 * login card has been drawn where nobody does.
 */
import type { ComponentType } from 'react';
import type { HanpanDatabase } from '../../../db/tables/database.ts';
import { canStore, type CanStoreDeps } from './canStore.ts';
import type { SessionReaderProps } from '../session/SessionReader.tsx';
import { whenIdle } from '../../kit/timing/whenIdle.ts';

export interface OpenStore {
  readonly db: HanpanDatabase;
  readonly SessionReader: ComponentType<SessionReaderProps>;
}

interface StoreDeps extends Omit<CanStoreDeps, 'db'> {
  /** Loads its code first. */
  createDatabase(): Promise<HanpanDatabase>;
}

/**
 * @returns `undefined` in a browser that keeps nothing (D5)
 * @throws whatever loading code throws
 */
export async function openStore({ createDatabase, ...deps }: StoreDeps): Promise<OpenStore | undefined> {
  const [db, { SessionReader }] = await Promise.all([createDatabase(), import('../session/SessionReader.tsx')]);
  return (await canStore({ ...deps, db })) ? { db, SessionReader } : undefined;
}

/** What is asked of a router: whether the first page is here. */
interface Router {
  readonly state: { readonly initialized: boolean };
  subscribe(changed: (state: { readonly initialized: boolean }) => void): () => void;
}

/** Resolves when the first page has been loaded and painted and the browser has nothing else to do, or three seconds later. */
export async function whenIdleAfter(router: Router): Promise<void> {
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
  await whenIdle();
}
