/** Topics on the wire (S-16 … S-19): a real origin, real sockets, the client's own schemas. */
import { describe, expect, it } from 'vitest';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import { formatPosition, type Position } from '../../../src/domain/kernel/position.ts';
import { signIn } from '../support/caller.ts';
import { fixtureIdOf, fixtureReport, games, marketReport } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { framesOf, isEvent, isFrame, openStream, type StreamReader } from '../support/streamReader.ts';

const BASKETBALL = '48242';
const moveHome = (game: string, odds: number) => marketReport(game, { home: { odds } });
const hoops = (name: string) => [fixtureReport(name, { sportId: BASKETBALL }), marketReport(name)];
const query = (topics: readonly string[], behind: readonly string[] = []) =>
  `?${[...topics.map((topic) => `topics=${topic}`), ...behind.map((topic) => `behind=${topic}`)].join('&')}`;

/** Each event and each `passed` as the offsets it stands for, in the order they came. */
const told = (reader: StreamReader) =>
  reader.frames.flatMap((frame): readonly (readonly [string, number, number])[] => {
    if (frame.name === 'event') return [[frame.event.type, frame.position.offset, frame.position.offset]];
    return frame.name === 'passed' ? [['passed', frame.from, frame.position.offset]] : [];
  });

/** Whether every offset after `start` up to the last one told was told once. */
const isDense = (reader: StreamReader, start: number) => {
  let last = start;
  for (const [, from, to] of told(reader)) {
    if (from !== last + 1 || to < from) return false;
    last = to;
  }
  return true;
};

const startOf = (reader: StreamReader): Position => {
  const position = framesOf(reader, 'resumed')[0]?.from ?? framesOf(reader, 'imageEnd')[0]?.position;
  if (position === undefined) throw new Error('not open yet');
  return position;
};

/** A game of football, `a`, and one of basketball, `b`. */
async function openTwoSports() {
  const origin = await openOrigin({ heartbeatMs: 40 });
  await origin.sink.deliver([...games('a'), ...hoops('b')]);
  const { token } = await signIn(origin);
  return { origin, token };
}

describe('a stream of some topics', () => {
  it('S-17, S-18 leaves prices and scores of other sports out and says so, up to the head that a heartbeat tells', async () => {
    const { origin, token } = await openTwoSports();
    const reader = await openStream(origin, 'events', token, undefined, query(['sport:6046']));
    await reader.until(isFrame('heartbeat'));
    await origin.sink.deliver([moveHome('b', 190)]);
    await origin.sink.deliver([moveHome('b', 195)]);
    await origin.sink.deliver([moveHome('a', 200)]);
    await origin.sink.deliver([moveHome('b', 205)]);
    const head = startOf(reader).offset + 4;
    await reader.until((frame) => frame.name === 'heartbeat' && frame.head.offset === head);
    expect(framesOf(reader, 'reset')[0]?.topics).toEqual(['sport:6046']);
    expect(isDense(reader, startOf(reader).offset)).toBe(true);
    expect(told(reader).at(-1)?.[2]).toBe(head);
    const events = framesOf(reader, 'event').map(({ event }) => event);
    expect(events.map(({ data }) => 'fixtureId' in data && data.fixtureId)).toEqual([fixtureIdOf('a')]);
  });

  it('S-17 tells everyone what appears, opens markets, moves and closes', async () => {
    const { origin, token } = await openTwoSports();
    const reader = await openStream(origin, 'events', token, undefined, query(['']));
    await reader.until(isFrame('heartbeat'));
    await origin.sink.deliver([moveHome('a', 200)]);
    await origin.sink.deliver(hoops('c'));
    await origin.sink.deliver([
      { ...marketReport('more'), fixtureId: fixtureIdOf('b'), marketId: '52', marketName: '12' },
    ]);
    await origin.sink.deliver([fixtureReport('b', { sportId: BASKETBALL, status: 'postponed' })]);
    await origin.sink.deliver([{ kind: 'closed', fixtureId: fixtureIdOf('a') }]);
    await reader.until(isEvent('FixtureClosed'));
    expect(framesOf(reader, 'reset')[0]?.topics).toEqual([]);
    expect(new Set(told(reader).map(([type]) => type))).toEqual(
      new Set(['passed', 'FixtureOpened', 'MarketsOpened', 'FixtureChanged', 'FixtureClosed']),
    );
    expect(isDense(reader, startOf(reader).offset)).toBe(true);
  });

  it('S-16 follows one fixture of a sport that it does not follow', async () => {
    const { origin, token } = await openTwoSports();
    await origin.sink.deliver(hoops('c'));
    const reader = await openStream(origin, 'events', token, undefined, query([`fixture:${fixtureIdOf('c')}`]));
    await reader.until(isFrame('heartbeat'));
    for (const game of ['a', 'b', 'c']) await origin.sink.deliver([moveHome(game, 222)]);
    const event = await reader.until(isEvent('OddsChanged'));
    expect(event).toMatchObject({ event: { data: { fixtureId: fixtureIdOf('c') } } });
    expect(isDense(reader, startOf(reader).offset)).toBe(true);
    expect(framesOf(reader, 'event')).toHaveLength(1);
  });

  it('S-2, S-18 resumes with what it missed of its topics and a word on all the rest', async () => {
    const { origin, token } = await openTwoSports();
    const first = await openStream(origin, 'events', token);
    await first.until(isFrame('heartbeat'));
    const cursor = formatPosition(startOf(first));
    // More than the origin reads from its log at once.
    for (let odds = 200; odds < 760; odds += 1)
      await origin.sink.deliver([moveHome(odds % 10 === 0 ? 'a' : 'b', odds)]);
    const reader = await openStream(origin, 'events', token, cursor, query(['sport:6046']));
    const head = startOf(first).offset + 560;
    await reader.until((frame) => frame.name === 'passed' && frame.position.offset === head);
    expect(isDense(reader, startOf(first).offset)).toBe(true);
    expect(framesOf(reader, 'event')).toHaveLength(56);
    expect(framesOf(reader, 'resumed')[0]).toMatchObject({ topics: ['sport:6046'] });
    expect(framesOf(reader, 'image')).toEqual([]);
    // Hundreds of commits, one after the other, on whatever disk there is.
  }, 240_000);

  it('S-16 sends everything, and no word of topics, to a client that asks for none', async () => {
    const { origin, token } = await openTwoSports();
    const reader = await openStream(origin, 'events', token);
    await reader.until(isFrame('heartbeat'));
    for (const game of ['a', 'b']) await origin.sink.deliver([moveHome(game, 222)]);
    const head = startOf(reader).offset + 2;
    await reader.until((frame) => frame.name === 'heartbeat' && frame.head.offset === head);
    expect(told(reader).map(([type]) => type)).toEqual(['OddsChanged', 'OddsChanged']);
    expect(framesOf(reader, 'reset')[0]?.topics).toBeUndefined();
    expect(framesOf(reader, 'imageEnd')[0]?.topics).toBeUndefined();
  });

  it.each([
    ['a kind that is none', '?topics=league:1'],
    ['a sport without an id', '?topics=sport:'],
    ['too many', query(Array.from({ length: 65 }, (_, index) => `fixture:${index}`))],
    ['an image of what is not asked for', query(['sport:6046'], ['sport:48242'])],
    ['an image and nothing else', query([], ['sport:48242'])],
  ])('S-16 refuses %s', async (_name, asked) => {
    const origin = await openOrigin();
    const { call } = await signIn(origin);
    expect(await call('GET', `/streams/events${asked}`)).toMatchObject({
      status: 400,
      body: { reason: 'unknownTopic' },
    });
  });
});

describe('an image of some topics', () => {
  it('S-19 comes after what was missed of the others, and stands where the stream stands', async () => {
    const { origin, token } = await openTwoSports();
    const first = await openStream(origin, 'events', token, undefined, query(['sport:6046']));
    await first.until(isFrame('heartbeat'));
    const cursor = formatPosition(startOf(first));
    for (const odds of [190, 195, 200]) {
      await origin.sink.deliver([moveHome('a', odds)]);
      await origin.sink.deliver([moveHome('b', odds)]);
    }
    const asked = query(['sport:6046', 'sport:48242'], ['sport:48242']);
    const reader = await openStream(origin, 'events', token, cursor, asked);
    await reader.until(isFrame('imageEnd'));
    await origin.sink.deliver([moveHome('b', 250)]);
    await reader.until((frame) => frame.name === 'event' && frame.position.offset === startOf(first).offset + 7);
    expect(reader.frames.filter(({ name }) => name !== 'heartbeat').map(({ name }) => name)).toEqual([
      'resumed',
      'event',
      'passed',
      'event',
      'passed',
      'event',
      'passed',
      'topicImage',
      'image',
      'imageEnd',
      'event',
    ]);
    const [end] = framesOf(reader, 'imageEnd');
    const [image] = framesOf(reader, 'image');
    const fixtures = image?.image.of === 'fixtures' ? image.image.fixtures : [];
    expect(fixtures.map(({ fixtureId }) => fixtureId)).toEqual([fixtureIdOf('b')]);
    expect(fixtures[0]?.markets[0]?.selections[0]).toMatchObject({ odds: 200 });
    expect(end).toMatchObject({ topics: ['sport:48242'], segments: 1, digest: digestOfFixtures(fixtures) });
    expect(end?.position.offset).toBe(startOf(first).offset + 6);
    expect(isDense(reader, startOf(first).offset)).toBe(true);
  });

  it('S-19 plus the events after it is the state of a later image, whatever commits meanwhile', async () => {
    const { origin, token } = await openTwoSports();
    const first = await openStream(origin, 'events', token, undefined, query(['sport:6046']));
    await first.until(isFrame('heartbeat'));
    let isDone = false;
    const LAST = 200;
    const deliveries = (async () => {
      for (let odds = 200; odds < 200 + LAST; odds += 1)
        await origin.sink.deliver([moveHome(odds % 2 === 0 ? 'a' : 'b', odds)]);
      isDone = true;
    })();
    const asked = query(['sport:6046', 'sport:48242'], ['sport:48242']);
    const readers: StreamReader[] = [];
    // None waits for a quiet moment: the first image comes while prices are still moving.
    while (!isDone && readers.length < 3) {
      const reader = await openStream(origin, 'events', token, formatPosition(startOf(first)), asked);
      await reader.until(isFrame('imageEnd'));
      readers.push(reader);
    }
    await deliveries;
    const firstImage = framesOf(readers[0]!, 'imageEnd')[0];
    expect(firstImage?.position.offset).toBeLessThan(startOf(first).offset + LAST);
    for (const reader of readers) {
      const head = startOf(first).offset + LAST;
      await reader.until((frame) => frame.name === 'event' && frame.position.offset === head);
      expect(isDense(reader, startOf(first).offset)).toBe(true);
      const [end] = framesOf(reader, 'imageEnd');
      const [image] = framesOf(reader, 'image');
      const shown = image?.image.of === 'fixtures' ? image.image.fixtures[0]?.markets[0]?.selections[0]?.version : 0;
      const after = framesOf(reader, 'event').flatMap(({ event, position }) =>
        event.type === 'OddsChanged' &&
        event.data.fixtureId === fixtureIdOf('b') &&
        position.offset > (end?.position.offset ?? 0)
          ? event.data.changes.map(({ version }) => version)
          : [],
      );
      // Versions count by one: none is missing between image and events, and none comes twice.
      expect(after).toEqual(after.map((_, index) => (shown ?? 0) + 1 + index));
      expect((shown ?? 0) + after.length).toBe(1 + LAST / 2);
    }
  });

  it('S-19 of all sports is the whole offer, without news', async () => {
    const { origin, token } = await openTwoSports();
    const first = await openStream(origin, 'events', token, undefined, query(['']));
    await first.until(isFrame('heartbeat'));
    const reader = await openStream(origin, 'events', token, formatPosition(startOf(first)), query(['all'], ['all']));
    await reader.until(isFrame('imageEnd'));
    const images = framesOf(reader, 'image').map(({ image }) => image);
    expect(images.map((image) => (image.of === 'fixtures' ? image.fixtures.length : image.of))).toEqual([2]);
    expect(reader.frames[0]?.name).toBe('resumed');
  });

  it('S-3, S-4 is none where the whole image comes anyway', async () => {
    const { origin, token } = await openTwoSports();
    const asked = query(['sport:48242'], ['sport:48242']);
    const reader = await openStream(origin, 'events', token, 'elsewhere.1', asked);
    await reader.until(isFrame('heartbeat'));
    expect(framesOf(reader, 'reset')[0]).toMatchObject({ reason: 'otherEpoch', topics: ['sport:48242'] });
    expect(framesOf(reader, 'topicImage')).toEqual([]);
    await origin.sink.deliver([moveHome('a', 190), moveHome('b', 191)]);
    await reader.until(isEvent('OddsChanged'));
    expect(told(reader).map(([type]) => type)).toEqual(['passed', 'OddsChanged']);
  });
});
