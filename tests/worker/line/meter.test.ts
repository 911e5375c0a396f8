/** What is measured of a line while the worker waits for it, and what is not: times in which the worker itself was late. */
import { describe, expect, it } from 'vitest';
import type { LineSignal } from '../../../src/worker/line/estimate.ts';
import { createLineMeter } from '../../../src/worker/line/meter.ts';
import { manualClock } from '../../support/engine/manualClock.ts';

function aMeter() {
  const clock = manualClock();
  const noted: LineSignal[] = [];
  return { clock, noted, ...createLineMeter(clock, (signal) => noted.push(signal)) };
}

describe('LIN-1 a line is measured by', () => {
  it('the time of a call, and not one that came to nothing', async () => {
    const { clock, noted, call } = aMeter();
    const [answered, lost] = [call(), call()];
    await clock.advance(340);
    answered.answered();
    lost.stop();
    expect(noted).toEqual([{ kind: 'call', ms: 340 }]);
  });

  it('the bytes that came and the time each wait for them took', async () => {
    const { clock, noted, reading } = aMeter();
    const read = reading();
    await clock.advance(5_000);
    read.waits();
    await clock.advance(200);
    read.came(1_000);
    read.stop();
    expect(noted).toEqual([{ kind: 'bytes', bytes: 1_000, ms: 200 }]);
  });
});

describe('LIN-8 nothing is measured while the worker is late', () => {
  /** As long as nothing runs time passes, and timers fall due late. */
  const hangs = (clock: ReturnType<typeof manualClock>, ms: number) => clock.setBy(ms);

  it('be it busy at the end of a wait', async () => {
    const { clock, noted, call, reading } = aMeter();
    const [asked, read] = [call(), reading()];
    await clock.advance(40);
    hangs(clock, 2_000);
    asked.answered();
    read.came(500);
    expect(noted).toEqual([]);
  });

  it('or in its midst, and measures on from there', async () => {
    const { clock, noted, reading } = aMeter();
    const read = reading();
    hangs(clock, 2_000);
    await clock.advance(300);
    read.came(500);
    read.waits();
    await clock.advance(300);
    read.came(500);
    read.stop();
    expect(noted).toEqual([{ kind: 'bytes', bytes: 500, ms: 300 }]);
  });

  it('nor by a clock that was set back', async () => {
    const { clock, noted, call } = aMeter();
    const asked = call();
    await clock.advance(1_000);
    clock.setBy(-60_000);
    asked.answered();
    expect(noted).toEqual([]);
  });

  it.each([
    ['while something is measured', true],
    ['while nothing is', false],
  ])('C1 and measures at once after a clock that ran ahead was set right, %s', async (_when, isMeasuring) => {
    const { clock, noted, call } = aMeter();
    const open = call();
    await clock.advance(150);
    clock.setBy(86_400_000);
    await clock.advance(150);
    if (!isMeasuring) open.stop();
    clock.setBy(-86_400_000);
    await clock.advance(150);
    const asked = call();
    await clock.advance(340);
    asked.answered();
    expect(noted).toEqual([{ kind: 'call', ms: 340 }]);
  });

  it('C1 nor across a clock that was set forward and back, whose difference would be taken for the wait', async () => {
    const { clock, noted, call } = aMeter();
    const asked = call();
    await clock.advance(150);
    clock.setBy(86_400_000);
    await clock.advance(150);
    clock.setBy(-86_397_000);
    await clock.advance(150);
    asked.answered();
    expect(noted).toEqual([]);
  });

  it('and looks at its own time only while something is measured', async () => {
    const { clock, call, reading } = aMeter();
    const [asked, read] = [call(), reading()];
    expect(clock.pending).toBe(1);
    asked.answered();
    read.stop();
    read.stop();
    expect(clock.pending).toBe(0);
  });
});
