/**
 * The product's own path from bytes to committed rows: frames, schemas, order, batches, log, projections and checkpoint, by the
 * modules that the product's worker runs.
 */
import { HanpanDatabase } from '../../../src/db/tables/database.ts';
import { feedLog, logTables } from '../../../src/db/log/eventLog.ts';
import { rebuildOffer } from '../../../src/db/ingest/rebuild.ts';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import { readFrame } from '../../../src/domain/events/frames.ts';
import { createUpdates } from '../../workload/updates.ts';
import { EPOCH_NAME } from '../../workload/epochName.ts';
import { followConnection } from '../../../src/worker/streams/followConnection.ts';
import { createFrameInbox } from '../../../src/worker/streams/frameInbox.ts';
import { feedSink } from '../../../src/worker/streams/feedSink.ts';
import { linkedAbort } from '../../../src/worker/ports/linkedAbort.ts';
import { timerClock } from '../../../src/worker/ports/clock.ts';
import type { StreamHealth } from '../../../src/domain/events/connection.ts';
import { answerPage } from './answerPage.ts';
import { openBody } from './openBody.ts';

const clock = {
  ...timerClock({
    now: () => Date.now(),
    setTimeout: (callback, ms) => setTimeout(callback, ms),
    clearTimeout: (timer: number) => {
      clearTimeout(timer);
    },
  }),
  elapsed: () => performance.now(),
};
const db = new HanpanDatabase('hanpan-bench');
const sink = feedSink({ db, clock });

/** Reads a whole stream to its end; everything is stored then. */
async function follow(url: string): Promise<void> {
  const health: StreamHealth = {
    stream: 'events',
    state: 'live',
    lastByteAt: clock.now(),
    asOf: 0,
    heartbeatMs: 60_000,
    retryAt: 0,
    attempt: 0,
    clockOffset: 0,
  };
  const troubles: string[] = [];
  const ended = await followConnection({
    sink,
    clock,
    poison: { seenAt: undefined, isPassed: false },
    ...(await sink.place(undefined)),
    body: await openBody(url),
    connection: linkedAbort(new AbortController().signal),
    health: () => health,
    signalled: () => Promise.resolve(),
    publish: () => Promise.resolve(),
    toldTime: () => 0,
    onCut: () => undefined,
    onWidth: () => undefined,
    onFrames: () => undefined,
    onLevel: () => undefined,
    imageTurns: undefined,
    healedAt: new Map(),
    onDiverged: () => Promise.resolve(),
    onHealDue: () => undefined,
    onRetryHint: () => undefined,
    onWakeable: () => undefined,
    setAside: (kind, detail) => troubles.push(`${kind} ${detail}`),
  });
  if (ended !== 'lost' || troubles.length > 0) throw new Error(`the stream ended as ${ended}: ${troubles.join('; ')}`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

answerPage({
  /** Starts from an image. */
  prepare: async (url: string) => timed(() => follow(url)),
  /** Ms from the request to the last commit. */
  absorb: async (url: string) => timed(() => follow(url)),
  /** Ms to read and check every frame by its schema, and store nothing. */
  decode: async (url: string) =>
    timed(async () => {
      const inbox = createFrameInbox(() => undefined);
      for await (const bytes of await openBody(url)) {
        for (const raw of inbox.feed(bytes)) if (raw !== 'oversized') readFrame(raw, 'events');
      }
    }),
  /** Appends updates to the log alone, `perRecord` to a record. Ms. */
  fillLog: async (events: number, perRecord: number) => {
    const updates = createUpdates(2_000, 7);
    return timed(async () => {
      const from = (await sink.place(undefined)).cursor?.offset ?? 0;
      for (let done = 0; done < events; done += perRecord) {
        const count = Math.min(perRecord, events - done);
        const batch: FeedEvent[] = Array.from({ length: count }, () => updates.next(Date.now()).event);
        const first = from + done + 1;
        const to = first + count - 1;
        await db.transaction('rw', logTables(db), () =>
          feedLog(db).append({ epoch: EPOCH_NAME, from: first, to, at: Date.now(), events: batch }, true),
        );
      }
    });
  },
  logRecords: async () => feedLog(db).length(),
  /** Ms to make every projection again from snapshot and log. */
  rebuild: async () =>
    timed(async () => {
      const became = await rebuildOffer(db);
      if (became !== 'rebuilt') throw new Error('the log did not prove its checkpoint');
    }),
});
