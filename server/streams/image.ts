/**
 * Images (S-4): the state of a stream at one position, as frames ready to be written. One is made once per position and used for
 * every connection that asks there; a fixture that did not change is not encoded again.
 */
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
  /** `image` frames, then `imageEnd`. */
  readonly frames: readonly Buffer[];
}

/** Gives the image of `events` as the offer is at this moment; the caller says which offset that is. */
export function createEventsImages(epoch: string, offer: Offer): (offset: number) => Image {
  const texts = new WeakMap<Fixture, string>();
  const textOf = (fixture: Fixture): string => {
    const text = texts.get(fixture) ?? JSON.stringify(fixture);
    texts.set(fixture, text);
    return text;
  };
  let last: Image | undefined;
  return (offset) => {
    if (last?.position.offset === offset) return last;
    const fixtures = [...offer.fixtures.values()];
    const frames: Buffer[] = [];
    for (let first = 0; first < fixtures.length; first += FIXTURES_PER_SEGMENT) {
      const segment = fixtures
        .slice(first, first + FIXTURES_PER_SEGMENT)
        .map(textOf)
        .join(',');
      frames.push(encodeFrameText('image', `{"of":"fixtures","segment":${frames.length},"fixtures":[${segment}]}`));
    }
    frames.push(encodeFrame('image', { of: 'news', segment: frames.length, news: offer.news }));
    last = whole({ epoch, offset }, frames, digestOfFixtures(fixtures));
    return last;
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

const whole = (position: Position, frames: readonly Buffer[], digest: string): Image => ({
  position,
  frames: [...frames, encodeFrame('imageEnd', { position, segments: frames.length, digest }, position)],
});
