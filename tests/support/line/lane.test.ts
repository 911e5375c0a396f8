/** One direction of a line: how many bytes came by when, in which order, and whose, on a clock that a test moves. */
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../seededRandom.ts';
import { manualClock } from '../engine/manualClock.ts';
import { createLane, PACKET, ROOM, type LaneFigures } from './lane.ts';

/** 1,000 bytes a second. */
const SLOW: LaneFigures = { bitsPerSecond: 8_000, delayMs: 0, jitterMs: 0 };

function laneOf(figures: LaneFigures) {
  const clock = manualClock(0);
  const lane = createLane(clock, seededRandom(1), figures);
  const open = (handshakeMs = 0) => {
    const got = { bytes: 0, text: '', ends: 0, rooms: 0, at: [] as number[] };
    const flow = lane.open(
      {
        deliver(bytes) {
          got.bytes += bytes.length;
          got.text += bytes.toString('latin1');
          got.at.push(clock.now());
        },
        end: () => (got.ends += 1),
        onRoom: () => (got.rooms += 1),
      },
      handshakeMs,
    );
    return { flow, got };
  };
  return { clock, lane, open };
}

describe('a lane', () => {
  it('carries so many bytes a second and no more, whole packets at a time', async () => {
    const { clock, open } = laneOf(SLOW);
    const { flow, got } = open();
    flow.push(Buffer.alloc(10 * PACKET));
    await clock.advance(PACKET - 1);
    expect(got.bytes).toBe(0);
    await clock.advance(1);
    expect(got.bytes).toBe(PACKET);
    await clock.advance(4 * PACKET);
    expect(got.bytes).toBe(5 * PACKET);
    await clock.advance(60_000);
    expect(got.bytes).toBe(10 * PACKET);
  });

  it('saves nothing up while nobody sends', async () => {
    const { clock, open } = laneOf(SLOW);
    const { flow, got } = open();
    await clock.advance(60_000);
    flow.push(Buffer.alloc(3 * PACKET));
    await clock.advance(PACKET);
    expect(got.bytes).toBe(PACKET);
  });

  it('gives connections turns: a short one does not wait for a long one', async () => {
    const { clock, open } = laneOf(SLOW);
    const long = open();
    const short = open();
    long.flow.push(Buffer.alloc(20 * PACKET));
    short.flow.push(Buffer.alloc(2 * PACKET));
    await clock.advance(5 * PACKET);
    expect(short.got.bytes).toBe(2 * PACKET);
    expect(long.got.bytes).toBe(3 * PACKET);
  });

  it('delivers a delay later, the first packet of a connection a handshake later still', async () => {
    const { clock, open } = laneOf({ bitsPerSecond: 8_000_000, delayMs: 150, jitterMs: 0 });
    const old = open();
    const fresh = open(300);
    old.flow.push(Buffer.from('a'));
    fresh.flow.push(Buffer.from('b'));
    await clock.advance(1_000);
    expect(old.got.at[0]).toBeGreaterThanOrEqual(150);
    expect(old.got.at[0]).toBeLessThan(152);
    expect(fresh.got.at).toEqual([450]);
  });

  it('keeps the order of a connection, whatever the jitter, and its end comes last', async () => {
    const { clock, open } = laneOf({ bitsPerSecond: 80_000, delayMs: 5, jitterMs: 295 });
    const { flow, got } = open();
    const sent = Array.from({ length: 50 }, (_, index) => String(index).padEnd(PACKET, '.'));
    for (const text of sent) flow.push(Buffer.from(text));
    flow.finish();
    await clock.advance(6_000);
    expect(got.ends).toBe(0);
    await clock.advance(2_000);
    expect(got.text).toBe(sent.join(''));
    expect(got.ends).toBe(1);
    expect(new Set(got.at.map((at, index) => at - (got.at[index - 1] ?? 0))).size).toBeGreaterThan(5);
  });

  it('keeps the order though of two timers for almost the same moment the later goes off first', () => {
    const timers: { readonly at: number; readonly callback: () => void }[] = [];
    const time = { now: 0 };
    const clock = {
      now: () => time.now,
      after(ms: number, callback: () => void) {
        const timer = { at: time.now + Math.max(1, Math.floor(ms)), callback };
        timers.push(timer);
        return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1));
      },
    };
    const lane = createLane(clock, () => 0, { bitsPerSecond: 80_000_000, delayMs: 10, jitterMs: 0 });
    let text = '';
    const flow = lane.open(
      { deliver: (bytes) => (text += bytes.toString()), end: () => (text += '.'), onRoom: () => undefined },
      0,
    );
    const sent = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => letter.repeat(PACKET));
    for (const packet of sent) flow.push(Buffer.from(packet));
    flow.finish();
    for (; timers.length > 0 && time.now < 100; time.now += 1) {
      for (let due = timers.findLastIndex(({ at }) => at <= time.now); due >= 0;) {
        timers.splice(due, 1)[0]?.callback();
        due = timers.findLastIndex(({ at }) => at <= time.now);
      }
    }
    expect(text === `${sent.join('')}.`).toBe(true);
  });

  it('carries nothing at rate 0, loses nothing, and goes on at the rate that follows', async () => {
    const { clock, lane, open } = laneOf(SLOW);
    const { flow, got } = open();
    flow.push(Buffer.alloc(6 * PACKET));
    await clock.advance(2 * PACKET);
    lane.change({ ...SLOW, bitsPerSecond: 0 });
    await clock.advance(60_000);
    // The packet that was on the line has come.
    expect(got.bytes).toBe(3 * PACKET);
    lane.change({ ...SLOW, bitsPerSecond: 80_000 });
    await clock.advance(PACKET / 10);
    expect(got.bytes).toBe(4 * PACKET);
    await clock.advance(PACKET);
    expect(got.bytes).toBe(6 * PACKET);
  });

  it('takes no more from a sender than it has room for, and says when there is room again', async () => {
    const { clock, open } = laneOf(SLOW);
    const { flow, got } = open();
    expect(flow.push(Buffer.alloc(1_000))).toBe(true);
    expect(flow.push(Buffer.alloc(ROOM))).toBe(false);
    expect(got.rooms).toBe(0);
    await clock.advance(2 * PACKET);
    expect(got.rooms).toBe(1);
  });

  it('delivers nothing more of a connection that was dropped', async () => {
    const { clock, open } = laneOf({ ...SLOW, delayMs: 10_000 });
    const { flow, got } = open();
    const other = open();
    flow.push(Buffer.alloc(3 * PACKET));
    other.flow.push(Buffer.alloc(PACKET));
    await clock.advance(PACKET);
    flow.drop();
    flow.push(Buffer.alloc(PACKET));
    await clock.advance(60_000);
    expect(got).toMatchObject({ bytes: 0, ends: 0 });
    expect(other.got.bytes).toBe(PACKET);
  });
});
