/** How blocks are made and kept (S-25): few images, what did not change once, ten minutes, a bound of memory. */
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MAX_BLOCK_BYTES } from '../../../src/domain/events/frames.ts';
import { FixtureId, LeagueId, LocationId, SelectionId } from '../../../src/domain/kernel/ids.ts';
import type { Fixture, Selection } from '../../../src/domain/sports/fixture.ts';
import { unpackOffer } from '../../../src/domain/sports/packedOffer.ts';
import { createImagePace } from '../../../server/streams/imagePace.ts';
import { createKeptBlocks } from '../../../server/streams/keptBlocks.ts';
import { createBlockPacker, type Block } from '../../../server/streams/packBlocks.ts';
import { seededRandom, seededWords } from '../../support/seededRandom.ts';

const TEN_MINUTES = 10 * 60_000;

/** Names of which nothing can be told shorter. */
const noise = (word: () => number, length: number) =>
  Array.from({ length }, () => String.fromCharCode(0xac00 + (word() % 11_000))).join('');

function gameOf(index: number, selections: number, word: () => number, nameLength = 0): Fixture {
  const random = seededRandom(index);
  const selection = (place: number): Selection => ({
    selectionId: SelectionId.parse(`${index}${place}${word()}`),
    side: 'named',
    name: noise(word, nameLength),
    line: '',
    odds: 101 + Math.floor(random() * 900),
    oddsByAdmin: null,
    status: 'open',
    settlement: null,
    version: 1,
    oddsBefore: 200,
    movedAt: 0,
  });
  return {
    fixtureId: FixtureId.parse(`g${index}`),
    sportId: '6046',
    locationId: LocationId.parse('kr'),
    locationName: 'Korea',
    leagueId: LeagueId.parse(`l${index % 7}`),
    leagueName: 'League',
    home: 'home',
    away: 'away',
    startAt: 60_000 * index,
    status: 'scheduled',
    turnsInPlay: false,
    score: null,
    markets: [
      {
        marketId: '1',
        name: '1X2',
        baseLine: '',
        selections: Array.from({ length: selections }, (_, at) => selection(at)),
      },
    ],
  };
}

const readBack = (blocks: readonly Block[]) =>
  blocks.flatMap(({ bytes }) => unpackOffer(inflateRawSync(bytes).toString()) ?? []);
const idsOf = (fixtures: readonly Fixture[]) => fixtures.map(({ fixtureId }) => fixtureId).toSorted();

describe('blocks of an image', () => {
  it('S-25 are none larger than the wire allows, and together every game once', async () => {
    const word = seededWords(3);
    const fixtures = Array.from({ length: 300 }, (_, index) => gameOf(index, 120, word));
    const blocks = (await createBlockPacker().pack(fixtures)) ?? [];
    expect(blocks.length).toBeGreaterThan(3);
    expect(blocks.filter(({ bytes }) => bytes.length > MAX_BLOCK_BYTES)).toEqual([]);
    expect(idsOf(readBack(blocks))).toEqual(idsOf(fixtures));
  });

  it('S-25 are compressed again only where a game of theirs changed', async () => {
    const word = seededWords(4);
    const fixtures = Array.from({ length: 300 }, (_, index) => gameOf(index, 120, word));
    const packer = createBlockPacker();
    const before = (await packer.pack(fixtures)) ?? [];
    const { packed } = packer.counts();
    const after = (await packer.pack(fixtures.map((one, at) => (at === 7 ? { ...one, status: 'inPlay' } : one)))) ?? [];
    expect(packer.counts()).toEqual({ packed: packed + 1, unchanged: packed - 1 });
    const names = new Set(before.map(({ name }) => name));
    expect(after.filter(({ name }) => !names.has(name)).length).toBeLessThan(after.length / 2);
    expect(readBack(after).filter(({ status }) => status === 'inPlay')).toHaveLength(1);
  });

  it('S-25 cannot be had of a game that fits into none: the image goes in frames', async () => {
    const word = seededWords(5);
    expect(await createBlockPacker().pack([gameOf(1, 2, word), gameOf(2, 900, word, 100)])).toBeUndefined();
  });
});

describe('kept blocks', () => {
  const blockOf = (name: string, size = 10): Block => ({ name, bytes: Buffer.alloc(size) });

  it('S-25 are there for ten minutes after they were last told of', () => {
    let now = 0;
    const kept = createKeptBlocks({ clock: { elapsed: () => now } });
    kept.handOut([blockOf('a'), blockOf('b')]);
    now = TEN_MINUTES - 1;
    kept.handOut([blockOf('b')]);
    expect(kept.serve('a', 0, 'one')?.length).toBe(10);
    now = TEN_MINUTES;
    expect(kept.serve('a', 0, 'one')).toBeUndefined();
    expect(kept.serve('b', 0, 'one')?.length).toBe(10);
    expect(kept.counts()).toMatchObject({ kept: 1, keptBytes: 10, served: 2, gone: 1 });
  });

  it('S-25 are bounded: those that were told of first go first', () => {
    const kept = createKeptBlocks({ clock: { elapsed: () => 0 }, maxBytes: 30 });
    for (const name of ['a', 'b', 'c', 'a', 'd']) kept.handOut([blockOf(name)]);
    expect(['a', 'b', 'c', 'd'].map((name) => kept.serve(name, 0, 'one') !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(kept.counts()).toMatchObject({ kept: 3, keptBytes: 30 });
  });

  it('S-27 tell what was asked for twice by the same session from what goes on inside a block', () => {
    const kept = createKeptBlocks({ clock: { elapsed: () => 0 } });
    kept.handOut([blockOf('a')]);
    for (const [from, who] of [
      [0, 'one'],
      [4, 'one'],
      [0, 'two'],
    ] as const)
      kept.serve('a', from, who);
    expect(kept.counts()).toMatchObject({ served: 3, resumed: 1, again: 0 });
    kept.handOut([blockOf('a')]);
    kept.serve('a', 0, 'one');
    expect(kept.counts()).toMatchObject({ served: 4, again: 1 });
  });
});

describe('the pace of images', () => {
  it('S-25 lets those who come while one is made, and a while after, have the next one together', async () => {
    let now = 0;
    const timers: { readonly at: number; readonly callback: () => void }[] = [];
    const pace = createImagePace({
      elapsed: () => now,
      after(ms, callback) {
        const timer = { at: now + ms, callback };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
    });
    await pace.turn();
    let finish = () => {};
    const made = pace.make(() => new Promise<void>((resolve) => (finish = resolve)));
    const turns: string[] = [];
    void pace.turn().then(() => turns.push('during'));
    now = 100;
    finish();
    await made;
    void pace.turn().then(() => turns.push('after'));
    await Promise.resolve();
    expect(turns).toEqual([]);
    expect(timers.map(({ at }) => at)).toEqual([600]);
    timers[0]?.callback();
    await new Promise((resolve) => setImmediate(resolve));
    expect(turns.toSorted()).toEqual(['after', 'during']);
    await pace.turn();
  });
});
