/** A disk on which nothing at all finds room: said aloud, because it cannot be written down (D1). */
import { describe, expect, it } from 'vitest';
import { NO_ROOM_FOR_MS, watchRoom } from '../../../../src/app/frame/link/watchRoom.ts';
import { createRoomCare } from '../../../../src/worker/roomCare.ts';
import { manualClock, until } from '../../../support/engine/manualClock.ts';
import { oddsChanged } from '../../../support/engine/sampleData.ts';
import { createWorld } from '../../../support/engine/world.ts';

const FULL = new DOMException('full', 'QuotaExceededError');

function aRoom() {
  const clock = manualClock();
  const listeners: ((message: unknown) => void)[] = [];
  const post = (message: unknown) => {
    for (const listener of listeners) listener(message);
  };
  const watch = watchRoom({ listen: (listener) => listeners.push(listener) }, clock);
  const told: boolean[] = [];
  watch.subscribe(() => told.push(watch.isFull()));
  const care = createRoomCare({ post });
  const write = (failure?: Error) =>
    care(async () => {
      if (failure !== undefined) throw failure;
    });
  return { clock, post, watch, told, write };
}

describe('whether a tab believes that there is no room', () => {
  it('D1 from the first write that finds none until one goes through', async () => {
    const { clock, write, told } = aRoom();
    await write();
    await expect(write(FULL)).rejects.toBe(FULL);
    await expect(write(FULL)).rejects.toBe(FULL);
    await write();
    await write();
    expect(told).toEqual([true, false]);
    expect(clock.pending).toBe(0);
  });

  it('D1 for a while only, when the worker that said so has died', async () => {
    const { clock, write, watch, told } = aRoom();
    await expect(write(FULL)).rejects.toBe(FULL);
    await clock.advance(NO_ROOM_FOR_MS - 1);
    await expect(write(FULL)).rejects.toBe(FULL);
    await clock.advance(NO_ROOM_FOR_MS - 1);
    expect(watch.isFull()).toBe(true);
    await clock.advance(1);
    expect(told).toEqual([true, false]);
  });

  it('D1 not for a write that fails for another reason', async () => {
    const { write, told } = aRoom();
    const lost = new DOMException('lost', 'UnknownError');
    await expect(write(lost)).rejects.toBe(lost);
    expect(told).toEqual([]);
  });

  it('D1 not for anything else that is said', () => {
    const { post, watch, told } = aRoom();
    for (const other of ['', 'room', { say: 'noRoom' }, null, 1]) post(other);
    expect(watch.isFull()).toBe(false);
    expect(told).toEqual([]);
  });
});

describe('a worker that can store nothing', () => {
  it('D1 says so with every write that fails, keeps its place, and goes on once there is room', async () => {
    const world = createWorld();
    await world.signIn(world.openTab());
    expect(world.roomNotices).toEqual([]);
    const { db } = world.worker().stores;
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    for (const table of [db.checkpoints, db.health]) table.hook('updating', full);
    world.origin.latest('events').event('e1', 1, oddsChanged(1, 2, 190));
    await until('told', async () => {
      await world.clock.advance(50);
      return world.roomNotices.length > 0;
    });
    expect(await world.db.checkpoints.get('events')).toMatchObject({ offset: 0 });
    const told = world.roomNotices.length;
    await until('told again', async () => {
      await world.clock.advance(1_000);
      return world.roomNotices.length > told;
    });
    for (const table of [db.checkpoints, db.health]) table.hook('updating').unsubscribe(full);
    await until('asked again', async () => {
      await world.clock.advance(1_000);
      return world.origin.openStreams('events').length === 1;
    });
    const again = world.origin.latest('events');
    expect(again.lastEventId).toBe('e1.0');
    again.resumed('e1', 0, 1);
    again.event('e1', 1, oddsChanged(1, 2, 190));
    await until('stored', async () => {
      await world.clock.advance(50);
      return (await world.db.checkpoints.get('events'))?.offset === 1;
    });
    await world.close();
  });
});
