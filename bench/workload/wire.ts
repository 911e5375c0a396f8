/** Frames of workload W as bytes, encoded by the origin's own code. */
import type { FeedEvent } from '../../src/domain/events/catalogue.ts';
import { encodeEvent } from '../../src/domain/events/decode.ts';
import { digestOfFixtures } from '../../src/domain/sports/digest.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import { EPOCH_NAME } from './epochName.ts';
import { encodeFrame } from '../../server/events/encodeFrame.ts';

const FIXTURES_PER_SEGMENT = 100;

export const EPOCH = EPOCH_NAME;

export const eventFrame = (event: FeedEvent, offset: number): Buffer =>
  encodeFrame('event', encodeEvent(event), { epoch: EPOCH, offset });

export const resumedFrame = (from: number, head: number): Buffer =>
  encodeFrame('resumed', { from: { epoch: EPOCH, offset: from }, head: { epoch: EPOCH, offset: head } });

export const heartbeatFrame = (head: number, now: number, heartbeatMs: number): Buffer =>
  encodeFrame('heartbeat', {
    head: { epoch: EPOCH, offset: head },
    serverTime: now,
    heartbeatMs,
    producers: { prematch: 'up', inPlay: 'up' },
  });

/** `reset`, the image of an offer, `imageEnd`. */
export function imageFrames(fixtures: readonly Fixture[], offset: number): Buffer {
  const position = { epoch: EPOCH, offset };
  const frames = [encodeFrame('reset', { reason: 'noCursor', head: position })];
  let segment = 0;
  for (let first = 0; first < fixtures.length; first += FIXTURES_PER_SEGMENT) {
    const piece = fixtures.slice(first, first + FIXTURES_PER_SEGMENT);
    frames.push(encodeFrame('image', { of: 'fixtures', segment, fixtures: piece }));
    segment += 1;
  }
  frames.push(encodeFrame('image', { of: 'news', segment, news: [] }));
  frames.push(
    encodeFrame('imageEnd', { position, segments: segment + 1, digest: digestOfFixtures(fixtures) }, position),
  );
  return Buffer.concat(frames);
}
