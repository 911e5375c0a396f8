/** S-21: pieces of the log for connections that have been slow, while it grows and is trimmed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import { createLogPieces, type Next } from '../../../server/streams/logPieces.ts';
import type { OutgoingEvent } from '../../../server/streams/passOver.ts';
import type { StreamConnection } from '../../../server/streams/streamConnection.ts';
import { fixtureId } from '../../support/domain/eventFactory.ts';

const game = fixtureId('f');
/** Every third event is one that nobody does without; between them the score changes twice, of which the first is overtaken. */
const eventAt = (offset: number): FeedEvent =>
  offset % 3 === 0
    ? { type: 'FixtureChanged', at: 1, data: { fixtureId: game, status: 'inPlay', startAt: offset } }
    : {
        type: 'ScoreChanged',
        at: 1,
        data: { fixtureId: game, score: { period: 1, clockSeconds: 0, home: offset, away: 0 } },
      };
const isOvertakenAt = (offset: number) => offset % 3 === 1;

const outgoing = (offset: number): OutgoingEvent => ({
  offset,
  frame: () => Buffer.alloc(0),
  feedEvent: () => eventAt(offset),
  isOf: () => true,
  isFor: () => true,
});
/** What a piece asks of a connection is where it stands. */
const connectionAt = (offset: number) => ({ offset }) as StreamConnection;

function aLog() {
  const log = { head: 0, trimmedTo: 0 };
  const pieces = createLogPieces({
    read: (after, limit) => {
      const from = Math.max(after, log.trimmedTo) + 1;
      const length = Math.max(0, Math.min(limit, log.head + 1 - from));
      return Promise.resolve(Array.from({ length }, (_, index) => outgoing(from + index)));
    },
    head: () => log.head,
  });
  return { log, pieces };
}

const offsetsOf = ({ events }: Next) => events.map(({ offset }) => offset);
const leftOutOf = ({ events, overtaken }: Next) =>
  events.flatMap(({ offset }, index) => (overtaken[index] === true ? [offset] : []));

/** @param offset of whom it is told */
function expectSound(next: Next, offset: number): void {
  const offsets = offsetsOf(next);
  expect(offsets).toEqual(offsets.map((_, index) => (offsets[0] ?? 0) + index));
  if (offsets[0] === offset + 1) expect(leftOutOf(next).filter((one) => !isOvertakenAt(one))).toEqual([]);
}

describe('pieces of the log', () => {
  it('S-21 leave out nothing but what is overtaken where the log was trimmed past the piece meanwhile', async () => {
    const { log, pieces } = aLog();
    const connection = connectionAt(0);
    log.head = 30;
    await pieces.nextFor(connection);
    connection.offset = 2;
    log.head = 60;
    log.trimmedTo = 32;
    const next = await pieces.nextFor(connection);
    expect(offsetsOf(next)).toEqual(Array.from({ length: 28 }, (_, index) => 3 + index));
    connection.offset = 10;
    const later = await pieces.nextFor(connection);
    expect(offsetsOf(later)[0]).toBe(11);
    expect(leftOutOf(later)).toEqual([13, 16, 19, 22, 25, 28]);
  });

  it('S-21 follow each other, and leave out nothing but what is overtaken, whoever asks and however the log is trimmed', async () => {
    const readers = 3;
    const step = fc.record({
      reader: fc.nat(readers - 1),
      grows: fc.nat(40),
      trims: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(40) }),
      takes: fc.nat(30),
      leaves: fc.nat(9).map((one) => one === 0),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { log, pieces } = aLog();
        const connections = Array.from({ length: readers }, () => connectionAt(0));
        for (const { reader, grows, trims, takes, leaves } of steps) {
          log.head += grows;
          log.trimmedTo = Math.min(log.head, log.trimmedTo + trims);
          const connection = connections[reader] ?? connectionAt(0);
          const next = await pieces.nextFor(connection);
          expectSound(next, connection.offset);
          const offsets = offsetsOf(next);
          // Whoever finds a hole ends, and comes again where the log begins.
          const isEnded = offsets[0] !== connection.offset + 1;
          if (isEnded || leaves) pieces.leave(connection);
          connection.offset = isEnded ? log.trimmedTo : (offsets[Math.min(takes, offsets.length - 1)] ?? log.head);
        }
      }),
    );
  });
});
