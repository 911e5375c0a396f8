import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOffsetGauge } from '../../../src/worker/streams/offsetGauge.ts';
import { T0 } from '../../support/engine/sampleData.ts';

const HOUR = 3_600_000;
const BEAT = 5_000;
const WAY = 5;

/** A machine whose wall clock is set, and which sleeps. The origin's shows the true time. */
function machine({ countsSleep = false } = {}) {
  const gauge = createOffsetGauge();
  let at = T0;
  let set = 0;
  let slept = 0;
  // Since some moment that is no round one.
  const instant = () => ({ now: at + set, elapsed: at - T0 + 777.25 - (countsSleep ? 0 : slept) });
  return {
    gauge,
    get at() {
      return at;
    },
    instant,
    pass: (ms: number) => void (at += ms),
    setBy: (ms: number) => void (set += ms),
    sleep(ms: number) {
      at += ms;
      slept += ms;
    },
    /** How far what is known is from the truth, ms. */
    off: (known: number | undefined) => (known ?? Number.NaN) + set,
    /** A word that was under way for so long, and then waited here. */
    hears: (way = WAY, waited = 0) => gauge.take(at - way - waited, instant().elapsed - waited, instant()),
    looks: () => gauge.look(instant()),
  };
}

/** What is told at each heartbeat, by how long they were under way. */
function gauged(ways: readonly number[], { pass, hears, off } = machine()) {
  return ways.map((way) => {
    pass(BEAT);
    return off(hears(way));
  });
}

describe('STL-6 how far the origin’s clock is ahead', () => {
  it('STL-6 takes the word that was under way shortest, whenever it came', () => {
    expect(gauged([380, 2, 900, 40])).toEqual([-380, -2, -2, -2]);
  });

  it('STL-6 is as it was for a jitter of the line, so that pages are not drawn anew for it', () => {
    expect(gauged([20, 17, 18, 13, 1, 0])).toEqual([-20, -20, -20, -20, -20, 0]);
    expect(gauged([0, ...Array.from({ length: 20 }, () => 99)]).at(-1)).toBe(0);
  });

  it('STL-6 forgets a word after ten minutes', () => {
    const told = gauged([0, 500, ...Array.from({ length: 120 }, (_, index) => 600 + (index % 7))]);
    expect(told.slice(0, 121)).toEqual(told.slice(0, 121).map(() => 0));
    expect(told.at(-1)).toBe(-500);
  });

  it('STL-6 a machine that is too busy to read words in time goes by those from before', () => {
    expect(gauged([WAY, ...Array.from({ length: 60 }, () => 15_000)]).at(-1)).toBe(-WAY);
  });

  it('STL-6 what a word waited for here is none of its way', () => {
    const own = machine();
    own.pass(BEAT);
    expect(own.off(own.hears(WAY, 4_000))).toBe(-WAY);
  });

  it('STL-6 of any number of words a few are kept, and the best of them', () => {
    const own = machine();
    own.hears(0);
    for (let n = 1; n <= 5_000; n += 1) {
      own.pass(20);
      expect(own.off(own.hears(n))).toBe(0);
    }
  });

  it('STL-6 goes on from what was stored: the first word after a start waits behind an image', () => {
    const own = machine();
    own.gauge.goOnFrom(-42, T0, own.instant());
    expect(gauged([700, 0], own)).toEqual([-42, 0]);
  });

  it('STL-6 STL-7 what was stored before the clock was set forward is believed for one more heartbeat', () => {
    const own = machine();
    own.setBy(3_000);
    own.gauge.goOnFrom(0, T0, own.instant());
    expect(gauged([WAY, WAY, WAY], own)).toEqual([3_000, -WAY, -WAY]);
  });

  it('STL-6 what was stored longer ago than half a minute stands until the first word, and no longer', () => {
    const own = machine();
    own.gauge.goOnFrom(40_000, T0 - 31_000, own.instant());
    expect(own.looks()).toBe(40_000);
    expect(gauged([700], own)).toEqual([-700]);
  });

  it('STL-6 STL-7 C1 what was stored before the clock was set back counts from when it was heard', () => {
    for (const back of [3_000, 30_000, HOUR]) {
      const own = machine();
      own.pass(2_000);
      own.setBy(-back);
      own.gauge.goOnFrom(0, T0, own.instant());
      expect(own.looks()).toBe(0);
      // Two seconds had passed since: it says more than a first word that was under way for longer.
      expect(own.off(own.hears(4_000))).toBe(-2_000);
      expect(gauged([WAY], own)).toEqual([-WAY]);
    }
  });

  it('STL-6 is never further off than the quickest word of ten minutes, whatever the line does and whoever sets the clock', () => {
    const acts = fc.record({
      way: fc.integer({ min: 0, max: 9_000 }),
      set: fc.option(fc.integer({ min: -HOUR, max: HOUR }), { nil: 0 }),
      slept: fc.option(fc.integer({ min: 1, max: HOUR }), { nil: 0 }),
    });
    fc.assert(
      fc.property(fc.array(acts, { minLength: 1, maxLength: 40 }), fc.boolean(), (all, countsSleep) => {
        const own = machine({ countsSleep });
        let recent: number[] = [];
        for (const { way, set, slept } of all) {
          own.pass(BEAT);
          own.setBy(set);
          own.sleep(slept);
          // The clock that nobody sets stood still in it, perhaps: what was said before it counts for nothing.
          if (slept > 0) recent = [];
          recent = [...recent, way];
          const off = own.off(own.hears(way));
          // What is less than that is told to nobody.
          expect(off).toBeLessThanOrEqual(100);
          expect(-off).toBeLessThanOrEqual(Math.min(...recent) + 20);
        }
      }),
    );
  });
});

describe('STL-7 a clock that is set', () => {
  it('STL-7 C1 set back is known without a word', () => {
    for (const ms of [500, 3_000, 31_000, HOUR]) {
      const own = machine();
      gauged([WAY, WAY, WAY], own);
      own.setBy(-ms);
      expect(own.off(own.looks()), `${ms}`).toBe(-WAY);
      expect(gauged([WAY, 300], own)).toEqual([-WAY, -WAY]);
    }
  });

  it('STL-7 C1 set forward is known at the next word, and until then the time is none too early', () => {
    for (const ms of [500, 3_000, 31_000, HOUR]) {
      const own = machine();
      gauged([WAY, WAY, WAY], own);
      own.setBy(ms);
      expect(own.off(own.looks()), `${ms}`).toBe(ms - WAY);
      expect(gauged([300], own)).toEqual([-WAY]);
    }
  });

  it('STL-7 C1 a sleep is none: the time is right when it ends, and stays so', () => {
    for (const countsSleep of [false, true]) {
      const own = machine({ countsSleep });
      gauged([WAY, WAY], own);
      own.sleep(HOUR);
      expect(own.off(own.looks())).toBe(-WAY);
      expect(own.off(own.hears(WAY))).toBe(-WAY);
      own.setBy(-3_000);
      expect(own.off(own.looks())).toBe(-WAY);
    }
  });

  it('STL-7 C1 set back by what is hardly seen is told to nobody', () => {
    const own = machine();
    gauged([WAY], own);
    own.setBy(-19);
    expect(own.looks()).toBe(-WAY);
  });

  it('STL-7 before anything is known there is nothing to tell', () => {
    expect(machine().looks()).toBeUndefined();
  });
});
