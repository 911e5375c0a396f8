import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import { parsePosition } from '../../../src/domain/kernel/position.ts';
import { swapFeedImage, ingestFeed } from '../../../src/db/ingest/ingestFeed.ts';
import { createOriginClient } from '../../../src/worker/http/originClient.ts';
import { createStreamReader } from '../../../src/worker/streams/streamReader.ts';
import { feedSink } from '../../../src/worker/streams/feedSink.ts';
import { manualClock, settle, until } from '../../support/engine/manualClock.ts';
import { openDatabases, projectionsOf } from '../../support/engine/openDatabases.ts';
import { oddsChanged, sampleFixture, T0 } from '../../support/engine/sampleData.ts';
import { scriptedOrigin, type ScriptedStream } from '../../support/engine/scriptedOrigin.ts';

type Fault = 'none' | 'duplicate' | 'drop' | 'swap' | 'cut' | 'cutInFrame' | 'newEpoch' | 'trimmed';

const HISTORY = 12;
const image = [sampleFixture(1), sampleFixture(2), sampleFixture(3)];

/** Sends what an honest origin would send after a cursor, but for the faults of a network that is not. */
function serve(stream: ScriptedStream, epoch: string, history: readonly FeedEvent[], faults: Iterator<Fault>): void {
  const cursor = parsePosition(stream.lastEventId ?? '');
  const next = () => faults.next().value as Fault | undefined;
  const opening = next();
  let from = 0;
  if (cursor?.epoch === epoch && opening !== 'trimmed') {
    from = cursor.offset;
    stream.resumed(epoch, from, history.length);
  } else stream.image(epoch, 0, image);
  for (let offset = from + 1; offset <= history.length; offset += 1) {
    const send = (at: number) => {
      const event = history[at - 1];
      if (event !== undefined) stream.event(epoch, at, event);
    };
    switch (next()) {
      case 'duplicate':
        send(offset);
        send(offset);
        break;
      case 'drop':
        break;
      case 'swap':
        send(offset + 1);
        send(offset);
        break;
      case 'cut':
        stream.cut();
        return;
      case 'cutInFrame':
        stream.raw(`id: ${epoch}.${offset}\nevent: event\ndata: {"type":"Odds`);
        stream.end();
        return;
      case 'newEpoch':
        stream.event(`${epoch}x`, offset, oddsChanged(1, 99, 999));
        break;
      default:
        send(offset);
    }
  }
}

describe('any delivery', () => {
  it('SYN-05 S-2 S-7 faults on the wire lead to the projection of a clean run', async () => {
    const fault = fc.constantFrom<Fault>(
      'none',
      'none',
      'none',
      'duplicate',
      'drop',
      'swap',
      'cut',
      'cutInFrame',
      'newEpoch',
      'trimmed',
    );
    const prices = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 101, max: 999 })), {
      minLength: 1,
      maxLength: HISTORY,
    });
    await fc.assert(
      fc.asyncProperty(prices, fc.array(fault, { maxLength: 40 }), fc.nat(100), async (script, faults, seed) => {
        const history = script.map(([n, odds], index) => oddsChanged(n, index + 2, odds));
        const clock = manualClock();
        const origin = scriptedOrigin();
        const { db } = openDatabases();
        const term = new AbortController();
        const client = createOriginClient({
          fetch: origin.fetch,
          base: '/api',
          clock,
          onSessionEnding: async () => undefined,
          onUnreadable: () => undefined,
        });
        const reader = createStreamReader({
          sink: feedSink({ db, clock }),
          clock,
          randomness: { fraction: () => seed / 101, bytes: (length) => new Uint8Array(length) },
          open: (cursor, signal) => client.open('/streams/events', { token: 't', sessionId: 's1' }, cursor, signal),
          readHealth: async () => undefined,
          writeHealth: async () => undefined,
          setAside: () => undefined,
        });
        const running = reader.run(term.signal);
        const script$ = faults[Symbol.iterator]();
        let served = 0;
        await until(
          'everything stored',
          async () => {
            while (served < origin.streams.length) serve(origin.streams[served++]!, 'e1', history, script$);
            await settle(2);
            await clock.advance(5_000);
            return (await db.checkpoints.get('events'))?.offset === history.length;
          },
          15_000,
        );
        term.abort();
        await running;
        const clean = openDatabases().db;
        await swapFeedImage(clean, { position: { epoch: 'e1', offset: 0 }, fixtures: image, news: [] }, T0);
        await ingestFeed(
          clean,
          { epoch: 'e1', events: history.map((event, index) => ({ offset: index + 1, event })) },
          T0,
        );
        expect(await projectionsOf(db)).toEqual(await projectionsOf(clean));
        await Promise.all([db.delete(), clean.delete()]);
      }),
      { numRuns: 15 },
    );
  }, 240_000);
});
