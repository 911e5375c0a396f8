/** The origin's time in a tab whose machine's clock is set, and which sleeps. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { originClock } from '../../../../src/app/frame/connection/originClock.ts';

const T0 = 1_800_000_000_000;
const HOUR = 3_600_000;

function tab(offset = 0) {
  let at = T0;
  let set = -offset;
  let slept = 0;
  const now = () => at + set;
  const elapsed = () => at - T0 + 34.5 - slept;
  return {
    read: originClock(now, elapsed, offset),
    /** What it would be told anew, and read from then on. */
    toldAnew: () => originClock(now, elapsed, -set),
    pass: (ms: number) => void (at += ms),
    setBy: (ms: number) => void (set += ms),
    sleep(ms: number) {
      at += ms;
      slept += ms;
    },
    off: (read: () => number) => read() - at,
  };
}

describe('STL-7 the origin’s time in a tab', () => {
  it('STL-7 C1 a clock that is set back changes nothing of it, before the worker has told so and after', () => {
    for (const offset of [-70_400, 0, 999])
      for (const back of [400, 3_000, HOUR]) {
        const own = tab(offset);
        own.pass(12_345);
        own.setBy(-back);
        expect(own.off(own.read)).toBe(0);
        own.pass(HOUR);
        expect(own.off(own.read)).toBe(0);
        const after = own.toldAnew();
        expect(own.off(after)).toBe(0);
      }
  });

  it('STL-7 C1 one that is set forward closes too soon until the worker has told so, and nothing too late', () => {
    const own = tab();
    own.setBy(3_000);
    expect(own.off(own.read)).toBe(3_000);
    expect(own.off(own.toldAnew())).toBe(0);
  });

  it('STL-7 after a sleep it is right at once', () => {
    const own = tab(50);
    own.sleep(HOUR);
    expect(own.off(own.read)).toBe(0);
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
          expect(own.off(own.read)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
