/** A client of a stream that stops reading its socket and reads on later: what it is told, and how many bytes that took. */
import { get, type IncomingMessage } from 'node:http';
import { constants, createGunzip } from 'node:zlib';
import { createParser } from 'eventsource-parser';
import { expect, onTestFinished } from 'vitest';
import { fixtureIdOf } from '../../../src/domain/events/fixtureIdOf.ts';
import { evolveFixture } from '../../../src/domain/sports/evolveFixture.ts';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import { readFrame, type Frame } from '../../../src/domain/events/frames.ts';
import { isOfTopics, type Topic } from '../../../src/domain/events/topics.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import type { Origin } from '../../../server/origin.ts';
import { callOrigin } from './caller.ts';

export interface SlowReader {
  readonly frames: readonly Frame[];
  /** As they came over the line. */
  readonly bytes: number;
  readonly isCompressed: boolean;
  readonly isEnded: boolean;
  /** The socket is not read from any more. */
  stop(): void;
  readOn(): void;
  close(): void;
  until(fits: (frame: Frame) => boolean): Promise<void>;
}

export async function openSlowReader(
  origin: Origin,
  token: string,
  query: string,
  lastEventId?: string,
  takes?: 'gzip',
): Promise<SlowReader> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      'x-auth-token': `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      ...(takes === undefined ? {} : { 'accept-encoding': takes }),
    };
    get(`${origin.url}/api/streams/events${query}`, { headers, agent: false }, resolve).on('error', reject);
  });
  onTestFinished(() => {
    response.destroy();
  });
  const frames: Frame[] = [];
  let bytes = 0;
  let isEnded = false;
  const parser = createParser({ onEvent: (message) => frames.push(readFrame(message, 'events')) });
  const decoder = new TextDecoder();
  const isCompressed = response.headers['content-encoding'] === 'gzip';
  const read = (chunk: Buffer) => {
    parser.feed(decoder.decode(chunk, { stream: true }));
  };
  const gunzip = createGunzip({ flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH });
  gunzip.on('data', read);
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (isCompressed) gunzip.write(chunk);
    else read(chunk);
  });
  response.on('error', () => undefined);
  response.on('close', () => {
    isEnded = true;
  });
  return {
    frames,
    isCompressed,
    get bytes() {
      return bytes;
    },
    get isEnded() {
      return isEnded;
    },
    stop: () => response.pause(),
    readOn: () => response.resume(),
    close: () => response.destroy(),
    until: async (fits) => {
      await expect.poll(() => frames.some(fits), { timeout: 60_000, interval: 10 }).toBe(true);
    },
  };
}

/** Each event and each `passed` as the offsets it stands for must follow the one before. Returns the last of them. */
export function expectDense(frames: readonly Frame[]): number {
  let last = -1;
  for (const frame of frames) {
    if (frame.name === 'resumed') last = frame.from.offset;
    if (frame.name === 'imageEnd' && frame.topics === undefined) last = frame.position.offset;
    if (frame.name !== 'event' && frame.name !== 'passed') continue;
    const from = frame.name === 'passed' ? frame.from : frame.position.offset;
    expect(from).toBe(last + 1);
    expect(frame.position.offset).toBeGreaterThanOrEqual(from);
    last = frame.position.offset;
  }
  return last;
}

/** A client gives a connection up on which a heartbeat's head has not come by the next heartbeat, nor anything else (S-5). */
export function expectNoHeadForgotten(frames: readonly Frame[]): void {
  let told = 0;
  let last: { readonly head: number; readonly told: number } | undefined;
  for (const frame of frames) {
    if (frame.name === 'event' || frame.name === 'passed') told = frame.position.offset;
    if (frame.name === 'imageEnd') told = frame.position.offset;
    if (frame.name !== 'heartbeat') continue;
    expect(last !== undefined && told < last.head && told === last.told).toBe(false);
    last = { head: frame.head.offset, told };
  }
}

/** The offer as a client has it that was told these frames. */
export function offerOf(
  frames: readonly Frame[],
  known: ReadonlyMap<string, Fixture> = new Map(),
): Map<string, Fixture> {
  const offer = new Map(known);
  let shown: readonly Topic[] | undefined;
  for (const frame of frames) {
    if (frame.name === 'topicImage') shown = frame.topics;
    if (frame.name === 'topicImage')
      for (const [id, fixture] of offer) if (isOfTopics(new Set(shown), fixture)) offer.delete(id);
    if (frame.name === 'image' && frame.image.of === 'fixtures')
      for (const fixture of frame.image.fixtures) offer.set(fixture.fixtureId, fixture);
    if (frame.name === 'event') apply(offer, frame.event as FeedEvent);
  }
  return offer;
}

function apply(offer: Map<string, Fixture>, event: FeedEvent): void {
  const id = fixtureIdOf(event);
  if (id === undefined) return;
  const next = evolveFixture(offer.get(id), event);
  if (next === undefined) offer.delete(id);
  else offer.set(id, next);
}

export interface SlowCounts {
  readonly streams: number;
  readonly eventsLeftOut: number;
}

export async function slowCounts(origin: Origin): Promise<SlowCounts> {
  const { body } = await callOrigin(origin, 'GET', '/health');
  return (body as { slow: SlowCounts }).slow;
}
