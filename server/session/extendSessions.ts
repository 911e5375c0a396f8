/** Extends sessions behind the calls that find that they are due: who only reads must not wait for a writer (OPS-8). */
import type { Clock } from '../clock.ts';
import { StoreUnavailable, type Store } from '../store/store.ts';
import { extendSession } from './sessions.ts';

export interface Extending {
  /** Once, however many calls find it due meanwhile. */
  readonly extend: (tokenHash: string) => void;
  /** Resolves once none is under way. */
  readonly idle: () => Promise<void>;
}

interface ExtendingParts {
  readonly store: Store;
  readonly clock: Clock;
  /** Told where one could not be extended; must not throw. */
  readonly onFailure: (error: unknown) => void;
}

export function createExtending({ store, clock, onFailure }: ExtendingParts): Extending {
  const underWay = new Map<string, Promise<void>>();
  const write = async (tokenHash: string) => {
    try {
      await store.write((tx) => extendSession(tx, tokenHash, clock.now()));
    } catch (error) {
      // The next call asks again, and whoever could not write is told so by what they wanted to write.
      if (!(error instanceof StoreUnavailable)) onFailure(error);
    } finally {
      underWay.delete(tokenHash);
    }
  };
  return {
    extend(tokenHash) {
      if (!underWay.has(tokenHash)) underWay.set(tokenHash, write(tokenHash));
    },
    async idle() {
      await Promise.all(underWay.values());
    },
  };
}
