/** The player of a recording: what every act makes of where it stands. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPlayer, opened, type Player, type PlayerSignal } from '../../../src/domain/recording/player.ts';
import { placeAt, targetAt, targetAtClock, type Reel } from '../../../src/domain/recording/reel.ts';

const T0 = 1_700_000_000_000;
const reelOf = (offsets: readonly number[], until = Math.max(0, ...offsets)): Reel => ({
  times: offsets.map((offset) => T0 + offset),
  from: T0,
  until: T0 + until,
});
const REEL = reelOf([0, 100, 100, 400, 5_400, 5_500, 10_000]);

const after = (signals: readonly PlayerSignal[], from: Player = { at: 'idle' }): Player =>
  signals.reduce(nextPlayer, from);
const standing = (reel = REEL): Player =>
  after([{ kind: 'open' }, { kind: 'opened', reel }, { kind: 'reached', place: 0 }]);
const playing = (reel = REEL): Player => after([{ kind: 'play' }], standing(reel));
const factsOf = (player: Player) => {
  const known = opened(player);
  return { at: player.at, place: known?.place, clock: known === undefined ? undefined : known.clock - T0 };
};

const anySignal: fc.Arbitrary<PlayerSignal> = fc.oneof(
  fc.constantFrom<PlayerSignal>(
    { kind: 'play' },
    { kind: 'pause' },
    { kind: 'opened', reel: REEL },
    { kind: 'progress', done: 0.5 },
    { kind: 'cutGaps', longestGap: 1_000 },
    { kind: 'cutGaps', longestGap: undefined },
    { kind: 'setLoop', loop: undefined },
    { kind: 'setLoop', loop: { from: T0 + 100, until: T0 + 5_400 } },
    { kind: 'setLoop', loop: { from: T0 + 5, until: T0 + 5 } },
  ),
  fc.double({ noNaN: false }).map((rate): PlayerSignal => ({ kind: 'setRate', rate })),
  fc.double({ min: -5, max: 5_000, noNaN: true }).map((ms): PlayerSignal => ({ kind: 'passed', ms })),
  fc.integer({ min: -3, max: 12 }).map((place): PlayerSignal => ({ kind: 'goTo', to: { place, clock: T0 + place } })),
  fc.nat({ max: 8 }).map((place): PlayerSignal => ({ kind: 'reached', place })),
  fc.nat({ max: 8 }).map((place): PlayerSignal => ({ kind: 'held', place })),
);

describe('the player', () => {
  it('RPL-1 stands at a place of the recording whatever is done, in whatever order', () => {
    fc.assert(
      fc.property(fc.array(anySignal, { maxLength: 60 }), (signals) => {
        const player = after(signals, standing());
        const known = opened(player);
        expect(known).toBeDefined();
        if (known === undefined) return;
        expect(known.place).toBeGreaterThanOrEqual(0);
        expect(known.place).toBeLessThanOrEqual(REEL.times.length);
        expect(known.clock).toBeGreaterThanOrEqual(REEL.from);
        expect(known.clock).toBeLessThanOrEqual(REEL.until);
        expect(known.rate).toBeGreaterThanOrEqual(0.1);
        expect(known.rate).toBeLessThanOrEqual(1_000);
        if (player.at === 'seeking') expect(player.to.place).toBe(Math.max(0, Math.min(7, player.to.place)));
        if (player.at === 'playing') expect(known.place).toBeLessThanOrEqual(placeAt(REEL, known.clock));
      }),
      { numRuns: 2_000 },
    );
  });

  it('RPL-1 knows how many entries a moment has', () => {
    expect([-1, 0, 99, 100, 399, 400, 20_000].map((offset) => placeAt(REEL, T0 + offset))).toEqual([
      0, 1, 1, 3, 3, 4, 7,
    ]);
    expect(targetAt(REEL, 4)).toEqual({ place: 4, clock: T0 + 400 });
    expect(targetAt(REEL, 99)).toEqual({ place: 7, clock: T0 + 10_000 });
    expect(targetAtClock(REEL, T0 - 5)).toEqual({ place: 1, clock: T0 });
  });

  it('RPL-2 shows what it showed until what is sought stands whole, and takes the last place asked for', () => {
    const seeking = after(
      [
        { kind: 'goTo', to: targetAt(REEL, 4) },
        { kind: 'goTo', to: targetAt(REEL, 6) },
      ],
      standing(),
    );
    expect(factsOf(seeking)).toEqual({ at: 'seeking', place: 0, clock: 0 });
    expect(after([{ kind: 'reached', place: 4 }], seeking)).toBe(seeking);
    expect(factsOf(after([{ kind: 'reached', place: 6 }], seeking))).toEqual({ at: 'paused', place: 6, clock: 5_500 });
  });

  it('RPL-2 goes on playing after a seek if it played, or was told to meanwhile', () => {
    const to = targetAt(REEL, 4);
    const reached: PlayerSignal = { kind: 'reached', place: 4 };
    expect(after([{ kind: 'goTo', to }, reached], playing()).at).toBe('playing');
    expect(after([{ kind: 'goTo', to }, { kind: 'pause' }, reached], playing()).at).toBe('paused');
    expect(after([{ kind: 'goTo', to }, { kind: 'play' }, reached], standing()).at).toBe('playing');
  });

  it('RPL-8 plays so many times as fast, and never further than could be folded', () => {
    const ten = after(
      [
        { kind: 'setRate', rate: 10 },
        { kind: 'passed', ms: 40 },
      ],
      playing(),
    );
    expect(factsOf(ten)).toEqual({ at: 'playing', place: 4, clock: 400 });
    expect(factsOf(after([{ kind: 'held', place: 3 }], ten))).toEqual({ at: 'playing', place: 3, clock: 100 });
    const all = after(
      [
        { kind: 'setRate', rate: 1_000 },
        { kind: 'passed', ms: 40 },
      ],
      playing(),
    );
    expect(factsOf(all)).toEqual({ at: 'atEnd', place: 7, clock: 10_000 });
    expect(factsOf(after([{ kind: 'held', place: 5 }], all))).toEqual({ at: 'playing', place: 5, clock: 5_400 });
  });

  it('RPL-8 plays a pause no longer than the viewer wants', () => {
    const cut = after([{ kind: 'cutGaps', longestGap: 1_000 }], playing());
    expect(factsOf(after([{ kind: 'passed', ms: 1_390 }], cut)).clock).toBe(1_390);
    expect(factsOf(after([{ kind: 'passed', ms: 1_400 }], cut))).toEqual({ at: 'playing', place: 5, clock: 5_400 });
    expect(factsOf(after([{ kind: 'passed', ms: 2_500 }], cut))).toEqual({ at: 'atEnd', place: 7, clock: 10_000 });
  });

  it('RPL-8 plays a stretch over and over', () => {
    const loop = { from: T0 + 100, until: T0 + 5_000 };
    const looped = after(
      [
        { kind: 'setLoop', loop },
        { kind: 'passed', ms: 5_200 },
      ],
      playing(),
    );
    expect(looped).toMatchObject({ at: 'seeking', to: { place: 3, clock: T0 + 100 }, plays: true });
    const outside = after(
      [
        { kind: 'setLoop', loop },
        { kind: 'goTo', to: targetAt(REEL, 6) },
        { kind: 'reached', place: 6 },
      ],
      standing(),
    );
    expect(after([{ kind: 'play' }], outside)).toMatchObject({ at: 'seeking', to: { place: 3 } });
  });

  it('RPL-8 begins anew when it is played at its end', () => {
    const ended = after(
      [
        { kind: 'goTo', to: targetAt(REEL, 7) },
        { kind: 'reached', place: 7 },
      ],
      standing(),
    );
    expect(ended.at).toBe('atEnd');
    expect(after([{ kind: 'play' }], ended)).toMatchObject({ at: 'seeking', to: { place: 1, clock: T0 }, plays: true });
  });

  it('RPL-9 plays a broken file to its break and says where that is', () => {
    const breakage = { member: 3, reason: 'cut' };
    const end = after(
      [
        { kind: 'goTo', to: targetAt(REEL, 7) },
        { kind: 'reached', place: 7 },
      ],
      standing({ ...REEL, breakage }),
    );
    expect(end).toMatchObject({ at: 'broken', breakage, place: 7 });
    expect(after([{ kind: 'setRate', rate: 10 }], end)).toMatchObject({ at: 'broken', rate: 10 });
    expect(
      after(
        [
          { kind: 'goTo', to: targetAt(REEL, 2) },
          { kind: 'reached', place: 2 },
        ],
        end,
      ).at,
    ).toBe('paused');
    const none = after([
      { kind: 'open' },
      { kind: 'failed', breakage },
      { kind: 'play' },
      { kind: 'goTo', to: targetAt(REEL, 2) },
    ]);
    expect(none).toEqual({ at: 'broken', breakage });
    expect(opened(none)).toBeUndefined();
  });

  it('RPL-9 hears nothing of a file that was closed', () => {
    expect(after([{ kind: 'open' }, { kind: 'progress', done: 0.7 }, { kind: 'progress', done: 0.2 }])).toEqual({
      at: 'opening',
      done: 0.7,
    });
    expect(after([{ kind: 'open' }, { kind: 'close' }, { kind: 'opened', reel: REEL }])).toEqual({ at: 'idle' });
  });
});
