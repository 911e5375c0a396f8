/** The row that tells screens how a stream stands, where there is no room to write it for a while (D1). */
import { describe, expect, it } from 'vitest';
import type { StreamHealth } from '../../../src/domain/events/connection.ts';
import { createStreamStanding } from '../../../src/worker/streams/streamStanding.ts';
import { manualClock } from '../../support/engine/manualClock.ts';

/** Rows find no room until `hasRoom`. */
function standing() {
  const clock = manualClock();
  const written: StreamHealth['state'][] = [];
  const disk = { hasRoom: true };
  const stream = createStreamStanding('events', clock, ({ state }) => {
    if (!disk.hasRoom) return Promise.reject(new DOMException('the disk is full', 'QuotaExceededError'));
    written.push(state);
    return Promise.resolve();
  });
  return { clock, disk, written, stream };
}

describe('a row of health that finds no room', () => {
  it('D1 is written as the stream stands by then, once there is room, and not again', async () => {
    const { clock, disk, written, stream } = standing();
    await stream.signalled('signIn');
    disk.hasRoom = false;
    await stream.signalled('broken');
    await stream.waits(100);
    await clock.advance(3_000);
    expect(written).toEqual(['connecting']);
    disk.hasRoom = true;
    await clock.advance(1_000);
    expect(written).toEqual(['connecting', 'waiting']);
    await clock.advance(10_000);
    expect(written).toHaveLength(2);
  });

  it('D1 is not written over that of another stream once its own is over', async () => {
    const { clock, disk, written, stream } = standing();
    await stream.signalled('signIn');
    disk.hasRoom = false;
    await stream.signalled('signOut');
    stream.end();
    disk.hasRoom = true;
    await clock.advance(5_000);
    expect(written).toEqual(['connecting']);
  });
});
