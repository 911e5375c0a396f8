/** Everything that makes and keeps images of `events`, put together: once for all connections. */
import type { Clock } from '../clock.ts';
import type { Tailer } from '../events/tailer.ts';
import type { Offer } from '../ingest/offer.ts';
import { createImageChoice, type ImageChoice } from './chooseImage.ts';
import { createEventsImages } from './image.ts';
import { createImagePace } from './imagePace.ts';
import { createKeptBlocks, type KeptBlocks } from './keptBlocks.ts';
import { createBlockPacker, type Deflate } from './packBlocks.ts';
import { createOfferIndex, type OfferIndex } from './offerIndex.ts';
import { createPageTopics } from './pageTopics.ts';

export interface OpenedImages extends ImageChoice {
  readonly blocks: KeptBlocks;
  readonly index: OfferIndex;
  /** Images in blocks that were asked for and made, groups of fixtures compressed for them, and what became of their blocks. */
  readonly counts: () => Readonly<Record<string, number>>;
}

export interface ImagesOptions {
  readonly epoch: string;
  readonly offer: Offer;
  readonly tailer: Tailer;
  readonly clock: Clock;
  /** Images of more bytes of JSON go in blocks to those who take them (S-25). */
  readonly imageBlockBytes: number;
  readonly deflate?: Deflate;
}

export function openImages({ epoch, offer, tailer, clock, imageBlockBytes, deflate }: ImagesOptions): OpenedImages {
  const blocks = createKeptBlocks({ clock });
  const packer = createBlockPacker(deflate);
  const pace = createImagePace(clock);
  const images = createEventsImages({
    epoch,
    offer,
    packBlocks: packer.pack,
    handOut: blocks.handOut,
    make: pace.make,
  });
  const offsetOf = () => tailer.offsetOf('events');
  const choice = createImageChoice({
    images,
    resolve: createPageTopics({ offer, clock, offsetOf }),
    offsetOf,
    blocksFrom: imageBlockBytes,
    turn: pace.turn,
  });
  const { pack } = createBlockPacker(deflate);
  const index = createOfferIndex({ epoch, offer, offsetOf, clock, pace, pack, handOut: blocks.handOut });
  const counts = () => ({ ...images.counts(), ...packer.counts(), ...blocks.counts(), ...index.counts() });
  return { ...choice, blocks, index, counts };
}
