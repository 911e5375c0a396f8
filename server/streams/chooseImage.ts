/** Which image answers a connection: the whole offer, its topics alone, or names of blocks (S-4, S-19, S-25). */
import type { Topics } from '../../src/domain/events/topics.ts';
import type { EventsImages, Image, Scope } from './image.ts';
import { heldOf, type Interest } from './interest.ts';
import type { ResolveTopics } from './pageTopics.ts';

export interface ShownImage {
  readonly image: Image;
  /** What the connection is of from there on; `undefined` for everything. */
  readonly topics: Topics | undefined;
}

export interface ImageChoice {
  /** The image that follows `reset`; resolves when it may be made. */
  readonly first: (interest: Interest | undefined) => Promise<ShownImage>;
  /** Resolves when the image of the topics that the client lacks may be made: at once, but for one in blocks (S-25). */
  readonly turn: (interest: Interest) => Promise<void>;
  /** Of the topics that the client lacks, as the offer is at the moment of the call. */
  readonly ofBehind: (interest: Interest) => Promise<ShownImage>;
}

export interface ChoiceOptions {
  readonly images: EventsImages;
  readonly resolve: ResolveTopics;
  /** Where the offer stands. */
  readonly offsetOf: () => number;
  /** Images of more bytes of JSON go in blocks to those who take them. */
  readonly blocksFrom: number;
  /** Resolves when an image in blocks may be made. */
  readonly turn: () => Promise<void>;
}

export function createImageChoice({ images, resolve, offsetOf, blocksFrom, turn }: ChoiceOptions): ImageChoice {
  const isInBlocks = ({ inBlocks }: Interest, topics: Topics) => inBlocks && !images.isWithin(blocksFrom, topics);
  const inForm = async (interest: Interest, scope: Scope): Promise<Image> =>
    isInBlocks(interest, scope.topics) ? images.inBlocks(offsetOf(), scope) : images.ofTopics(offsetOf(), scope);
  const turnOf = async (interest: Interest, topics: Topics) => {
    if (isInBlocks(interest, resolve(topics).topics)) await turn();
  };
  return {
    async first(interest) {
      if (interest === undefined) return { image: images.whole(offsetOf()), topics: undefined };
      await turnOf(interest, interest.topics);
      const { topics, pages } = resolve(interest.topics);
      if (!interest.inBlocks || images.isWithin(blocksFrom)) return { image: images.whole(offsetOf()), topics };
      return { image: await inForm(interest, { asked: interest.topics, topics, pages, isFirst: true }), topics };
    },
    turn: (interest) => turnOf(interest, interest.behind),
    async ofBehind(interest) {
      const { topics: lacked, pages } = resolve(interest.behind);
      const image = inForm(interest, { asked: interest.behind, topics: lacked, pages, isFirst: false });
      return { image: await image, topics: new Set([...heldOf(interest), ...lacked]) };
    },
  };
}
