/**
 * Images (S-4): the state of a stream at one position, as frames ready to be written. One is made once per position and used for
 * every connection that asks there; a fixture that did not change is not encoded again.
 */
import type { ImageBlocksFrame } from '../../src/domain/events/frames.ts';
import { isOfTopics, nameOfTopics, type Topic, type Topics } from '../../src/domain/events/topics.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Position } from '../../src/domain/kernel/position.ts';
import { addDigests, digestOf, digestText } from '../../src/domain/sports/digest.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import { readBetsOf } from '../betting/betRows.ts';
import { encodeFrame, encodeFrameText } from '../events/encodeFrame.ts';
import { betsOf, readStreamHead } from '../events/eventLog.ts';
import type { Offer } from '../ingest/offer.ts';
import { readMember } from '../session/readMember.ts';
import type { Work } from '../store/store.ts';
import type { ImagePace } from './imagePace.ts';
import type { Block, PackBlocks } from './packBlocks.ts';

const FIXTURES_PER_SEGMENT = 100;
const BETS_IN_IMAGE = 100;

export interface Image {
  readonly position: Position;
  /** `image` frames, then `imageEnd`; `topicImage` before them if it is one of some topics; or `imageBlocks` alone. */
  readonly frames: readonly Buffer[];
}

/** Which topics an image has the fixtures of, and where in a connection it stands. */
export interface Scope {
  /** As they were asked for: frames name them so. */
  readonly asked: Topics;
  /** The topics asked for, with the games of each page in its place. */
  readonly topics: Topics;
  readonly pages: ImageBlocksFrame['pages'];
  /** Whether it follows `reset`: then news are part of it, and no word is needed that it begins. */
  readonly isFirst: boolean;
}

/** Images of `events` as the offer is at this moment; the caller says which offset that is. */
export interface EventsImages {
  readonly whole: (offset: number) => Image;
  /** Of the fixtures of some topics alone (S-19). */
  readonly ofTopics: (offset: number, scope: Scope) => Image;
  /** The same as names of blocks, or in frames where a fixture fits into none (S-25). It is of the offer at the moment of the call. */
  readonly inBlocks: (offset: number, scope: Scope) => Promise<Image>;
  /** Images in blocks that were asked for, and those that were made for it. */
  readonly counts: () => { readonly asked: number; readonly made: number };
  /** Whether the fixtures of some topics, or all, are no more than so many bytes of JSON. */
  readonly isWithin: (bytes: number, topics?: Topics) => boolean;
}

/** Images of different topics that are kept at one position. */
const MAX_TOPIC_IMAGES = 16;

export interface ImageSources {
  readonly epoch: string;
  readonly offer: Offer;
  readonly packBlocks: PackBlocks;
  /** Does the work of an image in blocks, and knows how long that took. */
  readonly make: ImagePace['make'];
  /** Keeps blocks whose names are told to somebody. */
  readonly handOut: (blocks: readonly Block[]) => void;
}

export function createEventsImages({ epoch, offer, packBlocks, handOut, make }: ImageSources): EventsImages {
  const counts = { asked: 0, made: 0 };
  const textOf = kept((fixture) => JSON.stringify(fixture));
  const sumOf = kept(digestOf);
  const digestFor = (fixtures: readonly Fixture[]) =>
    digestText(fixtures.reduce((sum, fixture) => addDigests(sum, sumOf(fixture)), 0));
  const segmentsOf = (fixtures: readonly Fixture[]): Buffer[] => {
    const frames: Buffer[] = [];
    for (let first = 0; first < fixtures.length; first += FIXTURES_PER_SEGMENT) {
      const segment = fixtures
        .slice(first, first + FIXTURES_PER_SEGMENT)
        .map(textOf)
        .join(',');
      frames.push(encodeFrameText('image', `{"of":"fixtures","segment":${frames.length},"fixtures":[${segment}]}`));
    }
    return frames;
  };
  const fixturesOf = (topics: Topics) => [...offer.fixtures.values()].filter((fixture) => isOfTopics(topics, fixture));
  const framesOf = (offset: number, fixtures: readonly Fixture[], { asked, isFirst }: Scope): Image => {
    const frames = segmentsOf(fixtures);
    if (isFirst) frames.push(newsFrame(frames.length, offer));
    return whole({ epoch, offset }, frames, digestFor(fixtures), { topics: [...asked], isFirst });
  };
  const blocksOf = async (offset: number, scope: Scope): Promise<ImageInBlocks> => {
    const { asked, topics, pages, isFirst } = scope;
    counts.made += 1;
    const position = { epoch, offset };
    const fixtures = fixturesOf(topics);
    const news = isFirst ? [...offer.news] : undefined;
    const blocks = await packBlocks(fixtures);
    if (blocks === undefined) return { image: framesOf(offset, fixtures, scope), blocks: [] };
    const frame: ImageBlocksFrame = {
      position,
      topics: [...asked],
      pages,
      digest: digestFor(fixtures),
      blocks: blocks.map(({ name, bytes }) => ({ name, bytes: bytes.length })),
      news,
    };
    return { image: { position, frames: [encodeFrame('imageBlocks', frame)] }, blocks };
  };
  let last: Image | undefined;
  const ofTopics = keptByScope<Image>();
  const inBlocks = keptByScope<Promise<ImageInBlocks>>();
  return {
    whole(offset) {
      if (last?.position.offset === offset) return last;
      const fixtures = [...offer.fixtures.values()];
      const frames = segmentsOf(fixtures);
      frames.push(newsFrame(frames.length, offer));
      last = whole({ epoch, offset }, frames, digestFor(fixtures));
      return last;
    },
    ofTopics: (offset, scope) => ofTopics(offset, scope, () => framesOf(offset, fixturesOf(scope.topics), scope)),
    async inBlocks(offset, scope) {
      counts.asked += 1;
      const { image, blocks } = await inBlocks(offset, scope, () => make(() => blocksOf(offset, scope)));
      handOut(blocks);
      return image;
    },
    counts: () => ({ ...counts }),
    isWithin(bytes, topics) {
      let sum = 0;
      for (const fixture of offer.fixtures.values()) {
        if (topics === undefined || isOfTopics(topics, fixture)) sum += Buffer.byteLength(textOf(fixture));
        if (sum > bytes) return false;
      }
      return true;
    },
  };
}

interface ImageInBlocks {
  readonly image: Image;
  /** Handed out anew to each who asks: at a position where nothing happens they would be forgotten meanwhile. */
  readonly blocks: readonly Block[];
}

/** What is known of fixtures, as long as they are as they are. */
function kept<Known>(find: (fixture: Fixture) => Known): (fixture: Fixture) => Known {
  const known = new WeakMap<Fixture, Known>();
  return (fixture) => {
    const found = known.get(fixture) ?? find(fixture);
    known.set(fixture, found);
    return found;
  };
}

/** What was made last for each scope, while the offer stands where it stood. */
function keptByScope<Made>(): (offset: number, scope: Scope, make: () => Made) => Made {
  let kept = new Map<string, { readonly offset: number; readonly made: Made }>();
  return (offset, { asked, topics, isFirst }, make) => {
    const name = [isFirst, nameOfTopics(asked), nameOfTopics(topics)].join('|');
    const known = kept.get(name);
    if (known?.offset === offset) return known.made;
    const made = make();
    if (kept.size >= MAX_TOPIC_IMAGES) kept = new Map();
    kept.set(name, { offset, made });
    return made;
  };
}

const newsFrame = (segment: number, { news }: Offer): Buffer => encodeFrame('image', { of: 'news', segment, news });

/** The image of a member's stream, read in one transaction. */
export async function readBetsImage(tx: Work, epoch: string, memberId: MemberId): Promise<Image> {
  const { head } = await readStreamHead(tx, betsOf(memberId));
  const member = await readMember(tx, memberId);
  const bets = await readBetsOf(tx, memberId, Number.MAX_SAFE_INTEGER, BETS_IN_IMAGE);
  const frames = [
    encodeFrame('image', { of: 'member', segment: 0, member }),
    encodeFrame('image', { of: 'bets', segment: 1, bets }),
  ];
  return whole({ epoch, offset: head }, frames, '');
}

/** Of the operators' stream nothing is sent whole: its lists are asked for, each with where the stream stood (OPR-7). */
export async function readOfficeImage(tx: Work, epoch: string): Promise<Image> {
  const { head } = await readStreamHead(tx, 'office');
  return whole({ epoch, offset: head }, [], '');
}

interface Named {
  readonly topics: readonly Topic[];
  readonly isFirst: boolean;
}

const whole = (position: Position, frames: readonly Buffer[], digest: string, named?: Named): Image => ({
  position,
  frames: [
    ...(named === undefined || named.isFirst ? [] : [encodeFrame('topicImage', { topics: named.topics })]),
    ...frames,
    encodeFrame('imageEnd', { position, segments: frames.length, digest, topics: named?.topics }, position),
  ],
});
