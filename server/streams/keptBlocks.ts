/** Blocks that may still be asked for (S-25): for ten minutes after their names were last told, and within a bound of memory. */
import type { SteadyClock } from '../clock.ts';
import type { Block } from './packBlocks.ts';

const KEPT_MS = 10 * 60_000;
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

export interface KeptBlocks {
  /** Keeps blocks from now on: their names are about to be told. */
  readonly handOut: (blocks: readonly Block[]) => void;
  /**
   * @param from where the bytes that are asked for begin
   * @param who is not told, only told apart from others
   * @returns the whole block; `undefined` for what is not kept, or not any more
   */
  readonly serve: (name: string, from: number, who: string) => Buffer | undefined;
  readonly counts: () => BlockCounts;
}

/** A client that loses nothing it was sent asks for no block `again` (S-27), unless it lost what it had stored. */
export interface BlockCounts extends Readonly<Record<string, number>> {
  readonly kept: number;
  readonly keptBytes: number;
  readonly served: number;
  readonly resumed: number;
  readonly again: number;
  readonly gone: number;
}

export interface KeptBlocksOptions {
  readonly clock: SteadyClock;
  readonly maxBytes?: number;
}

interface Kept {
  readonly bytes: Buffer;
  /** Who asked for it from its beginning. */
  readonly servedTo: Set<string>;
  readonly until: number;
}

export function createKeptBlocks({ clock, maxBytes = MAX_KEPT_BYTES }: KeptBlocksOptions): KeptBlocks {
  /** Those whose names were told last are last. */
  const kept = new Map<string, Kept>();
  const counted = { served: 0, resumed: 0, again: 0, gone: 0 };
  let keptBytes = 0;
  const forgetOld = () => {
    const now = clock.elapsed();
    for (const [name, { bytes, until }] of kept) {
      if (until > now && keptBytes <= maxBytes) return;
      keptBytes -= bytes.length;
      kept.delete(name);
    }
  };
  return {
    handOut(blocks) {
      const until = clock.elapsed() + KEPT_MS;
      for (const { name, bytes } of blocks) {
        const known = kept.get(name);
        kept.delete(name);
        if (known === undefined) keptBytes += bytes.length;
        kept.set(name, known === undefined ? { bytes, servedTo: new Set(), until } : { ...known, until });
      }
      forgetOld();
    },
    serve(name, from, who) {
      forgetOld();
      const found = kept.get(name);
      if (found === undefined) {
        counted.gone += 1;
        return undefined;
      }
      counted.served += 1;
      if (from > 0) counted.resumed += 1;
      else if (found.servedTo.has(who)) counted.again += 1;
      else found.servedTo.add(who);
      return found.bytes;
    },
    counts: () => ({ kept: kept.size, keptBytes, ...counted }),
  };
}
