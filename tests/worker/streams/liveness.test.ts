/** Whether a connection is alive is decided by what it says, not by its bytes (S-6, S-22). */
import { describe, expect, it } from 'vitest';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import { settle, until } from '../../support/engine/manualClock.ts';
import { oddsChanged, sampleFixture } from '../../support/engine/sampleData.ts';
import type { ScriptedStream } from '../../support/engine/scriptedOrigin.ts';
import { changeableInterests, live, reading } from '../support/readingStream.ts';

const HEARTBEAT_MS = 5_000;
const LIMIT_MS = 2.5 * HEARTBEAT_MS;
const at = (offset: number) => ({ epoch: 'e1', offset });
const fixtures = [sampleFixture(1)];

/** As an origin that counts its frames says it. */
const beat = (stream: ScriptedStream, offset: number, sent: number) => {
  stream.frame('heartbeat', {
    head: at(offset),
    serverTime: 1,
    heartbeatMs: HEARTBEAT_MS,
    producers: {},
    sent,
  });
};
/** Frames of the image that `live` begins with: reset, two pieces, their end, a heartbeat. */
const OPENING = 5;

/** Comments every second, for so long. */
async function comments(it: Awaited<ReturnType<typeof live>>, ms: number) {
  for (let passed = 0; passed < ms; passed += 1_000) {
    if (it.stream().isOpen) it.stream().raw(':\n\n');
    await settle(1);
    await it.clock.advance(1_000);
  }
}

describe('S-6 liveness by what is said', () => {
  it('SYN-10 gives up a stream of comments alone after two and a half heartbeats', async () => {
    const it = await live();
    await comments(it, LIMIT_MS - 1_500);
    expect(await it.state()).toBe('live');
    await comments(it, 2_000);
    expect(it.origin.streams[0]?.isOpen).toBe(false);
    await it.clock.advance(500);
    await it.opened(2);
    await it.stop();
  });

  it('gives up a stream of comments that come in halves, and of frames that no protocol of ours has', async () => {
    const it = await live();
    for (let passed = 0; passed < LIMIT_MS + 1_000; passed += 1_000) {
      if (it.stream().isOpen)
        it.stream().raw(passed % 2_000 === 0 ? ': still' : ' here\n\nevent: surprise\ndata: 1\n\n');
      await settle(1);
      await it.clock.advance(1_000);
    }
    expect(it.origin.streams[0]?.isOpen).toBe(false);
    await it.stop();
  });

  it('gives up a connection whose first frame never comes, whatever comments say', async () => {
    const it = reading();
    await it.opened(1);
    await it.in('catchingUp');
    await comments(it, LIMIT_MS + 1_000);
    expect(it.origin.streams.length > 1 || (await it.state()) === 'waiting').toBe(true);
    expect(it.origin.streams[0]?.isOpen).toBe(false);
    await it.stop();
  });

  it('gives up an image that stops before its end', async () => {
    const it = reading();
    await it.opened(1);
    it.stream().frame('reset', { reason: 'noCursor', head: at(10) });
    it.stream().frame('image', { of: 'fixtures', segment: 0, fixtures });
    await settle();
    await comments(it, LIMIT_MS + 1_000);
    expect(it.origin.streams[0]?.isOpen).toBe(false);
    await it.stop();
  });

  it('lets a slow line take two minutes for an image that is really coming', async () => {
    const it = reading();
    await it.opened(1);
    const [stream] = it.origin.streams;
    if (stream === undefined) throw new Error('no stream');
    const slowly = async (text: string) => {
      const part = Math.ceil(text.length / 8);
      for (let from = 0; from < text.length; from += part) {
        stream.raw(text.slice(from, from + part));
        await settle(1);
        await it.clock.advance(5_000);
      }
    };
    stream.frame('reset', { reason: 'noCursor', head: at(10) });
    const piece = (segment: number, one: object) => `event: image\ndata: ${JSON.stringify({ ...one, segment })}\n\n`;
    await slowly(piece(0, { of: 'fixtures', fixtures }));
    await slowly(piece(1, { of: 'fixtures', fixtures: [sampleFixture(2)] }));
    await slowly(piece(2, { of: 'news', news: [] }));
    expect(it.origin.streams).toHaveLength(1);
    const digest = digestOfFixtures([...fixtures, sampleFixture(2)]);
    stream.frame('imageEnd', { position: at(10), segments: 3, digest }, 'e1.10');
    await it.in('live');
    await it.stop();
  });

  it('gives up events without a heartbeat after twelve of its intervals', async () => {
    const it = await live();
    let offset = 10;
    const pour = async (ms: number) => {
      for (let passed = 0; passed < ms && it.stream().isOpen; passed += 2_000) {
        offset += 1;
        it.stream().event('e1', offset, oddsChanged(1, offset, 110 + offset));
        await settle(1);
        await it.clock.advance(2_000);
      }
    };
    await pour(50_000);
    expect(await it.state()).toBe('live');
    await pour(16_000);
    expect(it.origin.streams[0]?.isOpen).toBe(false);
    await it.stop();
  });
});

describe('S-22 the loss of any frame is a gap', () => {
  it('SYN-10 misses the last event of a stream with the next heartbeat', async () => {
    const it = await live();
    it.stream().event('e1', 11, oddsChanged(1, 2, 190));
    beat(it.stream(), 12, OPENING + 2);
    await it.in('waiting');
    await until('kept aside', async () => (await it.db.quarantine.count()) === 1);
    expect(await it.db.quarantine.toArray()).toMatchObject([{ kind: 'frameLost', detail: '6 of 7 frames' }]);
    await it.clock.advance(500);
    await it.opened(2);
    expect(it.stream().lastEventId).toBe('e1.11');
    await it.stop();
  });

  it('SYN-10 misses a heartbeat, though nothing else was lost', async () => {
    const it = await live();
    beat(it.stream(), 10, OPENING + 1);
    await it.in('waiting');
    await it.stop();
  });

  it('takes what came twice for one, and an unreadable frame for one', async () => {
    const it = await live();
    it.stream().event('e1', 11, oddsChanged(1, 2, 190));
    it.stream().event('e1', 11, oddsChanged(1, 2, 190));
    it.stream().raw('event: surprise\ndata: 1\n\n');
    it.stream().frame('event', { type: 'MoonRose', v: 1, at: 1, data: {} }, 'e1.12');
    beat(it.stream(), 12, OPENING + 3);
    await it.at(12);
    expect(await it.state()).toBe('live');
    expect(it.origin.streams).toHaveLength(1);
    await it.stop();
  });

  it.each(['resumed', 'reset'])('misses a lost %s with the first heartbeat', async (lost) => {
    const it = await live();
    it.stream().cut();
    await it.in('waiting');
    await it.clock.advance(500);
    await it.opened(2);
    beat(it.stream(), 10, lost === 'resumed' ? 1 : 4);
    await it.in('waiting');
    await it.stop();
  });

  it('misses a lost end of an image with the heartbeat that follows it', async () => {
    const it = reading();
    await it.opened(1);
    it.stream().frame('reset', { reason: 'noCursor', head: at(10) });
    it.stream().frame('image', { of: 'fixtures', segment: 0, fixtures });
    beat(it.stream(), 10, 3);
    await it.in('waiting');
    await it.stop();
  });

  it('misses a lost end of an image of topics with the next heartbeat', async () => {
    const interests = changeableInterests('sport:1');
    const it = reading(undefined, interests);
    await it.opened(1);
    it.stream().frame('reset', { reason: 'noCursor', head: at(10), topics: ['sport:1'] });
    it.stream().frame('image', { of: 'fixtures', segment: 0, fixtures });
    it.stream().frame('imageEnd', { position: at(10), segments: 1, digest: digestOfFixtures(fixtures) }, 'e1.10');
    beat(it.stream(), 10, 3);
    await it.in('live');
    interests.set('sport:1', 'sport:2');
    await it.opened(2);
    it.stream().frame('resumed', { from: at(10), head: at(10), topics: ['sport:1', 'sport:2'] });
    beat(it.stream(), 10, 1);
    it.stream().frame('topicImage', { topics: ['sport:2'] });
    it.stream().frame('image', { of: 'fixtures', segment: 0, fixtures: [] });
    beat(it.stream(), 10, 5);
    await it.in('waiting');
    await it.stop();
  });

  it('S-5 holds an origin that does not count to its heads, and to the same deadlines', async () => {
    const it = await live();
    it.stream().heartbeat('e1', 11);
    await settle();
    expect(await it.state()).toBe('live');
    it.stream().heartbeat('e1', 11);
    await it.in('waiting');
    await it.clock.advance(500);
    await it.opened(2);
    it.stream().heartbeat('e1', 10);
    await it.in('waiting');
    await it.stop();
  });
});
