/** Blocks that may still be asked for (S-25): for ten minutes after their names were last told, and within a bound of memory. */
import type { Block } from './packBlocks.ts';

const KEPT_MS = 10 * 60_000;
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

export interface KeptBlocks {
  /** Keeps blocks from now on: their names are about to be told. */
  readonly handOut: (blocks: readonly Block[]) => void;
  /** @returns `undefined` for what is not kept, or not any more */
  readonly find: (name: string) => Buffer | undefined;
}

export interface KeptBlocksOptions {
  /** Steady ms. */
  readonly steadyNow: () => number;
  readonly maxBytes?: number;
}

export function createKeptBlocks({ steadyNow, maxBytes = MAX_KEPT_BYTES }: KeptBlocksOptions): KeptBlocks {
  /** Those whose names were told last are last. */
  const kept = new Map<string, { readonly bytes: Buffer; readonly until: number }>();
  let size = 0;
  const forget = (name: string) => {
    size -= kept.get(name)?.bytes.length ?? 0;
    kept.delete(name);
  };
  const forgetOld = () => {
    const now = steadyNow();
    for (const [name, { until }] of kept) {
      if (until > now && size <= maxBytes) return;
      forget(name);
    }
  };
  return {
    handOut(blocks) {
      for (const { name, bytes } of blocks) {
        forget(name);
        kept.set(name, { bytes, until: steadyNow() + KEPT_MS });
        size += bytes.length;
      }
      forgetOld();
    },
    find(name) {
      forgetOld();
      return kept.get(name)?.bytes;
    },
  };
}
