/**
 * Images (S-4): the state of a stream at one position, as frames ready to be written. One is made once per position and used for
 * every connection that asks there; a fixture that did not change is not encoded again.
 */
import { isFollowed, nameOfTopics, type Topic, type Topics } from '../../src/domain/events/topics.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Position } from '../../src/domain/kernel/position.ts';
import { digestOfFixtures } from '../../src/domain/sports/digest.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import { readBetsOf } from '../betting/betRows.ts';
import { encodeFrame, encodeFrameText } from '../events/encodeFrame.ts';
import { betsOf, readStreamHead } from '../events/eventLog.ts';
import type { Offer } from '../ingest/offer.ts';
import { readMember } from '../session/readMember.ts';
import type { Work } from '../store/store.ts';

const FIXTURES_PER_SEGMENT = 100;
const BETS_IN_IMAGE = 100;

export interface Image {
  readonly position: Position;
  /** `image` frames, then `imageEnd`; `topicImage` before them if it is one of some topics. */
  readonly frames: readonly Buffer[];
}

/** Images of `events` as the offer is at this moment; the caller says which offset that is. */
export interface EventsImages {
  readonly whole: (offset: number) => Image;
  /** Of the fixtures of some topics alone, after a `topicImage` frame that names them (S-19). */
  readonly ofTopics: (offset: number, topics: Topics) => Image;
}

/** Images of different topics that are kept at one position. */
const MAX_TOPIC_IMAGES = 16;

export function createEventsImages(epoch: string, offer: Offer): EventsImages {
  const texts = new WeakMap<Fixture, string>();
  const textOf = (fixture: Fixture): string => {
    const text = texts.get(fixture) ?? JSON.stringify(fixture);
    texts.set(fixture, text);
    return text;
  };
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
  let last: Image | undefined;
  let ofTopics = new Map<string, Image>();
  return {
    whole(offset) {
      if (last?.position.offset === offset) return last;
      const fixtures = [...offer.fixtures.values()];
      const frames = segmentsOf(fixtures);
      frames.push(encodeFrame('image', { of: 'news', segment: frames.length, news: offer.news }));
      last = whole({ epoch, offset }, frames, digestOfFixtures(fixtures));
      return last;
    },
    ofTopics(offset, topics) {
      const name = nameOfTopics(topics);
      const known = ofTopics.get(name);
      if (known?.position.offset === offset) return known;
      const fixtures = [...offer.fixtures.values()].filter((fixture) => isFollowed(topics, fixture));
      const image = whole({ epoch, offset }, segmentsOf(fixtures), digestOfFixtures(fixtures), [...topics]);
      if (ofTopics.size >= MAX_TOPIC_IMAGES) ofTopics = new Map();
      ofTopics.set(name, image);
      return image;
    },
  };
}

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

const whole = (position: Position, frames: readonly Buffer[], digest: string, topics?: readonly Topic[]): Image => ({
  position,
  frames: [
    ...(topics === undefined ? [] : [encodeFrame('topicImage', { topics })]),
    ...frames,
    encodeFrame('imageEnd', { position, segments: frames.length, digest, topics }, position),
  ],
});
