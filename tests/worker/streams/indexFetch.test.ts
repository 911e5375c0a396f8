/** When the offer index is asked for, and what is not fetched twice (S-30): with the database, and an origin of a few lines. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { offerState } from '../../../src/db/queries/offer.ts';
import { BlockName } from '../../../src/domain/events/frames.ts';
import { packOffer } from '../../../src/domain/sports/packedOffer.ts';
import type { Fetched } from '../../../src/worker/streams/blockBytes.ts';
import type { KeptBlocks } from '../../../src/worker/streams/indexBlocks.ts';
import { createIndexFetch, type IndexWord } from '../../../src/worker/streams/indexFetch.ts';
import { manualClock, until } from '../../support/engine/manualClock.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { sampleFixture, T0 } from '../../support/engine/sampleData.ts';

const MINUTE = 60_000;
const nameOf = (letter: string) => BlockName.parse(letter.repeat(32));
const BLOCKS = new Map([1, 2].map((n) => [nameOf(String(n)), packOffer([sampleFixture(n)])]));
const INDEX: Extract<IndexWord, { kind: 'index' }> = {
  kind: 'index',
  blocks: [...BLOCKS.keys()].map((name) => ({ name, bytes: 5 })),
  since: '',
};

/** A partial offer, and an origin that answers as it is told to. */
async function openFetch(
  answer: { word: IndexWord; fetched?: (name: BlockName) => Fetched | undefined },
  indexKept: KeptBlocks = new Map(),
) {
  const { db } = openDatabases();
  await swapFeedImage(db, { position: { epoch: 'e1', offset: 5 }, fixtures: [], news: [], pages: {} }, T0);
  const clock = manualClock(T0);
  const calls: string[] = [];
  const fetch = createIndexFetch({
    db,
    clock,
    randomness: { fraction: () => 0.5, bytes: (length) => new Uint8Array(length) },
    term: undefined,
    async ask() {
      calls.push('index');
      return answer.word;
    },
    bytes: {
      size: 0,
      keepOnly: () => undefined,
      async fetch({ name }) {
        calls.push(name.slice(0, 1));
        return answer.fetched?.(name) ?? { kind: 'whole', bytes: new TextEncoder().encode(BLOCKS.get(name)) };
      },
    },
    inflate: async (bytes) => new TextDecoder().decode(bytes),
    indexKept,
  });
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  void fetch.run(ending.signal);
  /** So much later, and all that was to happen then has. */
  const pass = async (ms: number) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    await clock.advance(ms);
    await new Promise((resolve) => setTimeout(resolve, 30));
  };
  return { db, fetch, calls, pass };
}

describe('S-30 the offer index', () => {
  it('is asked for at once, and again after five minutes; what is called the same is not fetched again', async () => {
    const { db, calls, pass } = await openFetch({ word: INDEX });
    await until('stored', async () => (await offerState(db)) === 'indexed');
    expect(calls).toEqual(['index', '1', '2']);
    await pass(5 * MINUTE - 1_000);
    expect(calls).toHaveLength(3);
    await pass(2_000);
    expect(calls).toEqual(['index', '1', '2', 'index']);
    await pass(5 * MINUTE);
    expect(calls).toHaveLength(5);
  });

  it('that broke is asked for again, without the blocks that came whole', async () => {
    let isBroken = true;
    const fetched = (name: BlockName): Fetched | undefined =>
      isBroken && name === nameOf('2') ? { kind: 'broken' } : undefined;
    const { db, calls, pass } = await openFetch({ word: INDEX, fetched });
    await until('broken', () => calls.length === 3);
    isBroken = false;
    await pass(1_000);
    await until('stored', async () => (await offerState(db)) === 'indexed');
    expect(calls).toEqual(['index', '1', '2', 'index', '2']);
  });

  it('is stored for another session, and for an offer that is made anew, from the blocks that came for the one before', async () => {
    const kept: KeptBlocks = new Map();
    const first = await openFetch({ word: INDEX }, kept);
    await until('stored', async () => (await offerState(first.db)) === 'indexed');
    const second = await openFetch({ word: INDEX }, kept);
    await until('stored', async () => (await offerState(second.db)) === 'indexed');
    await swapFeedImage(second.db, { position: { epoch: 'e1', offset: 9 }, fixtures: [], news: [], pages: {} }, T0);
    await until('stored anew', async () => (await offerState(second.db)) === 'indexed');
    expect(first.calls).toEqual(['index', '1', '2']);
    expect(second.calls).toEqual(['index', 'index']);
  });

  it.each([
    ['is none', { word: { kind: 'none' } as const }],
    ['is no index', { word: INDEX, fetched: () => ({ kind: 'whole', bytes: new Uint8Array(5) }) as const }],
    [
      'is larger than any of ours',
      {
        word: INDEX,
        fetched: (name: BlockName) =>
          ({
            kind: 'whole',
            bytes: new TextEncoder().encode(BLOCKS.get(name)?.padEnd(17 * 1024 * 1024)),
          }) as const,
      },
    ],
    ['is no index in what it adds', { word: { ...INDEX, since: 'nothing' } }],
    ['is other than it is called', { word: INDEX, fetched: () => ({ kind: 'spoilt' }) as const }],
  ])('that %s is left alone for five minutes, and nothing waits for it', async (_what, answer) => {
    const { db, fetch, calls, pass } = await openFetch(answer);
    await until('asked', () => calls.length > 0);
    await pass(4 * MINUTE);
    expect(calls.filter((call) => call === 'index')).toHaveLength(1);
    expect(await offerState(db)).toBe('partial');
    await fetch.settled(new AbortController().signal);
    await pass(2 * MINUTE);
    expect(calls.filter((call) => call === 'index')).toHaveLength(2);
  });

  it('is asked for in time however often the line comes back meanwhile', async () => {
    const { db, fetch, calls, pass } = await openFetch({ word: INDEX });
    await until('stored', async () => (await offerState(db)) === 'indexed');
    await pass(4 * MINUTE);
    fetch.wake();
    await pass(2 * MINUTE);
    expect(calls).toEqual(['index', '1', '2', 'index']);
  });

  it('S-27 that cannot be stored is not fetched again', async () => {
    const { db, calls, pass } = await openFetch({ word: INDEX });
    let isFull = true;
    db.namedLeagues.hook('creating', () => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
    });
    await until('fetched', () => calls.length === 3);
    for (let minute = 0; minute < 4; minute += 1) await pass(MINUTE);
    expect(calls).toEqual(['index', '1', '2']);
    isFull = false;
    await pass(2 * MINUTE);
    await until('stored', async () => (await offerState(db)) === 'indexed');
  });

  it('IDX-6 that is true further back than the log here is asked for again, without its blocks', async () => {
    const answer: { word: IndexWord } = { word: { ...INDEX, position: { epoch: 'e1', offset: 4 } } };
    const { db, calls, pass } = await openFetch(answer);
    await until('fetched', () => calls.length === 3);
    await pass(0);
    expect(await offerState(db)).toBe('partial');
    const gone = { ...sampleFixture(2), markets: [] };
    answer.word = { ...INDEX, since: packOffer([gone]), position: { epoch: 'e1', offset: 5 } };
    await pass(1_000);
    await until('stored', async () => (await offerState(db)) === 'indexed');
    expect(calls).toEqual(['index', '1', '2', 'index']);
    expect((await db.namedBoards.get('wintielose'))?.entries.map(({ fixtureId }) => fixtureId)).toEqual([
      sampleFixture(1).fixtureId,
    ]);
  });

  it('IDX-6 counts as it was told where the log never reaches back', async () => {
    const { db, calls, pass } = await openFetch({ word: { ...INDEX, position: { epoch: 'e1', offset: 4 } } });
    await until('fetched', () => calls.length === 3);
    for (let second = 0; second < 10; second += 1) await pass(1_000);
    expect(await offerState(db)).toBe('indexed');
    expect(calls).toEqual(['index', '1', '2', 'index', 'index']);
  });

  it('IDX-6 S7 of another epoch is not stored before the stream is there, however often it is asked for', async () => {
    const position = { epoch: 'e2', offset: 0 };
    const { db, calls, pass } = await openFetch({ word: { ...INDEX, position } });
    await until('fetched', () => calls.length === 3);
    for (let second = 0; second < 20; second += 1) await pass(1_000);
    expect(await offerState(db)).toBe('partial');
    expect(calls.length).toBeGreaterThan(5);
    expect(calls.length).toBeLessThan(12);
    expect(new Set(calls.slice(3))).toEqual(new Set(['index']));
    await swapFeedImage(db, { position, fixtures: [], news: [], pages: {} }, T0);
    await until('stored', async () => (await offerState(db)) === 'indexed');
  });

  it('IDX-6 is another one where something else befell its games', async () => {
    const answer: { word: IndexWord } = { word: { ...INDEX, since: packOffer([sampleFixture(3)]) } };
    const { db, calls, pass } = await openFetch(answer);
    await until('stored', async () => (await offerState(db)) === 'indexed');
    await pass(5 * MINUTE + 1);
    expect(calls).toEqual(['index', '1', '2', 'index']);
    answer.word = INDEX;
    await pass(5 * MINUTE + 1);
    await until('anew', async () => (await db.namedLeagues.toArray()).flatMap(({ games }) => games).length === 2);
    expect(calls).toEqual(['index', '1', '2', 'index', 'index']);
  });

  it('is not asked for sooner than the origin wants', async () => {
    const { calls, pass } = await openFetch({ word: { kind: 'later', afterMs: 20_000 } });
    await until('asked', () => calls.length > 0);
    await pass(19_000);
    expect(calls).toHaveLength(1);
    await pass(2_000);
    expect(calls).toHaveLength(2);
  });
});
