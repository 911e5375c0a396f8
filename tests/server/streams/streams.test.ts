/** The streams on the wire, as docs/STREAMS.md numbers them: a real origin, real sockets, the client's own schemas. */
import { describe, expect, it } from 'vitest';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import { formatPosition } from '../../../src/domain/kernel/position.ts';
import { signIn } from '../support/caller.ts';
import { fixtureIdOf, games, marketReport } from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { framesOf, isEvent, isFrame, openStream, type StreamReader } from '../support/streamReader.ts';

const moveHome = (game: string, odds: number) => marketReport(game, { home: { odds } });
const offsets = (reader: StreamReader) => framesOf(reader, 'event').map((frame) => frame.position.offset);
const lastPosition = (reader: StreamReader) => {
  const [end] = framesOf(reader, 'imageEnd');
  const position = framesOf(reader, 'event').at(-1)?.position ?? end?.position;
  if (position === undefined) throw new Error('nothing read yet');
  return formatPosition(position);
};

describe('opening', () => {
  it('S-13 answers with headers no proxy may buffer or rewrite', async () => {
    const origin = await openOrigin();
    const { token } = await signIn(origin);
    const reader = await openStream(origin, 'events', token);
    expect(reader.status).toBe(200);
    expect(reader.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(reader.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(reader.headers.get('x-accel-buffering')).toBe('no');
  });

  it('S-3, S-4 resets a first visit with a whole image and its digest', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games(...Array.from({ length: 130 }, (_, index) => `g${index}`)));
    const { token } = await signIn(origin);
    const reader = await openStream(origin, 'events', token);
    await reader.until(isFrame('imageEnd'));
    const [reset] = framesOf(reader, 'reset');
    const [end] = framesOf(reader, 'imageEnd');
    expect(reader.frames[0]?.name).toBe('reset');
    expect(reset?.reason).toBe('noCursor');
    const images = framesOf(reader, 'image').map((frame) => frame.image);
    expect(images.map((image) => [image.of, image.segment])).toEqual([
      ['fixtures', 0],
      ['fixtures', 1],
      ['news', 2],
    ]);
    const fixtures = images.flatMap((image) => (image.of === 'fixtures' ? image.fixtures : []));
    expect(fixtures).toHaveLength(130);
    expect(end).toMatchObject({ segments: 3, digest: digestOfFixtures(fixtures), position: reset?.head });
  });

  it.each([
    ['malformedCursor', () => 'yesterday'],
    ['otherEpoch', () => 'elsewhere.1'],
    ['ahead', (epoch: string) => `${epoch}.999999`],
  ])('S-3 resets a cursor as %s', async (reason, cursorOf) => {
    const origin = await openOrigin();
    const { token } = await signIn(origin);
    const first = await openStream(origin, 'events', token);
    await first.until(isFrame('imageEnd'));
    const epoch = framesOf(first, 'imageEnd')[0]?.position.epoch ?? '';
    const second = await openStream(origin, 'events', token, cursorOf(epoch));
    await second.until(isFrame('imageEnd'));
    expect(framesOf(second, 'reset')[0]?.reason).toBe(reason);
  });

  it('S-3 resets a cursor that the log no longer reaches back to', async () => {
    const origin = await openOrigin({ retention: { events: 5, perMember: 5 }, upkeepMs: 20 });
    const { token, call } = await signIn(origin);
    const first = await openStream(origin, 'events', token);
    await first.until(isFrame('imageEnd'));
    const old = lastPosition(first);
    await origin.sink.deliver(games(...Array.from({ length: 30 }, (_, index) => `g${index}`)));
    await expect.poll(async () => (await origin.inspect.log('events')).length).toBe(5);
    const second = await openStream(origin, 'events', token, old);
    await second.until(isFrame('imageEnd'));
    expect(framesOf(second, 'reset')[0]?.reason).toBe('trimmed');
    expect((await call('GET', `/streams/events/range?after=${old}`)).status).toBe(410);
  });
});

describe('following', () => {
  it('S-1 numbers events densely in commit order', async () => {
    const origin = await openOrigin();
    const { token } = await signIn(origin);
    const reader = await openStream(origin, 'events', token);
    await reader.until(isFrame('heartbeat'));
    await origin.sink.deliver(games('a', 'b'));
    for (const odds of [190, 195, 200]) await origin.sink.deliver([moveHome('a', odds)]);
    await reader.until(
      (frame) => frame.name === 'event' && frame.event.type === 'OddsChanged' && frame.position.offset >= 6,
    );
    const start = framesOf(reader, 'imageEnd')[0]?.position.offset ?? 0;
    expect(offsets(reader)).toEqual([1, 2, 3, 4, 5].map((step) => start + step));
  });

  it('S-2 resumes with exactly the events missed, and S-5 beats at once', async () => {
    const origin = await openOrigin({ heartbeatMs: 60_000 });
    const { token } = await signIn(origin);
    await origin.sink.deliver(games('a'));
    const first = await openStream(origin, 'events', token);
    await first.until(isFrame('heartbeat'));
    const cursor = lastPosition(first);
    first.close();
    for (let odds = 186; odds < 206; odds += 1) await origin.sink.deliver([moveHome('a', odds)]);
    const second = await openStream(origin, 'events', token, cursor);
    await second.until((frame) => frame.name === 'event' && offsets(second).length === 20);
    expect(second.frames.slice(0, 2).map((frame) => frame.name)).toEqual(['resumed', 'heartbeat']);
    expect(formatPosition(framesOf(second, 'resumed')[0]?.from ?? { epoch: 'none', offset: 0 })).toBe(cursor);
    expect(framesOf(second, 'image')).toEqual([]);
    const start = Number(cursor.split('.')[1]);
    expect(offsets(second)).toEqual(Array.from({ length: 20 }, (_, index) => start + index + 1));
  });

  it('S-2 leaves nothing out and sends nothing twice while events commit during the opening', async () => {
    const origin = await openOrigin();
    const { token } = await signIn(origin);
    await origin.sink.deliver(games('a'));
    /** News, fixture, then the moves. */
    const LAST = 2 + 250;
    let isDone = false;
    const deliveries = (async () => {
      for (let odds = 200; odds < 450; odds += 1) await origin.sink.deliver([moveHome('a', odds)]);
      isDone = true;
    })();
    const readers: StreamReader[] = [];
    while (!isDone && readers.length < 4) {
      const reader = await openStream(
        origin,
        'events',
        token,
        readers.length > 0 ? lastPosition(readers[0]!) : undefined,
      );
      await reader.until((frame) => frame.name === 'imageEnd' || frame.name === 'resumed');
      readers.push(reader);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await deliveries;
    expect(readers.length).toBeGreaterThan(1);
    for (const reader of readers) {
      await reader.until((frame) => frame.name === 'event' && frame.position.offset === LAST);
      const start = (framesOf(reader, 'imageEnd')[0]?.position ?? framesOf(reader, 'resumed')[0]?.from)?.offset ?? 0;
      expect(offsets(reader)).toEqual(Array.from({ length: LAST - start }, (_, index) => start + index + 1));
    }
  });

  it('S-4, S-8 an image plus the events after it is the state of a later image', async () => {
    const origin = await openOrigin();
    const { token } = await signIn(origin);
    await origin.sink.deliver(games('a', 'b'));
    const early = await openStream(origin, 'events', token);
    await early.until(isFrame('imageEnd'));
    await origin.sink.deliver([moveHome('a', 250)]);
    await origin.sink.deliver([{ kind: 'closed', fixtureId: fixtureIdOf('b') }]);
    const late = await openStream(origin, 'events', token);
    await late.until(isFrame('imageEnd'));
    await early.until(isEvent('FixtureClosed'));
    const image = framesOf(late, 'image').flatMap((frame) =>
      frame.image.of === 'fixtures' ? frame.image.fixtures : [],
    );
    expect(image.map((fixture) => fixture.fixtureId)).toEqual([fixtureIdOf('a')]);
    expect(image[0]?.markets[0]?.selections[0]).toMatchObject({ odds: 250, oddsBefore: 185, version: 2 });
    const changed = framesOf(early, 'event').find((frame) => frame.event.type === 'OddsChanged');
    expect(changed?.event.at).toBe(image[0]?.markets[0]?.selections[0]?.movedAt);
  });

  it('S-5 beats with head, clock, interval and producer states', async () => {
    const origin = await openOrigin({ heartbeatMs: 40 });
    const { token } = await signIn(origin);
    await origin.sink.deliver([{ kind: 'producer', producer: 'prematch', state: 'up' }]);
    const reader = await openStream(origin, 'bets', token);
    await reader.until(() => framesOf(reader, 'heartbeat').length >= 3);
    const beat = framesOf(reader, 'heartbeat').at(-1);
    expect(beat).toMatchObject({ heartbeatMs: 40, producers: { prematch: 'up' } });
    expect(Math.abs((beat?.serverTime ?? 0) - Date.now())).toBeLessThan(2_000);
  });

  it('S-22 counts every frame of a connection that it wrote before a heartbeat, and no comment', async () => {
    const origin = await openOrigin({ heartbeatMs: 40 });
    await origin.sink.deliver(games('g1', 'g2'));
    const { token } = await signIn(origin);
    const reader = await openStream(origin, 'events', token, undefined, '?topics=sport:1');
    await reader.until(isFrame('heartbeat'));
    for (const odds of [190, 195, 200]) await origin.sink.deliver([moveHome('g1', odds)]);
    const last = lastPosition(reader);
    const again = await openStream(origin, 'events', token, last, '?topics=sport:1&topics=sport:2&behind=sport:2');
    await again.until(isFrame('imageEnd'));
    for (const { frames } of [reader, again]) {
      const enough = () => frames.filter(({ name }) => name === 'heartbeat').length >= 4;
      await (frames === reader.frames ? reader : again).until(enough, 'four heartbeats');
      for (const [before, frame] of frames.entries()) if (frame.name === 'heartbeat') expect(frame.sent).toBe(before);
    }
  });

  it('S-5, SYN-05 says a producer is down once its feed has been silent for too long', async () => {
    const origin = await openOrigin({ heartbeatMs: 20, feedSilenceMs: 150 });
    const { token } = await signIn(origin);
    await origin.sink.deliver([{ kind: 'producer', producer: 'prematch', state: 'up' }]);
    const reader = await openStream(origin, 'events', token);
    await reader.until((frame) => frame.name === 'heartbeat' && frame.producers.prematch === 'up');
    await reader.until((frame) => frame.name === 'heartbeat' && frame.producers.prematch === 'down');
  });
});

describe('restart', () => {
  it('S-1, S-2 keeps its epoch and resumes where a client stood before', async () => {
    const dataDir = newDataDir();
    const before = await openOrigin({ dataDir });
    await before.sink.deliver(games('a'));
    const old = await openStream(before, 'events', (await signIn(before)).token);
    await old.until(isFrame('heartbeat'));
    const cursor = lastPosition(old);
    const { token } = await signIn(before, 'member2');
    await before.sink.deliver([moveHome('a', 222)]);
    await before.close();
    const after = await openOrigin({ dataDir });
    const reader = await openStream(after, 'events', token, cursor);
    await reader.until(isEvent('OddsChanged'));
    expect(reader.frames[0]?.name).toBe('resumed');
    expect(offsets(reader)).toEqual([Number(cursor.split('.')[1]) + 1]);
  });
});
