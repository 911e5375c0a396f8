/**
 * Sends the updates of workload W to everybody connected, at a rate, and remembers when each update of a shown price was sent.
 * A frame is encoded once, whoever reads it.
 */
import type { ServerResponse } from 'node:http';
import { parsePosition } from '../../src/domain/kernel/position.ts';
import { evolveFixture } from '../../src/domain/sports/evolveFixture.ts';
import { epochMs } from '../machine/epochMs.ts';
import { HOTTEST, offerOf, OUTCOMES } from '../workload/offer.ts';
import { createUpdates } from '../workload/updates.ts';
import { eventFrame, heartbeatFrame, imageFrames, resumedFrame } from '../workload/wire.ts';
import { HEARTBEAT_MS } from './memberAnswers.ts';

/** Often enough that a tick is no batch worth the name. */
const TICK_MS = 4;
const FIRST_START_MS = 3 * 3_600_000;

/** An update of a price on the screen. */
export interface Sent {
  /** Rank × 12 + outcome. */
  readonly cell: number;
  readonly version: number;
  /** Epoch ms, with fractions. */
  readonly at: number;
}

export interface Broadcast {
  join(response: ServerResponse, cursor: string | undefined): void;
  /** Sends for a while. Resolves with what was sent of the shown prices. @param only limits updates to ranks from this one on */
  send(perSecond: number, seconds: number, fromRank?: number): Promise<readonly Sent[]>;
  readonly connections: number;
  /** Written to all connections so far. */
  readonly bytes: number;
  readonly eventsSent: number;
  readonly eventBytes: number;
  stop(): void;
}

export function createBroadcast(fixtureCount: number): Broadcast {
  const offer = offerOf(fixtureCount, Date.now() + FIRST_START_MS);
  const updates = createUpdates(fixtureCount, 20_26);
  const readers = new Set<ServerResponse>();
  let head = 0;
  let bytes = 0;
  let eventsSent = 0;
  let eventBytes = 0;

  const write = (reader: ServerResponse, body: Buffer) => {
    bytes += body.length;
    reader.write(body);
  };
  const heartbeat = setInterval(() => {
    const frame = heartbeatFrame(head, Date.now(), HEARTBEAT_MS);
    for (const reader of readers) write(reader, frame);
  }, HEARTBEAT_MS);

  const tick = (count: number, fromRank: number, sent: Sent[]) => {
    const frames: Buffer[] = [];
    const now = Date.now();
    for (let index = 0; index < count; index += 1) {
      let update = updates.next(now);
      while (update.rank < fromRank) update = updates.next(now);
      const { rank, outcome, version, event } = update;
      head += 1;
      const fixture = evolveFixture(offer[rank], event);
      if (fixture !== undefined) offer[rank] = fixture;
      frames.push(eventFrame(event, head));
      if (rank < HOTTEST) sent.push({ cell: rank * OUTCOMES + outcome, version, at: 0 });
    }
    const body = Buffer.concat(frames);
    eventsSent += count;
    eventBytes += body.length;
    const at = epochMs();
    for (let index = sent.length - 1; index >= 0; index -= 1) {
      const one = sent[index];
      if (one === undefined || one.at !== 0) break;
      sent[index] = { ...one, at };
    }
    for (const reader of readers) write(reader, body);
  };

  return {
    join(response, cursor) {
      const position = cursor === undefined ? undefined : parsePosition(cursor);
      // Nothing is kept to catch up from: who stands elsewhere than at the head gets an image.
      if (position?.offset === head) write(response, resumedFrame(head, head));
      else write(response, imageFrames(offer, head));
      write(response, heartbeatFrame(head, Date.now(), HEARTBEAT_MS));
      readers.add(response);
      response.on('close', () => {
        readers.delete(response);
      });
    },
    send(perSecond, seconds, fromRank = 0) {
      const sent: Sent[] = [];
      const began = performance.now();
      let done = 0;
      return new Promise((resolve) => {
        const timer = setInterval(() => {
          const elapsed = Math.min(seconds, (performance.now() - began) / 1_000);
          const due = Math.floor(elapsed * perSecond) - done;
          if (due > 0) tick(due, fromRank, sent);
          done += Math.max(0, due);
          if (elapsed < seconds) return;
          clearInterval(timer);
          resolve(sent);
        }, TICK_MS);
      });
    },
    get connections() {
      return readers.size;
    },
    get bytes() {
      return bytes;
    },
    get eventsSent() {
      return eventsSent;
    },
    get eventBytes() {
      return eventBytes;
    },
    stop() {
      clearInterval(heartbeat);
      for (const reader of readers) reader.end();
    },
  };
}
