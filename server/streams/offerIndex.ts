/**
 * The offer index as blocks (STREAMS.md, S-29): made at most twice a minute whoever asks, when images of blocks may be made, and kept like theirs.
 */
import { namedGames } from '../../src/domain/sports/offerIndex.ts';
import type { Clock } from '../clock.ts';
import type { Offer } from '../ingest/offer.ts';
import type { ImagePace } from './imagePace.ts';
import type { KeptBlocks } from './keptBlocks.ts';
import type { Block, PackBlocks } from './packBlocks.ts';

/** How long it is told as it was made, ms: what changes in between, everybody is told by the stream. */
const SAME_MS = 30_000;

export interface OfferIndex {
  /** Its blocks, kept from now on. @returns `undefined` where a game fits into no block */
  readonly take: () => Promise<readonly Block[] | undefined>;
  readonly counts: () => { readonly indexes: number; readonly indexBytes: number };
}

export interface OfferIndexOptions {
  readonly offer: Offer;
  readonly clock: Pick<Clock, 'elapsed'>;
  readonly pace: ImagePace;
  /** Of its own: what it remembers of games is not what an image remembers. */
  readonly pack: PackBlocks;
  readonly handOut: KeptBlocks['handOut'];
}

export function createOfferIndex({ offer, clock, pace, pack, handOut }: OfferIndexOptions): OfferIndex {
  const told = { indexes: 0, indexBytes: 0 };
  let last: { readonly at: number; readonly made: Promise<readonly Block[] | undefined> } | undefined;
  const make = async () => {
    await pace.turn();
    const blocks = await pace.make(() => pack(namedGames(offer.fixtures.values())));
    told.indexes += 1;
    told.indexBytes = blocks?.reduce((sum, { bytes }) => sum + bytes.length, 0) ?? 0;
    return blocks;
  };
  return {
    async take() {
      if (last === undefined || clock.elapsed() - last.at >= SAME_MS) last = { at: clock.elapsed(), made: make() };
      const { made } = last;
      try {
        const blocks = await made;
        if (blocks !== undefined) handOut(blocks);
        return blocks;
      } catch (error) {
        if (last?.made === made) last = undefined;
        throw error;
      }
    },
    counts: () => ({ ...told }),
  };
}
