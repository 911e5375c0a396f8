/** Images of pages and images in blocks (S-24, S-25): a real origin, real sockets, the client's own schemas. */
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { topicOfBoard } from '../../../src/domain/events/topics.ts';
import { formatPosition, type Position } from '../../../src/domain/kernel/position.ts';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { unpackOffer } from '../../../src/domain/sports/packedOffer.ts';
import { DEFAULT_CALL_BUDGETS } from '../../../src/domain/calls/callBudgets.ts';
import type { Origin } from '../../../server/origin.ts';
import type { OriginOptions } from '../../../server/originOptions.ts';
import { signIn, type Caller } from '../support/caller.ts';
import { fixtureIdOf, fixtureReport, games, marketReport } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { framesOf, isFrame, openStream, type StreamReader } from '../support/streamReader.ts';

const BASKETBALL = '48242';
const HOUR_MS = 3_600_000;
const hoops = (name: string) => [fixtureReport(name, { sportId: BASKETBALL }), marketReport(name)];
const moveHome = (game: string, odds: number) => marketReport(game, { home: { odds } });
const query = (topics: readonly string[], behind: readonly string[] = []) =>
  `?images=blocks&${[...topics.map((topic) => `topics=${topic}`), ...behind.map((topic) => `behind=${topic}`)].join('&')}`;
const namesOf = (reader: StreamReader) =>
  reader.frames.filter(({ name }) => name !== 'heartbeat').map(({ name }) => name);

/** Games of football, `a`, `b` and `c`, and one of basketball, `d`; every image is too large for frames but where another bound is given. */
async function openFour(options: Partial<OriginOptions> = {}) {
  const origin = await openOrigin({ heartbeatMs: 40, imageBlockBytes: 600, ...options });
  await origin.sink.deliver([...games('a', 'b', 'c'), ...hoops('d')]);
  return { origin, member: await signIn(origin) };
}

async function fetchBlock(origin: Origin, { token }: Caller, name: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin.url}/api/streams/events/blocks/${name}`, {
    headers: { 'x-auth-token': `Bearer ${token}`, ...headers },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const unpacked = (bytes: Buffer): readonly Fixture[] => {
  const fixtures = unpackOffer(inflateRawSync(bytes).toString());
  if (fixtures === undefined) throw new Error('no block of ours');
  return fixtures;
};

/** What the blocks of a frame come to. */
async function fixturesOf(origin: Origin, member: Caller, reader: StreamReader): Promise<readonly Fixture[]> {
  const fixtures: Fixture[] = [];
  for (const { name, bytes } of framesOf(reader, 'imageBlocks')[0]?.blocks ?? []) {
    const fetched = await fetchBlock(origin, member, name);
    expect(fetched.response.status).toBe(200);
    expect(fetched.bytes.length).toBe(bytes);
    fixtures.push(...unpacked(fetched.bytes));
  }
  return fixtures;
}

const shownIn = (reader: StreamReader): readonly Fixture[] =>
  framesOf(reader, 'image').flatMap(({ image }) => (image.of === 'fixtures' ? image.fixtures : []));

const startOf = (reader: StreamReader): Position => {
  const position = framesOf(reader, 'imageEnd')[0]?.position ?? framesOf(reader, 'imageBlocks')[0]?.position;
  if (position === undefined) throw new Error('not open yet');
  return position;
};

/** A client that stands at the head, and has nothing stored. */
async function cursorAtHead({ origin, member }: Awaited<ReturnType<typeof openFour>>): Promise<string> {
  const reader = await openStream(origin, 'events', member.token, undefined, query(['']));
  await reader.until(isFrame('heartbeat'));
  reader.close();
  return formatPosition(startOf(reader));
}

describe('a first image of a client that takes blocks', () => {
  it('S-25 is the whole one where that is small', async () => {
    const { origin, member } = await openFour({ imageBlockBytes: 64 * 1024 });
    const reader = await openStream(origin, 'events', member.token, undefined, query(['sport:6046']));
    await reader.until(isFrame('heartbeat'));
    expect(namesOf(reader)).toEqual(['reset', 'image', 'image', 'imageEnd']);
    expect(shownIn(reader)).toHaveLength(4);
    expect(framesOf(reader, 'imageEnd')[0]?.topics).toBeUndefined();
  });

  it('S-25 is of its topics alone in frames where the whole is large and they are not', async () => {
    const { origin, member } = await openFour({ imageBlockBytes: 1_200 });
    const reader = await openStream(origin, 'events', member.token, undefined, query(['sport:48242']));
    await reader.until(isFrame('heartbeat'));
    expect(namesOf(reader)).toEqual(['reset', 'image', 'image', 'imageEnd']);
    expect(shownIn(reader).map(({ fixtureId }) => fixtureId)).toEqual([fixtureIdOf('d')]);
    expect(framesOf(reader, 'image').at(-1)?.image).toMatchObject({ of: 'news', segment: 1 });
    expect(framesOf(reader, 'reset')[0]?.topics).toEqual(['sport:48242']);
    const digest = digestOfFixtures(shownIn(reader));
    expect(framesOf(reader, 'imageEnd')[0]).toMatchObject({ topics: ['sport:48242'], segments: 2, digest });
  });

  it('S-25 is of names of blocks, with news, where they are large too, and the blocks add up to it', async () => {
    const { origin, member } = await openFour();
    const reader = await openStream(origin, 'events', member.token, undefined, query(['sport:6046']));
    await reader.until(isFrame('heartbeat'));
    expect(namesOf(reader)).toEqual(['reset', 'imageBlocks']);
    const [frame] = framesOf(reader, 'imageBlocks');
    const fixtures = await fixturesOf(origin, member, reader);
    expect(frame).toMatchObject({ topics: ['sport:6046'], digest: digestOfFixtures(fixtures) });
    expect(frame?.news?.map(({ id }) => id)).toEqual(['news-1', 'news-2']);
    expect(frame?.position).toEqual(framesOf(reader, 'reset')[0]?.head);
    expect(fixtures.map(({ fixtureId }) => fixtureId).toSorted()).toEqual(['a', 'b', 'c'].map(fixtureIdOf));
    const stored = await origin.inspect.fixtures();
    expect(fixtures).toEqual(stored.filter(({ sportId }) => sportId === '6046'));
  });

  it('S-25 is empty where no topics are asked for, and nothing but what everyone gets follows', async () => {
    const { origin, member } = await openFour();
    const reader = await openStream(origin, 'events', member.token, undefined, query(['']));
    await reader.until(isFrame('heartbeat'));
    expect(namesOf(reader)).toEqual(['reset', 'image', 'imageEnd']);
    expect(framesOf(reader, 'imageEnd')[0]).toMatchObject({ topics: [], segments: 1, digest: '00000000' });
    await origin.sink.deliver([moveHome('a', 190)]);
    await origin.sink.deliver(hoops('e'));
    await reader.until((frame) => frame.name === 'event' && frame.event.type === 'FixtureOpened');
    expect(framesOf(reader, 'event').map(({ event }) => event.type)).not.toContain('OddsChanged');
  });

  it('S-25 is the whole one for a client that takes no blocks', async () => {
    const { origin, member } = await openFour();
    const reader = await openStream(origin, 'events', member.token, undefined, '?topics=sport:48242');
    await reader.until(isFrame('heartbeat'));
    expect(shownIn(reader)).toHaveLength(4);
    expect(framesOf(reader, 'imageEnd')[0]?.topics).toBeUndefined();
  });
});

describe('an image of a page', () => {
  it('S-24 is of the games it shows first; the connection is of those, each by its own topic', async () => {
    const { origin, member } = await openFour({ imageBlockBytes: 2_000 });
    const page = topicOfBoard('wintielose', 'basketball');
    const reader = await openStream(origin, 'events', member.token, undefined, query([page]));
    await reader.until((frame) => frame.name === 'heartbeat' && frame.digests !== undefined);
    expect(shownIn(reader).map(({ fixtureId }) => fixtureId)).toEqual([fixtureIdOf('d')]);
    expect(framesOf(reader, 'reset')[0]?.topics).toEqual([page]);
    const [end] = framesOf(reader, 'imageEnd');
    expect(end?.topics).toEqual([page]);
    const digests = framesOf(reader, 'heartbeat').findLast((frame) => frame.digests !== undefined)?.digests;
    expect(digests).toEqual({ [`fixture:${fixtureIdOf('d')}`]: end?.digest });
    await origin.sink.deliver([moveHome('a', 190)]);
    await origin.sink.deliver([moveHome('d', 190)]);
    await reader.until((frame) => frame.name === 'heartbeat' && frame.head.offset === startOf(reader).offset + 2);
    expect(framesOf(reader, 'event').map(({ event }) => event.data)).toMatchObject([{ fixtureId: fixtureIdOf('d') }]);
  });

  it('S-24 of home is what starts next and what is in play, and comes as behind too', async () => {
    const four = await openFour({ imageBlockBytes: 64 * 1024 });
    const { origin, member } = four;
    await origin.sink.deliver([fixtureReport('a', { startAt: Date.now() - HOUR_MS, status: 'finished' })]);
    const cursor = await cursorAtHead(four);
    const asked = query(['page:home', 'sport:48242'], ['page:home']);
    const reader = await openStream(origin, 'events', member.token, cursor, asked);
    await reader.until(isFrame('imageEnd'));
    expect(namesOf(reader)).toEqual(['resumed', 'topicImage', 'image', 'imageEnd']);
    expect(framesOf(reader, 'resumed')[0]?.topics).toEqual(['page:home', 'sport:48242']);
    expect(framesOf(reader, 'topicImage')[0]?.topics).toEqual(['page:home']);
    expect(framesOf(reader, 'imageEnd')[0]?.topics).toEqual(['page:home']);
    expect(new Set(shownIn(reader).map(({ fixtureId }) => fixtureId))).toEqual(
      new Set(['b', 'c', 'd'].map(fixtureIdOf)),
    );
    await reader.until((frame) => frame.name === 'heartbeat' && frame.digests !== undefined);
    const digests = framesOf(reader, 'heartbeat').find((frame) => frame.digests !== undefined)?.digests ?? {};
    const expected = [...['b', 'c', 'd'].map((game) => `fixture:${fixtureIdOf(game)}`), 'sport:48242'];
    expect(Object.keys(digests).toSorted()).toEqual(expected.toSorted());
  });

  it('S-24, S-25 in blocks is named with its games', async () => {
    const { origin, member } = await openFour();
    const page = topicOfBoard('wintielose', 'football');
    const reader = await openStream(origin, 'events', member.token, undefined, query([page, 'sport:48242']));
    await reader.until(isFrame('imageBlocks'));
    const [frame] = framesOf(reader, 'imageBlocks');
    expect(frame?.topics).toEqual([page, 'sport:48242']);
    expect(frame?.pages).toEqual({ [page]: ['a', 'b', 'c'].map(fixtureIdOf) });
    expect(await fixturesOf(origin, member, reader)).toHaveLength(4);
  });

  it('S-24 that is followed already, by its games, comes to nothing by itself', async () => {
    const four = await openFour();
    const cursor = await cursorAtHead(four);
    const asked = query(['page:home', `fixture:${fixtureIdOf('a')}`]);
    const reader = await openStream(four.origin, 'events', four.member.token, cursor, asked);
    await reader.until((frame) => frame.name === 'heartbeat' && frame.digests !== undefined);
    const digests = framesOf(reader, 'heartbeat').find((frame) => frame.digests !== undefined)?.digests ?? {};
    expect(Object.keys(digests)).toEqual([`fixture:${fixtureIdOf('a')}`]);
  });
});

describe('an image of topics that are behind', () => {
  it('S-25 of more than the bound is one frame of names, and the connection is of all from there on', async () => {
    const four = await openFour();
    const { origin, member } = four;
    const cursor = await cursorAtHead(four);
    const asked = query(['all', `fixture:${fixtureIdOf('a')}`], ['all']);
    const reader = await openStream(origin, 'events', member.token, cursor, asked);
    await reader.until(isFrame('imageBlocks'));
    expect(namesOf(reader)).toEqual(['resumed', 'imageBlocks']);
    const [frame] = framesOf(reader, 'imageBlocks');
    const fixtures = await fixturesOf(origin, member, reader);
    expect(fixtures).toHaveLength(4);
    expect(frame).toMatchObject({ topics: ['all'], digest: digestOfFixtures(fixtures) });
    expect(frame?.news).toBeUndefined();
    await origin.sink.deliver([moveHome('d', 190)]);
    await reader.until(isFrame('event'));
    expect(framesOf(reader, 'event')[0]?.position.offset).toBe((frame?.position.offset ?? 0) + 1);
  });

  it('S-25 plus the log since is the offer as it stands, however many prices move meanwhile', async () => {
    const four = await openFour();
    const { origin, member } = four;
    const cursor = await cursorAtHead(four);
    const start = Number(cursor.split('.').at(-1));
    const MOVES = 200;
    let isDone = false;
    const deliveries = (async () => {
      for (let odds = 200; odds < 200 + MOVES; odds += 1)
        await origin.sink.deliver([moveHome(['a', 'b', 'c', 'd'][odds % 4] ?? 'a', odds)]);
      isDone = true;
    })();
    const asked = query(['all', `fixture:${fixtureIdOf('a')}`], ['all']);
    const readers: StreamReader[] = [];
    while (!isDone && readers.length < 4) {
      const reader = await openStream(origin, 'events', member.token, cursor, asked);
      await reader.until(isFrame('imageBlocks'));
      readers.push(reader);
    }
    await deliveries;
    expect(startOf(readers[0]!).offset).toBeLessThan(start + MOVES);
    for (const reader of readers) {
      const head = start + MOVES;
      await reader.until((frame) => 'position' in frame && frame.position?.offset === head);
      const { offset } = startOf(reader);
      const fixtures = await fixturesOf(origin, member, reader);
      expect(digestOfFixtures(fixtures)).toBe(framesOf(reader, 'imageBlocks')[0]?.digest);
      const versions = new Map(fixtures.map((one) => [one.fixtureId, one.markets[0]?.selections[0]?.version ?? 0]));
      const after = framesOf(reader, 'event').filter(({ position }) => position.offset > offset);
      // Every offset since comes, once, in order, and the version of every game counts by one from the image on.
      expect(after.map(({ position }) => position.offset)).toEqual(after.map((_, index) => offset + 1 + index));
      expect(offset + after.length).toBe(head);
      for (const { event } of after) {
        if (event.type !== 'OddsChanged') throw new Error(`unexpected ${event.type}`);
        const { fixtureId, changes } = event.data;
        expect(changes[0]?.version).toBe((versions.get(fixtureId) ?? 0) + 1);
        versions.set(fixtureId, changes[0]?.version ?? 0);
      }
    }
  });

  it('S-19, S-25 comes in frames where it is small, and to a client that takes no blocks', async () => {
    const four = await openFour({ imageBlockBytes: 1_200 });
    const { origin, member } = four;
    const cursor = await cursorAtHead(four);
    const small = await openStream(origin, 'events', member.token, cursor, query(['sport:48242'], ['sport:48242']));
    await small.until(isFrame('imageEnd'));
    expect(namesOf(small)).toEqual(['resumed', 'topicImage', 'image', 'imageEnd']);
    const large = await openStream(origin, 'events', member.token, cursor, '?topics=all&behind=all');
    await large.until(isFrame('imageEnd'));
    expect(namesOf(large)).toEqual(['resumed', 'topicImage', 'image', 'imageEnd']);
  });
});

describe('a block of an image', () => {
  async function openBlock(options: Partial<OriginOptions> = {}) {
    const { origin, member } = await openFour(options);
    const reader = await openStream(origin, 'events', member.token, undefined, query(['all']));
    await reader.until(isFrame('imageBlocks'));
    const [block] = framesOf(reader, 'imageBlocks')[0]?.blocks ?? [];
    if (block === undefined) throw new Error('no block');
    return { origin, member, ...block };
  }

  it('S-25 is as many bytes as were said, never compressed again, and nobody else may keep it', async () => {
    const { origin, member, name, bytes } = await openBlock();
    const { response } = await fetchBlock(origin, member, name, { 'accept-encoding': 'br, gzip' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(bytes));
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('S-27 is answered from any byte on', async () => {
    const { origin, member, name, bytes } = await openBlock();
    const { bytes: whole } = await fetchBlock(origin, member, name);
    for (const from of [0, 1, bytes - 1]) {
      const { response, bytes: rest } = await fetchBlock(origin, member, name, { range: `bytes=${from}-` });
      expect(response.status).toBe(206);
      expect(response.headers.get('content-range')).toBe(`bytes ${from}-${bytes - 1}/${bytes}`);
      expect(rest.equals(whole.subarray(from))).toBe(true);
    }
    const beyond = await fetchBlock(origin, member, name, { range: `bytes=${bytes}-` });
    expect(beyond.response.status).toBe(416);
    expect(beyond.response.headers.get('content-range')).toBe(`bytes */${bytes}`);
    const other = await fetchBlock(origin, member, name, { range: 'bytes=-5' });
    expect(other.response.status).toBe(200);
  });

  it('S-25 is for members, and one that nobody was told of is gone', async () => {
    const { origin, member, name } = await openBlock();
    const response = await fetch(`${origin.url}/api/streams/events/blocks/${name}`);
    expect(response.status).toBe(401);
    for (const unknown of ['0'.repeat(32), 'x'])
      expect(await member.call('GET', `/streams/events/blocks/${unknown}`)).toMatchObject({
        status: 410,
        body: { reason: 'gone' },
      });
  });

  it('CALL-1 is counted apart from streams, some hundreds at once and no more than the budget has', async () => {
    expect(DEFAULT_CALL_BUDGETS.blocks.member.burst).toBeGreaterThanOrEqual(300);
    const blocks = { ...DEFAULT_CALL_BUDGETS.blocks, member: { burst: 3, perSecond: 0.001 } };
    const { origin, member, name } = await openBlock({ callBudgets: { ...DEFAULT_CALL_BUDGETS, blocks } });
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1) statuses.push((await fetchBlock(origin, member, name)).response.status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await openStream(origin, 'events', member.token)).status).toBe(200);
  });

  it('S-25, S-27 is counted in the health of the origin, and its image was made once', async () => {
    const { origin, member, name } = await openBlock();
    const reader = await openStream(origin, 'events', member.token, undefined, query(['all']));
    await reader.until(isFrame('imageBlocks'));
    for (const range of ['bytes=0-', 'bytes=5-', 'bytes=0-']) await fetchBlock(origin, member, name, { range });
    await fetchBlock(origin, member, '0'.repeat(32));
    const { body } = await member.call('GET', '/health');
    expect(body).toMatchObject({
      images: { asked: 2, made: 1, packed: 1, kept: 1, served: 3, resumed: 1, again: 1, gone: 1 },
    });
  });
});
