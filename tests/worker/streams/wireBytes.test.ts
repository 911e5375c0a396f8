import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit } from '../../../src/db/log/admit.ts';
import { encodeEvent } from '../../../src/domain/events/decode.ts';
import type { DomainEvent } from '../../../src/domain/events/catalogue.ts';
import type { Position } from '../../../src/domain/kernel/position.ts';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import { createCommitBatcher } from '../../../src/worker/streams/commitBatcher.ts';
import { createFrameHandler } from '../../../src/worker/streams/frameHandler.ts';
import { createFrameInbox } from '../../../src/worker/streams/frameInbox.ts';
import type { PoisonMemory } from '../../../src/worker/streams/frameProgress.ts';
import type { StreamSink } from '../../../src/worker/streams/streamSink.ts';
import { manualClock } from '../../support/engine/manualClock.ts';
import { oddsChanged, sampleFixture } from '../../support/engine/sampleData.ts';

const EPOCH = 'e1';
const fixtures = [sampleFixture(1)];
const history = [190, 195, 201, 177].map((odds, index) => oddsChanged(1, index + 2, odds));
const bytesOf = (text: string) => new TextEncoder().encode(text);
const frame = (name: string, data: unknown, id?: string) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const at = (offset: number): Position => ({ epoch: EPOCH, offset });

/** What an origin sends after a cursor: an image if there is none, then every event after it. */
function recording(cursor: Position | undefined): string {
  const from = cursor?.offset ?? 0;
  const opening =
    cursor === undefined
      ? frame('reset', { reason: 'noCursor', head: at(0) }) +
        frame('image', { of: 'fixtures', segment: 0, fixtures }) +
        frame('imageEnd', { position: at(0), segments: 1, digest: digestOfFixtures(fixtures) }, `${EPOCH}.0`)
      : frame('resumed', { from: cursor, head: at(history.length) });
  const events = history
    .slice(from)
    .map((event, index) => frame('event', encodeEvent(event), `${EPOCH}.${from + index + 1}`));
  return opening + events.join('');
}

/** A place for events that admits exactly what the database admits (`admit` of the event log), without a database. */
function memory() {
  let checkpoint: Position | undefined;
  const stored: DomainEvent[] = [];
  let images = 0;
  const table = { checkpoints: { get: () => Promise.resolve(checkpoint) } } as unknown as Parameters<typeof admit>[0];
  const sink: StreamSink = {
    stream: 'events',
    place: () => Promise.resolve({ cursor: checkpoint, asked: undefined }),
    async ingest(batch) {
      const admitted = await admit(table, 'events', batch);
      if (typeof admitted === 'string') return { kind: admitted };
      for (const { event } of admitted) if (event !== null) stored.push(event);
      checkpoint = { epoch: batch.epoch, offset: admitted.at(-1)?.offset ?? 0 };
      return { kind: 'applied', position: checkpoint };
    },
    swap({ position }) {
      checkpoint = position;
      stored.length = 0;
      images += 1;
      return Promise.resolve('stored');
    },
  };
  return { sink, stored, images: () => images, checkpoint: () => checkpoint };
}

/** One connection from its first byte to its last. */
async function read(sink: StreamSink, poison: PoisonMemory, chunks: readonly Uint8Array[]): Promise<string> {
  const clock = manualClock();
  const batcher = createCommitBatcher<DomainEvent>({
    clock,
    store: (batch) => sink.ingest(batch),
    onFailed: () => undefined,
  });
  const aside: string[] = [];
  const handler = createFrameHandler({
    sink,
    batcher,
    poison,
    ...(await sink.place(undefined)),
    onReset: () => Promise.resolve(),
    onCaughtUp: () => Promise.resolve(),
    onHeartbeat: () => Promise.resolve(),
    onProducer: () => Promise.resolve(),
    onDigests: () => undefined,
    setAside: (kind) => {
      aside.push(kind);
    },
  });
  const inbox = createFrameInbox(() => undefined);
  let verdict = 'goOn';
  for (const chunk of chunks) {
    for (const raw of inbox.feed(chunk)) {
      if (verdict === 'goOn')
        verdict = raw === 'oversized' ? await handler.handleOversized() : await handler.handle(raw);
    }
  }
  await batcher.flush();
  return aside[0] ?? verdict;
}

describe('a stream cut anywhere', () => {
  it('S1 S-2 at every single byte: what is stored is whole, and the next connection stores the rest once', async () => {
    const whole = bytesOf(recording(undefined));
    expect(whole.byteLength).toBeGreaterThan(1_000);
    for (let cut = 0; cut <= whole.byteLength; cut += 1) {
      const place = memory();
      const poison: PoisonMemory = { seenAt: undefined, isPassed: false };
      expect(await read(place.sink, poison, [whole.subarray(0, cut)])).toBe('goOn');
      const { offset } = place.checkpoint() ?? { offset: 0 };
      expect(place.stored).toEqual(history.slice(0, offset));
      await read(place.sink, poison, [bytesOf(recording(place.checkpoint()))]);
      expect(place.stored).toEqual(history);
      expect(place.images()).toBe(1);
    }
  }, 240_000);

  it('S1 a second cut, anywhere in what resumes, loses and doubles nothing either', async () => {
    const whole = bytesOf(recording(undefined));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }), async (cuts) => {
        const place = memory();
        const poison: PoisonMemory = { seenAt: undefined, isPassed: false };
        for (const cut of cuts) {
          const bytes = place.checkpoint() === undefined ? whole : bytesOf(recording(place.checkpoint()));
          await read(place.sink, poison, [bytes.subarray(0, Math.floor(cut * bytes.byteLength))]);
        }
        await read(place.sink, poison, [bytesOf(recording(place.checkpoint()))]);
        expect(place.stored).toEqual(history);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the bytes of a stream', () => {
  const korean = frame('event', {
    type: 'NewsPublished',
    v: 1,
    at: 1,
    data: { news: [{ id: '1', contents: 'é–漢字🏀' }] },
  });
  const names = (chunks: readonly Uint8Array[]) => {
    const inbox = createFrameInbox(() => undefined);
    return chunks.flatMap((chunk) => [...inbox.feed(chunk)]).map((raw) => (raw === 'oversized' ? raw : raw.data));
  };
  const cutAt = (bytes: Uint8Array, places: readonly number[]) => {
    const sorted = [0, ...places.map((place) => place % (bytes.byteLength + 1)), bytes.byteLength].toSorted(
      (a, b) => a - b,
    );
    return sorted.slice(1).map((end, index) => bytes.subarray(sorted[index], end));
  };

  it.each([
    ['line feeds', (text: string) => text],
    ['carriage returns', (text: string) => text.replaceAll('\n', '\r')],
    ['both', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ])('S17 however the network cuts them, with %s, the frames are the same', (_what, written) => {
    const text = written(recording(undefined) + korean.repeat(2) + frame('heartbeat', {}));
    const bytes = bytesOf(`${text}${written('\n')}`);
    const whole = names([bytes]);
    expect(whole).toHaveLength(10);
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (places) => {
        expect(names(cutAt(bytes, places))).toEqual(whole);
      }),
      { numRuns: 150 },
    );
    expect(names([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(whole);
  });

  it('S17 N12 bytes that are no text, no JSON and no frame of ours are kept aside and never throw', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 20 }), async (chunks) => {
        const place = memory();
        const poison: PoisonMemory = { seenAt: undefined, isPassed: false };
        await read(place.sink, poison, [bytesOf(recording(undefined)), ...chunks]);
        await read(place.sink, poison, [bytesOf(recording(place.checkpoint()))]);
        expect(place.stored).toEqual(history);
      }),
      { numRuns: 150 },
    );
  });

  it('S13 S14 a line of ten megabytes, whole or in drips, is given up before it is kept', () => {
    const inbox = createFrameInbox(() => undefined);
    const drip = bytesOf(`data: ${'x'.repeat(64 * 1024)}`);
    let fed = 0;
    let frames: readonly unknown[] = [];
    while (frames.length === 0 && fed < 10 * 1024 * 1024) {
      frames = inbox.feed(drip);
      fed += drip.byteLength;
    }
    expect(frames).toEqual(['oversized']);
    expect(fed).toBeLessThan(4.5 * 1024 * 1024);
  });
});
