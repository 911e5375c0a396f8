/** The blocks of the last index, gathered over as many lines and sessions as it takes: what has come whole is not fetched again. */
import type { IndexAnswer } from '../../domain/events/frames.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import { unpackOffer } from '../../domain/sports/packedOffer.ts';
import type { BlockBytes } from './blockBytes.ts';

/** `spoilt`: what came is not the block that was named; `later`: it did not come now, and what did is kept. */
export type GatheredBlocks =
  | { readonly kind: 'whole'; readonly blocks: readonly Uint8Array[] }
  | { readonly kind: 'spoilt' }
  | { readonly kind: 'later' };

/** What has come of one offer index. */
export interface IndexBlocks {
  /** Fetches what is missing of these, in their order, and lets go of all others. */
  gather(wanted: IndexAnswer['blocks'], signal: AbortSignal): Promise<GatheredBlocks>;
  /** Bytes and blocks that have come: more of them is how it is seen that a try brought something. */
  readonly size: number;
  /** What was gathered is stored: it is kept if it is small, for whoever has to store it anew. */
  stored(): void;
  /** What was gathered never will be stored. */
  clear(): void;
}

/** Blocks that came whole, by name. */
export type KeptBlocks = Map<string, Uint8Array>;

/** Bytes of an index that stay in memory once it is stored; one of 2,250 games has some 30,000. */
const MOST_KEPT = 512 * 1024;

/** @param kept outlives sessions: another member's offer has the same index, and so has one that an image made anew. Those of another index are let go */
export function createIndexBlocks(bytes: BlockBytes, kept: KeptBlocks): IndexBlocks {
  return {
    async gather(wanted, signal) {
      const names = new Set<string>(wanted.map(({ name }) => name));
      bytes.keepOnly(names);
      for (const name of kept.keys()) if (!names.has(name)) kept.delete(name);
      for (const block of wanted) {
        if (kept.has(block.name)) continue;
        const fetched = await bytes.fetch(block, signal);
        if (fetched.kind !== 'whole') return { kind: fetched.kind === 'spoilt' ? 'spoilt' : 'later' };
        kept.set(block.name, fetched.bytes);
      }
      return { kind: 'whole', blocks: wanted.flatMap(({ name }) => kept.get(name) ?? []) };
    },
    get size() {
      return bytes.size + kept.size;
    },
    stored() {
      const size = [...kept.values()].reduce((sum, block) => sum + block.length, 0);
      if (size > MOST_KEPT) kept.clear();
    },
    clear: () => kept.clear(),
  };
}

/** Most characters that all blocks of an index come to, so that many that are each within bounds cannot fill the memory. */
const MAX_TEXT = 32 * 1024 * 1024;

/**
 * @param inflate what was deflated; rejects for what was not
 * @returns with what is told beside them last. `undefined` if any of it is no block of ours, or there is too much of it
 */
export async function gamesIn(
  blocks: readonly Uint8Array[],
  since: string,
  inflate: (bytes: Uint8Array) => Promise<string>,
): Promise<readonly Fixture[] | undefined> {
  const games: Fixture[] = [];
  let room = MAX_TEXT;
  for (const block of blocks) {
    const text = await inflate(block).catch(() => undefined);
    room -= text?.length ?? 0;
    const read = text === undefined || room < 0 ? undefined : unpackOffer(text);
    if (read === undefined) return undefined;
    games.push(...read);
  }
  const read = since === '' ? [] : unpackOffer(since);
  return read && [...games, ...read];
}
