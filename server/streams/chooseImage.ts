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

/** All look at the offer before they return a promise: the image stands where the offer stood at the call. */
export interface ImageChoice {
  /** What follows `reset`. */
  readonly first: (interest: Interest | undefined) => Promise<ShownImage>;
  /** Of the topics that the client lacks. */
  readonly ofBehind: (interest: Interest) => Promise<ShownImage>;
}

export interface ChoiceOptions {
  readonly images: EventsImages;
  readonly resolve: ResolveTopics;
  /** Where the offer stands. */
  readonly offsetOf: () => number;
  /** Images of more bytes of JSON go in blocks to those who take them. */
  readonly blocksFrom: number;
}

export function createImageChoice({ images, resolve, offsetOf, blocksFrom }: ChoiceOptions): ImageChoice {
  const inForm = async ({ inBlocks }: Interest, scope: Scope): Promise<Image> =>
    inBlocks && !images.isWithin(blocksFrom, scope.topics)
      ? images.inBlocks(offsetOf(), scope)
      : images.ofTopics(offsetOf(), scope);
  return {
    async first(interest) {
      if (interest === undefined) return { image: images.whole(offsetOf()), topics: undefined };
      const { topics, pages } = resolve(interest.topics);
      if (!interest.inBlocks || images.isWithin(blocksFrom)) return { image: images.whole(offsetOf()), topics };
      return { image: await inForm(interest, { asked: interest.topics, topics, pages, isFirst: true }), topics };
    },
    async ofBehind(interest) {
      const { topics: lacked, pages } = resolve(interest.behind);
      const image = inForm(interest, { asked: interest.behind, topics: lacked, pages, isFirst: false });
      return { image: await image, topics: new Set([...heldOf(interest), ...lacked]) };
    },
  };
}
