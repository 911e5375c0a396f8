import { describe, expect, it } from 'vitest';
import {
  canBetOn,
  isLocked,
  producerOf,
  stalenessOf,
  type StreamHealth,
} from '../../../src/domain/events/connection.ts';
import { FIXTURE_STATUSES } from '../../../src/domain/reference/statuses.ts';
import { until } from '../../support/engine/manualClock.ts';
import { oddsChanged, T0 } from '../../support/engine/sampleData.ts';
import { instantOf } from '../../../src/worker/ports/clock.ts';
import { createOffsetGauge } from '../../../src/worker/streams/offsetGauge.ts';
import { live } from '../support/readingStream.ts';

const HOUR = 3_600_000;

const health = (over: Partial<StreamHealth> = {}): StreamHealth => ({
  stream: 'events',
  state: 'live',
  lastByteAt: T0,
  asOf: T0,
  heartbeatMs: 5_000,
  retryAt: 0,
  attempt: 0,
  clockOffset: 0,
  ...over,
});

describe('freshness when clocks move', () => {
  it('C1 a clock set back by an hour or a year makes prices stale until the next byte, not fresh for as long', () => {
    for (const back of [3_600_000, 365 * 86_400_000]) {
      expect(canBetOn(health(), T0 - back)).toBe(false);
      expect(canBetOn(health({ lastByteAt: T0 - back }), T0 - back)).toBe(true);
    }
  });

  it('C1 STL-3 a clock set back by less than a minute tells a bet nothing of how old prices are', () => {
    // Set back by 45 s and asleep for 39: the silence is long, and the clock makes it -6 s.
    for (const back of [45_000, 6_000, 1_001]) expect(canBetOn(health(), T0 - back)).toBe(false);
    expect(canBetOn(health(), T0 - 500)).toBe(true);
  });

  it('C1 a clock set forward makes them stale at once', () => {
    expect(canBetOn(health(), T0 + 3_600_000)).toBe(false);
  });

  it('C1 a timer that is a second behind the worker changes nothing', () => {
    expect(stalenessOf(health(), T0 - 1_500)).toBe('fresh');
  });
});

describe('freshness by part of the feed', () => {
  it('S-14 a game in play has the prices of one part, all others of the other', () => {
    const inPlay = FIXTURE_STATUSES.filter((status) => producerOf({ status }) === 'inPlay');
    expect(inPlay).toEqual(['inPlay']);
  });

  it('S-14 a part that is down or recovering is stale, one that is delayed late, and a silent connection outweighs all', () => {
    const states = { prematch: 'up', inPlay: 'down' } as const;
    expect(stalenessOf(health({ producers: states }), T0, 'prematch')).toBe('fresh');
    expect(stalenessOf(health({ producers: states }), T0, 'inPlay')).toBe('stale');
    expect(stalenessOf(health({ producers: states }), T0)).toBe('fresh');
    expect(stalenessOf(health({ producers: { inPlay: 'recovering' } }), T0, 'inPlay')).toBe('stale');
    expect(stalenessOf(health({ producers: { prematch: 'delayed' } }), T0, 'prematch')).toBe('late');
    expect(stalenessOf(health({ producers: states }), T0 + 13_000, 'prematch')).toBe('stale');
  });
});

describe('the origin’s time when clocks move', () => {
  it('STL-7 C1 half a second after a clock was set back screens are told by how much, and prices are as old as they were', async () => {
    const it = await live();
    const row = async () => (await it.db.health.get('events'))!;
    const offset = async () => (await row()).clockOffset;
    it.stream().frame('heartbeat', {
      head: { epoch: 'e1', offset: 10 },
      serverTime: it.clock.now() + 40,
      heartbeatMs: 5_000,
      producers: {},
    });
    await until('the origin’s time', async () => (await offset()) === 40);
    const heard = it.clock.now() - (await row()).lastByteAt;
    const current = it.clock.now() - (await row()).asOf;
    it.clock.setBy(-HOUR);
    expect(canBetOn(await row(), it.clock.now())).toBe(false);
    expect(await offset()).toBe(40);
    await it.clock.advance(500);
    expect(await offset()).toBe(HOUR + 40);
    const { state, lastByteAt, asOf, retryAt } = await row();
    expect({ state, retryAt }).toEqual({ state: 'live', retryAt: 0 });
    expect([it.clock.now() - lastByteAt, it.clock.now() - asOf]).toEqual([heard + 500, current + 500]);
    // Whoever goes on from there counts the hour once.
    const next = createOffsetGauge();
    next.goOnFrom(HOUR + 40, lastByteAt, instantOf(it.clock));
    expect(next.take(it.clock.now() + HOUR - 2_000, it.clock.elapsed(), instantOf(it.clock))).toBe(HOUR + 40);
    await it.stop();
  });

  it('STL-3 C1 nothing is bet after a clock was set back until the next byte: the machine may have slept, and nothing tells for how long', async () => {
    const it = await live();
    const row = async () => (await it.db.health.get('events'))!;
    const beat = async () => {
      const serverTime = it.clock.elapsed() + 1_000_000;
      it.stream().frame('heartbeat', {
        head: { epoch: 'e1', offset: 10 },
        serverTime,
        heartbeatMs: 5_000,
        producers: {},
      });
      await until('what it says', async () => (await row()).clockOffset === serverTime - it.clock.now());
    };
    const standing = async () => {
      const now = it.clock.now();
      return { canBet: canBetOn(await row(), now), isLocked: isLocked(await row(), now) };
    };
    await beat();
    expect(await standing()).toEqual({ canBet: true, isLocked: false });
    // By 45 s, and 39 slept; once more; an hour, and half of it slept.
    for (const [back, isShut] of [
      [6_000, false],
      [800, false],
      [HOUR / 2, true],
    ] as const) {
      it.clock.setBy(-back);
      await it.clock.advance(500);
      expect(await standing()).toEqual({ canBet: false, isLocked: isShut });
    }
    await beat();
    expect(await standing()).toEqual({ canBet: true, isLocked: false });
    expect(await row()).not.toHaveProperty('apartMs');
    // What a slow timer explains.
    it.clock.setBy(-800);
    await it.clock.advance(500);
    expect(await standing()).toEqual({ canBet: true, isLocked: false });
    // An hour slept, and back by five seconds less.
    it.clock.setBy(5_000);
    await it.clock.advance(500);
    expect(await standing()).toEqual({ canBet: false, isLocked: false });
    await beat();
    expect(await standing()).toEqual({ canBet: true, isLocked: false });
    // In two steps, neither of which is a second.
    for (const forward of [900, 450]) {
      it.clock.setBy(forward);
      await it.clock.advance(500);
    }
    expect(await standing()).toEqual({ canBet: false, isLocked: false });
    await beat();
    // A byte is what opens them, and not a heartbeat alone.
    it.clock.setBy(-6_000);
    await it.clock.advance(500);
    expect(await standing()).toEqual({ canBet: false, isLocked: false });
    it.stream().event('e1', 11, oddsChanged(1, 2, 190));
    await until('prices that can be bet on', async () => (await standing()).canBet);
    await it.stop();
  });

  it('STL-7 C1 what comes after a clock was set back and before that was seen is as old as it is', async () => {
    const it = await live();
    const row = async () => (await it.db.health.get('events'))!;
    const beat = { head: { epoch: 'e1', offset: 10 }, heartbeatMs: 5_000, producers: {} };
    it.stream().frame('heartbeat', { ...beat, serverTime: it.clock.now() + 40 });
    await until('the origin’s time', async () => (await row()).clockOffset === 40);
    const current = it.clock.now() - (await row()).asOf;
    for (const [index, back] of [2_000, 20_000, 59_000].entries()) {
      const told = (await row()).clockOffset;
      it.clock.setBy(-back);
      it.stream().event('e1', 11 + index, oddsChanged(1, 2 + index, 190 + index));
      await until('the clock that was set', async () => (await row()).clockOffset === told + back);
      await it.clock.advance(500);
      const { lastByteAt, asOf } = await row();
      expect(it.clock.now() - lastByteAt).toBe(500);
      expect(it.clock.now() - asOf).toBe(current + 500 * (index + 1));
      expect(canBetOn(await row(), it.clock.now())).toBe(true);
    }
    await it.stop();
  });

  it('STL-7 C1 one that was set forward is left as it is until the next word', async () => {
    const it = await live();
    const offset = async () => (await it.db.health.get('events'))?.clockOffset;
    const beat = async (expected: number) => {
      it.stream().frame('heartbeat', {
        head: { epoch: 'e1', offset: 10 },
        serverTime: it.clock.now() + expected,
        heartbeatMs: 5_000,
        producers: {},
      });
      await until('the origin’s time', async () => (await offset()) === expected);
    };
    await beat(40);
    it.clock.setBy(3_000);
    await it.clock.advance(2_000);
    expect(await offset()).toBe(40);
    await beat(-2_960);
    await it.stop();
  });
});
