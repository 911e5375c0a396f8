/** Attempts are counted before they are made (ENT-1): whatever comes between, no more are out than the pace allows. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAttemptMeter, type Pace, type Taken } from '../../../server/session/attemptMeter.ts';

const pace: Pace = { free: 4, firstWaitMs: 1_000, longestWaitMs: 8_000, forgetMs: 60_000 };

function manualClock() {
  let at = 0;
  return {
    elapsed: () => at,
    pass: (ms: number) => {
      at += ms;
    },
  };
}

describe('attempts', () => {
  it('ENT-1 more than the free ones wait, twice as long each time, up to the longest wait', () => {
    const clock = manualClock();
    const meter = createAttemptMeter(clock, pace);
    for (let n = 0; n < 4; n += 1) {
      expect(meter.waitOf('a')).toBe(0);
      meter.take('a');
    }
    for (const wait of [1_000, 2_000, 4_000, 8_000, 8_000, 8_000]) {
      expect(meter.waitOf('a')).toBe(wait);
      expect(meter.waitOf('b')).toBe(0);
      clock.pass(wait);
      meter.take('a');
    }
  });

  it('ENT-1 is forgotten one by one, also by whoever never stops for long', () => {
    const clock = manualClock();
    const meter = createAttemptMeter(clock, pace);
    for (let n = 0; n < 4; n += 1) meter.take('a');
    clock.pass(60_000);
    meter.take('a');
    expect(meter.waitOf('a')).toBe(1_000);
    clock.pass(5 * 60_000);
    for (let n = 0; n < 4; n += 1) {
      expect(meter.waitOf('a')).toBe(0);
      meter.take('a');
    }
    expect(meter.waitOf('a')).toBe(1_000);
  });

  it('ENT-1 one that was right is as if it had not been', () => {
    const clock = manualClock();
    const meter = createAttemptMeter(clock, pace);
    for (let n = 0; n < 20; n += 1) {
      const taken = meter.take('a');
      taken.giveBack();
      taken.giveBack();
    }
    for (let n = 0; n < 4; n += 1) meter.take('a');
    expect(meter.waitOf('a')).toBe(1_000);
  });

  it('ENT-4 remembers so many keys and no more, the ones used last', () => {
    const meter = createAttemptMeter(manualClock(), { ...pace, free: 1 }, 10);
    for (let n = 0; n < 1_000; n += 1) meter.take(`k${n}`);
    expect(meter.waitOf('k989')).toBe(0);
    expect(meter.waitOf('k990')).toBeGreaterThan(0);
  });

  it('ENT-1 whatever is taken, given back and waited for in whatever order: never more out than free, but one after each wait', () => {
    const step = fc.oneof(
      { weight: 5, arbitrary: fc.constant({ kind: 'ask' } as const) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('right' as const), which: fc.nat(20) }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(5_000) }) },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const clock = manualClock();
        const meter = createAttemptMeter(clock, { ...pace, forgetMs: 1e12 });
        /** Attempts that count, oldest first, each with the time at which it was made. */
        const out: { readonly taken: Taken; readonly at: number }[] = [];
        for (const each of steps) {
          if (each.kind === 'wait') clock.pass(each.ms);
          else if (each.kind === 'right') out.splice(each.which, 1)[0]?.taken.giveBack();
          else if (meter.waitOf('a') === 0) {
            const last = out.at(-1)?.at ?? -Infinity;
            const due =
              out.length < pace.free ? 0 : Math.min(pace.longestWaitMs, 1_000 * 2 ** (out.length - pace.free));
            // A wait may have begun with an attempt that was given back since; it is never longer than that.
            if (clock.elapsed() < last + Math.min(due, pace.firstWaitMs)) return false;
            out.push({ taken: meter.take('a'), at: clock.elapsed() });
          }
        }
        return true;
      }),
    );
  });
});
