/**
 * The offer index as blocks (STREAMS.md, S-29): made at most twice a minute whoever asks, when images of blocks may be made, and kept like theirs.
 * What befell its games since is told beside it, so that an answer is true where the stream stands when it is given (IDX-6).
 */
import type { FixtureId } from '../../src/domain/kernel/ids.ts';
import type { Position } from '../../src/domain/kernel/position.ts';
import { namedGames, namedSince, type NamedGame } from '../../src/domain/sports/offerIndex.ts';
import { packOffer } from '../../src/domain/sports/packedOffer.ts';
import type { Clock } from '../clock.ts';
import type { Offer } from '../ingest/offer.ts';
import type { ImagePace } from './imagePace.ts';
import type { KeptBlocks } from './keptBlocks.ts';
import type { Block, PackBlocks } from './packBlocks.ts';

/** How long its blocks are those that were made, ms. */
const SAME_MS = 30_000;
/** They are made anew sooner where more games than these are other by now: as text they would weigh as much as another block. */
const MAX_SINCE_GAMES = 200;

export interface TakenIndex {
  readonly blocks: readonly Block[];
  /** Games that are otherwise than in the blocks, as the text of a block; `''` for none. */
  readonly since: string;
  /** Where blocks and `since` are true. */
  readonly position: Position;
}

export interface OfferIndex {
  /** Its blocks, kept from now on. @returns `undefined` where a game fits into no block */
  readonly take: () => Promise<TakenIndex | undefined>;
  readonly counts: () => { readonly indexes: number; readonly indexBytes: number };
}

export interface OfferIndexOptions {
  readonly epoch: string;
  readonly offer: Offer;
  /** Where the offer stands. */
  readonly offsetOf: () => number;
  readonly clock: Pick<Clock, 'elapsed'>;
  readonly pace: ImagePace;
  /** A packer of the index alone: it packs games without their markets, which no image may reuse. */
  readonly pack: PackBlocks;
  readonly handOut: KeptBlocks['handOut'];
}

interface Made {
  readonly blocks: readonly Block[] | undefined;
  /** The games in the blocks, as they were packed. */
  readonly named: ReadonlyMap<FixtureId, NamedGame>;
}

export function createOfferIndex(options: OfferIndexOptions): OfferIndex {
  const { epoch, offer, offsetOf, clock, pace, pack, handOut } = options;
  const counted = { indexes: 0, indexBytes: 0 };
  let last: { readonly at: number; readonly made: Promise<Made> } | undefined;
  let since: { readonly made: Made; readonly offset: number; readonly text: string } | undefined;
  const make = async (): Promise<Made> => {
    await pace.turn();
    const games = namedGames(offer.fixtures.values());
    const blocks = await pace.make(() => pack(games));
    counted.indexes += 1;
    counted.indexBytes = blocks?.reduce((sum, { bytes }) => sum + bytes.length, 0) ?? 0;
    return { blocks, named: new Map(games.map((game) => [game.fixtureId, game])) };
  };
  const sinceMade = (made: Made, offset: number): string => {
    if (since?.made === made && since.offset === offset) return since.text;
    const games = namedSince(made.named, offer.fixtures);
    if (games.length > MAX_SINCE_GAMES) last = undefined;
    const text = games.length === 0 ? '' : packOffer(games);
    since = { made, offset, text };
    return text;
  };
  return {
    async take() {
      if (last === undefined || clock.elapsed() - last.at >= SAME_MS) last = { at: clock.elapsed(), made: make() };
      const { made } = last;
      try {
        const found = await made;
        if (found.blocks === undefined) return undefined;
        handOut(found.blocks);
        const offset = offsetOf();
        return { blocks: found.blocks, since: sinceMade(found, offset), position: { epoch, offset } };
      } catch (error) {
        if (last?.made === made) last = undefined;
        throw error;
      }
    },
    counts: () => ({ ...counted }),
  };
}
