/** How often a page draws what moves by itself, in time that a test moves. */
import { describe, expect, it } from 'vitest';
import { createDrawPace, type DrawPace } from '../../../../src/app/kit/timing/drawPace.ts';
import type { Clock } from '../../../../src/worker/ports/clock.ts';
import { stepClock } from '../../../support/engine/pushedTab.ts';

/** @param tookMs how long each drawing takes until it is painted; `undefined`: it never is */
function paceOf(tookMs: () => number | undefined) {
  const clock = stepClock();
  let underWay = 0;
  let most = 0;
  const pace = createDrawPace(clock.now, clock.after, (callback) => {
    underWay += 1;
    most = Math.max(most, underWay);
    const ms = tookMs();
    if (ms === undefined) return;
    clock.after(ms, () => {
      underWay -= 1;
      callback();
    });
  });
  return { clock, pace, most: () => most };
}

describe('PSH-8 a page rests after drawings that take long', () => {
  it('not where they are cheap', async () => {
    const { clock, pace } = paceOf(() => 50);
    for (let drawing = 0; drawing < 3; drawing += 1) {
      pace.draw();
      expect(pace.restMs()).toBe(0);
      await clock.pass(60);
    }
    expect(pace.restMs()).toBe(0);
  });

  it('twice as long as one took, and a fifth of a second at most', async () => {
    let ms = 60;
    const { clock, pace } = paceOf(() => ms);
    pace.draw();
    await clock.pass(60);
    ms = 900;
    pace.draw();
    expect(pace.restMs()).toBe(120);
    await clock.pass(900);
    expect(pace.restMs()).toBe(200);
    ms = 10;
    pace.draw();
    expect(pace.restMs()).toBe(200);
    await clock.pass(10);
    pace.draw();
    expect(pace.restMs()).toBe(0);
    expect(pace.restMs()).toBe(0);
  });

  it('measures one at a time, and goes on as it was while nothing is painted', async () => {
    const { clock, pace, most } = paceOf(() => undefined);
    for (let drawing = 0; drawing < 5; drawing += 1) {
      pace.draw();
      expect(pace.restMs()).toBe(0);
      await clock.pass(1_000);
    }
    expect(most()).toBe(1);
  });
});

/** @returns when it has ended, ms from now */
function endingAfter(ms: number, clock: Clock, pace: DrawPace): readonly number[] {
  const ended: number[] = [];
  const from = clock.now();
  pace.after(ms, () => ended.push(clock.now() - from));
  return ended;
}

describe('PSH-8 what ends while a page draws', () => {
  const slow = async () => {
    const all = paceOf(() => 100);
    all.pace.draw();
    await all.clock.pass(100);
    return all;
  };

  it('ends to the millisecond where drawing is cheap', async () => {
    const { clock, pace } = paceOf(() => 5);
    const ended = endingAfter(3_000, clock, pace);
    pace.draw();
    await clock.pass(3_500);
    pace.draw();
    expect(ended).toEqual([3_000]);
  });

  it('ends with the first drawing after its time on a slow one, and never before it', async () => {
    const { clock, pace } = await slow();
    const ended = endingAfter(300, clock, pace);
    await clock.pass(299);
    pace.draw();
    expect(ended).toEqual([]);
    await clock.pass(61);
    pace.draw();
    await clock.pass(1_000);
    pace.draw();
    expect(ended).toEqual([360]);
  });

  it('ends a rest later where no drawing comes', async () => {
    const { clock, pace } = await slow();
    const ended = endingAfter(300, clock, pace);
    await clock.pass(1_000);
    expect(ended).toEqual([500]);
  });

  it('never ends once it is cancelled, whatever another one does as it ends', async () => {
    const { clock, pace } = await slow();
    const ended: string[] = [];
    let cancel = () => {};
    pace.after(100, () => {
      ended.push('first');
      cancel();
    });
    cancel = pace.after(100, () => ended.push('second'));
    await clock.pass(120);
    pace.draw();
    await clock.pass(1_000);
    expect(ended).toEqual(['first']);
  });
});
