/** The log: dense offsets in the order of commits, handed on once each, however many processes write it (S-1). */
import { expect, it, onTestFinished } from 'vitest';
import type { FeedEvent, MemberEvent } from '../../../../src/domain/events/catalogue.ts';
import { MemberId } from '../../../../src/domain/kernel/ids.ts';
import { systemClock } from '../../../../server/clock.ts';
import {
  appendFeedEvents,
  appendMemberEvents,
  readStreamAfter,
  type LoggedEvent,
} from '../../../../server/events/eventLog.ts';
import { startTailer, type Tailer } from '../../../../server/events/tailer.ts';
import { trimLog } from '../../../../server/events/trimLog.ts';
import { readEpoch } from '../../../../server/store/readEpoch.ts';
import type { Store, Work } from '../../../../server/store/store.ts';
import type { Ground } from './storeKind.ts';

type NewGround = () => Promise<Ground>;

const NEWS: FeedEvent = { type: 'NewsPublished', at: 1, data: { news: [] } };
const ENDED: MemberEvent = { type: 'SessionEnded', at: 1, data: { ending: 'closed' } };
const member = (index: number) => MemberId.parse(`m${index}`);

/** Hands on what is committed to a store, by its own commits and by looking every few milliseconds. */
export function followed(store: Store): { readonly tailer: Tailer; readonly handedOn: readonly LoggedEvent[] } {
  const handedOn: LoggedEvent[] = [];
  const failures: unknown[] = [];
  const tailer = startTailer({
    ...{ store, clock: systemClock, pollMs: 5, seq: 0, offsets: new Map() },
    handOn: (events) => handedOn.push(...events),
    readAnew: () => Promise.reject(new Error('events are missing')),
    onFailure: (error) => failures.push(error),
  });
  onTestFinished(async () => {
    await tailer.stop();
    expect(failures).toEqual([]);
  });
  return { tailer, handedOn };
}

/** Of each stream the offsets, in the order in which they were handed on. */
export function offsetsOf(events: readonly LoggedEvent[]): ReadonlyMap<string, readonly number[]> {
  const offsets = new Map<string, number[]>();
  for (const { stream, offset } of events) offsets.set(stream, [...(offsets.get(stream) ?? []), offset]);
  return offsets;
}

export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

export function logCases(newGround: NewGround): void {
  it('S-1 counts each stream densely, and hands every event on once and in order, while processes write at once', async () => {
    const ground = await newGround();
    const writers = [await ground.open(), await ground.open(), await ground.open()];
    const { tailer, handedOn } = followed(await ground.open());
    const rounds = upTo(20);
    const write = (tx: Work, round: number) =>
      round % 4 === 0
        ? appendFeedEvents(tx, [NEWS, NEWS])
        : appendMemberEvents(tx, member(round % 2), [ENDED]).then(async (offset) => {
            if (round % 5 === 0) throw new RangeError('undone');
            return offset;
          });
    const outcomes = await Promise.all(
      writers.map((store) => Promise.allSettled(rounds.map((round) => store.write((tx) => write(tx, round))))),
    );
    expect(outcomes.flat().filter(({ status }) => status === 'rejected')).toHaveLength(9);
    await tailer.caughtUp();
    // Of three writers: five pairs of news each, four facts of the one member and eight of the other.
    expect(offsetsOf(handedOn)).toEqual(
      new Map([
        ['events', upTo(30)],
        ['bets:m0', upTo(12)],
        ['bets:m1', upTo(24)],
      ]),
    );
    expect(handedOn.map(({ seq }) => seq)).toEqual(handedOn.map(({ seq }) => seq).toSorted((a, b) => a - b));
  });

  it('S-1 hands on what another process committed before it was asked to catch up', async () => {
    const ground = await newGround();
    const [store, other] = [await ground.open(), await ground.open()];
    const { tailer, handedOn } = followed(store);
    for (const offset of [1, 3, 5]) {
      await store.write((tx) => appendFeedEvents(tx, [NEWS]));
      await other.write((tx) => appendFeedEvents(tx, [NEWS]));
      await tailer.caughtUp();
      expect(tailer.offsetOf('events')).toBe(offset + 1);
    }
    expect(handedOn.map(({ offset }) => offset)).toEqual(upTo(6));
  });

  it('S-3 trims what is over and keeps the rest with its offsets; the epoch is made once', async () => {
    const ground = await newGround();
    const [store, other] = [await ground.open(), await ground.open()];
    await store.write((tx) =>
      appendFeedEvents(
        tx,
        upTo(25).map(() => NEWS),
      ),
    );
    expect(await trimLog(store, { events: 10, perMember: 10 })).toBe(15);
    await other.write((tx) => appendFeedEvents(tx, [NEWS]));
    const kept = await store.read((tx) => readStreamAfter(tx, 'events', 0, 100));
    expect(kept.map(({ offset }) => offset)).toEqual(upTo(26).slice(15));
    const epochs = await Promise.all([
      store.write((tx) => readEpoch(tx, 'one')),
      other.write((tx) => readEpoch(tx, 'two')),
    ]);
    expect(new Set(epochs).size).toBe(1);
  });
}
