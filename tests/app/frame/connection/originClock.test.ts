/** The origin's time in a tab whose machine's clock is set, and which sleeps. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { originClock, type OriginClock } from '../../../../src/app/frame/connection/originClock.ts';

const T0 = 1_800_000_000_000;
const HOUR = 3_600_000;

function tab(offset = 0) {
  let at = T0;
  let set = -offset;
  let slept = 0;
  const now = () => at + set;
  const elapsed = () => at - T0 + 34.5 - slept;
  const told = (heardAt: number, offsetTold = -set, going?: OriginClock) =>
    originClock(going, now, elapsed, { offset: offsetTold, heardAt });
  return {
    clock: told(now(), offset),
    now,
    /** What it is told anew, having heard of the origin just now unless told, and read from then on. */
    told,
    pass: (ms: number) => void (at += ms),
    setBy: (ms: number) => void (set += ms),
    sleep(ms: number) {
      at += ms;
      slept += ms;
    },
    off: ({ read }: OriginClock) => read() - at,
  };
}

describe('STL-7 the origin’s time in a tab', () => {
  it('STL-7 C1 a clock that is set back changes nothing of it, before the worker has told so and after', () => {
    for (const offset of [-70_400, 0, 999])
      for (const back of [400, 3_000, HOUR]) {
        const own = tab(offset);
        own.pass(12_345);
        own.setBy(-back);
        expect(own.off(own.clock)).toBe(0);
        own.pass(HOUR);
        expect(own.off(own.clock)).toBe(0);
        const after = own.told(own.now());
        expect(own.off(after)).toBe(0);
      }
  });

  it('STL-7 C1 one that is set forward closes too soon until the worker has told so, and nothing too late', () => {
    const own = tab();
    own.setBy(3_000);
    expect(own.off(own.clock)).toBe(3_000);
    expect(own.off(own.told(own.now()))).toBe(0);
  });

  it('STL-7 after a sleep it is right at once', () => {
    const own = tab(50);
    own.sleep(HOUR);
    expect(own.off(own.clock)).toBe(0);
  });

  it('STL-7 it is never behind, whatever is done to the machine, unless it slept and was then set back', () => {
    const acts = fc.array(fc.record({ pass: fc.nat(HOUR), set: fc.integer({ min: -HOUR, max: HOUR }) }), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(acts, fc.integer({ min: -HOUR, max: HOUR }), (all, offset) => {
        const own = tab(offset);
        for (const { pass, set } of all) {
          own.pass(pass);
          own.setBy(set);
          expect(own.off(own.clock)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('STL-7 C1 a page that is opened just after its clock was set back is not behind, and ahead by seconds until the first heartbeat', () => {
    for (const back of [3_000, 30_000, HOUR]) {
      const own = tab();
      const heardAt = own.now();
      own.pass(2_000);
      own.setBy(-back);
      const opened = own.told(heardAt, 0);
      expect(own.off(opened)).toBe(5_000);
      expect(own.off(own.told(own.now(), back, opened))).toBe(0);
    }
  });

  it('STL-7 C1 a page that was opened while its clock was ahead for a moment is right at the next heartbeat', () => {
    for (const ahead of [3_000, HOUR]) {
      const own = tab(40);
      const heardAt = own.now();
      own.setBy(ahead);
      const opened = own.told(heardAt, 40);
      own.setBy(-ahead);
      own.pass(4_000);
      expect(own.off(opened)).toBe(ahead);
      const right = own.told(own.now() - 12, 40, opened);
      expect(own.off(right)).toBe(0);
      expect(own.told(own.now(), 40, right)).toBe(right);
    }
  });

  it('STL-7 a row that seems to be of a moment later is of now', () => {
    const own = tab();
    for (const later of [1, 500]) expect(own.off(own.told(own.now() + later))).toBe(0);
  });

  it('STL-7 is the same for as long as what is told says the same, and for what was told by a clock that was set since', () => {
    const own = tab();
    for (let beat = 0; beat < 20; beat += 1) {
      own.pass(5_000);
      expect(own.told(own.now() - beat, 0, own.clock)).toBe(own.clock);
    }
    // Told just before: the worker has yet to see it.
    const heardAt = own.now();
    own.setBy(-3_000);
    own.pass(200);
    expect(own.told(heardAt, 0, own.clock)).toBe(own.clock);
    own.setBy(6_000);
    expect(own.told(heardAt, 0, own.clock)).toBe(own.clock);
  });
});
