/** Who takes an image in blocks over once all of it is here (S-26): the connection that stands, whatever became of those before it. */
import { deflateRawSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginImage } from '../../../src/db/ingest/imageBlocks.ts';
import { pendingImage } from '../../../src/db/records/pendingImage.ts';
import { followedTopics } from '../../../src/db/records/followedTopics.ts';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import { BlockName } from '../../../src/domain/events/frames.ts';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import { packOffer } from '../../../src/domain/sports/packedOffer.ts';
import type { Clock } from '../../../src/worker/ports/clock.ts';
import { createImageFetch, type ImageFetch } from '../../../src/worker/streams/imageFetch.ts';
import { manualClock, settle, until } from '../../support/engine/manualClock.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { changeableInterests, reading } from '../support/readingStream.ts';
import { FOOTBALL, game, resumed } from '../support/topicStream.ts';

const POSITION = { epoch: 'e1', offset: 10 };
const BLOCK = { name: BlockName.parse('1'.repeat(32)), bytes: deflateRawSync(packOffer([game])) };

const IMAGE = {
  position: POSITION,
  topics: [FOOTBALL],
  pages: {},
  digest: digestOfFixtures([game]),
  blocks: [{ name: BLOCK.name, bytes: BLOCK.bytes.byteLength }],
  news: [],
};

/** Blocks come once `isHere` resolves; those of the rest are not asked for before `index` does. */
const fetching = (db: HanpanDatabase, clock: Clock, isHere: Promise<void>, index?: Promise<void>): ImageFetch =>
  createImageFetch({
    db,
    clock,
    ...(index === undefined ? {} : { before: () => index }),
    randomness: { fraction: () => 0.5, bytes: (length) => new Uint8Array(length) },
    term: undefined,
    bytes: {
      size: 0,
      keepOnly: () => undefined,
      async fetch() {
        await isHere;
        return { kind: 'whole', bytes: new Uint8Array(BLOCK.bytes) };
      },
    },
  });

/** The image of football is begun at `e1.10`; its one block comes when `deliver` says so. */
async function whileBlocksCome() {
  let deliver = () => {};
  const isHere = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const it = reading(undefined, changeableInterests(FOOTBALL), undefined, (db, clock) => fetching(db, clock, isHere));
  await it.opened(1);
  it.stream().frame('reset', { reason: 'noCursor', head: POSITION, topics: [FOOTBALL] });
  it.stream().frame('imageBlocks', IMAGE, 'e1.10');
  await it.in('live');
  const isWhole = () => until('whole', async () => (await it.db.blocks.count()) === 1);
  const follows = async () => (await followedTopics(it.db)).has(FOOTBALL);
  return { ...it, deliver, isWhole, follows };
}

afterEach(() => vi.restoreAllMocks());

describe('while the index has not come', () => {
  it.each([
    ['come of what is looked at', FOOTBALL, 1],
    ['wait of the rest', 'all', 0],
  ] as const)('S-30 blocks %s', async (_, topic, come) => {
    const { db } = openDatabases();
    await beginImage(db, { ...IMAGE, topics: [topic] }, true);
    const { given, give } = held();
    const ending = new AbortController();
    const running = fetching(db, manualClock(0), Promise.resolve(), given).run(ending.signal);
    await settle(50);
    expect(await db.blocks.count()).toBe(come);
    give();
    await until('whole', async () => (await db.blocks.count()) === 1);
    ending.abort();
    await running;
  });
});

function held() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

describe('an image in blocks that is whole', () => {
  it('S-26 is taken over by the next connection, where the one that was told of it broke before it stood', async () => {
    const it = await whileBlocksCome();
    it.stream().cut();
    await it.in('waiting');
    await it.clock.advance(500);
    await it.opened(2);
    // Opened, and not a word of where it goes on: nothing is taken over on it.
    it.deliver();
    await it.isWhole();
    await settle();
    it.stream().cut();
    await it.in('waiting');
    await it.clock.advance(1_000);
    await it.opened(3);
    resumed(it.stream(), 10, [FOOTBALL]);
    it.stream().heartbeat('e1', 10);
    await until('taken over', it.follows);
    expect(await it.homeOdds(1)).toBe(185);
    expect(await pendingImage(it.db)).toBeUndefined();
    await it.stop();
  });

  it('S-26 that has no room breaks no connection, and is tried again within a minute', async () => {
    const it = await whileBlocksCome();
    const full = vi
      .spyOn(it.db.fixtures, 'bulkPut')
      .mockRejectedValue(new DOMException('the disk is full', 'QuotaExceededError'));
    it.deliver();
    await until('tried, the last time without a log', () => full.mock.calls.length === 3);
    for (let beats = 0; beats < 3; beats += 1) it.stream().heartbeat('e1', 10);
    await settle();
    expect(full).toHaveBeenCalledTimes(3);
    expect([it.origin.streams.length, await it.state(), await it.follows()]).toEqual([1, 'live', false]);
    full.mockRestore();
    for (let waited = 0; waited < 60; waited += 5) {
      it.stream().heartbeat('e1', 10);
      await it.clock.advance(5_000);
    }
    await until('taken over', it.follows);
    expect(it.origin.streams).toHaveLength(1);
    await it.stop();
  });
});

it.each([1, 2])('S-27 blocks are fetched though the storage could not be read %i times', async (times) => {
  const { db } = openDatabases();
  await beginImage(db, IMAGE, true);
  const clock = manualClock();
  const ending = new AbortController();
  const read = vi.spyOn(db.settings, 'get');
  for (let left = times; left > 0; left -= 1) read.mockRejectedValueOnce(new Error('the disk is busy'));
  const running = fetching(db, clock, Promise.resolve()).run(ending.signal);
  await until('looked', () => read.mock.calls.length >= times);
  await clock.advance(1_000);
  await until('fetched', async () => (await db.blocks.count()) === 1);
  ending.abort();
  await running;
});
