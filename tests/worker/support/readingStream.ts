/** A reader of the `events` stream over a scripted origin, as its tests run it. */
import type { Topic, Topics } from '../../../src/domain/events/topics.ts';
import { readFixtures } from '../../../src/db/queries/fixtures.ts';
import { quarantine } from '../../../src/db/care/quarantine.ts';
import { createOriginClient } from '../../../src/worker/http/originClient.ts';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import type { FeedListener } from '../../../src/worker/live-prices/feedListener.ts';
import type { Clock } from '../../../src/worker/ports/clock.ts';
import type { ImageFetch } from '../../../src/worker/streams/imageFetch.ts';
import type { Interests } from '../../../src/worker/streams/streamInterests.ts';
import { createStreamReader } from '../../../src/worker/streams/streamReader.ts';
import { feedSink } from '../../../src/worker/streams/feedSink.ts';
import { manualClock, until } from '../../support/engine/manualClock.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { fixtureIdOf, sampleFixture } from '../../support/engine/sampleData.ts';
import { scriptedOrigin, type ScriptedOrigin } from '../../support/engine/scriptedOrigin.ts';

/** Interests that a test sets. */
export function changeableInterests(...first: readonly Topic[]) {
  let wanted: Topics = new Set(first);
  const listeners = new Set<() => void>();
  return {
    wanted: () => wanted,
    onChange: (listener: () => void, until: AbortSignal) => {
      listeners.add(listener);
      until.addEventListener('abort', () => listeners.delete(listener), { once: true });
    },
    set: (...topics: readonly Topic[]) => {
      wanted = new Set(topics);
      for (const listener of [...listeners]) listener();
    },
  };
}

/** Before its first connection; `prepare` says how the origin meets it. Jitter is always half of its cap. */
export function reading(
  prepare: (origin: ScriptedOrigin) => void = () => undefined,
  interests?: Interests,
  listener?: FeedListener,
  openImages?: (db: HanpanDatabase, clock: Clock) => ImageFetch,
) {
  const clock = manualClock();
  const origin = scriptedOrigin();
  prepare(origin);
  const { db } = openDatabases();
  const term = new AbortController();
  const endings: string[] = [];
  const client = createOriginClient({
    fetch: origin.fetch,
    base: '/api',
    clock,
    onSessionEnding: async (_sessionId, ending) => {
      endings.push(ending);
    },
    onUnreadable: (kind, detail) => {
      void quarantine(db, { at: 0, source: 'http', kind, detail, sample: '' });
    },
  });
  const images = openImages?.(db, clock);
  const reader = createStreamReader({
    sink: feedSink({ db, clock, ...(listener === undefined ? {} : { listener }) }),
    clock,
    randomness: { fraction: () => 0.5, bytes: (length) => new Uint8Array(length) },
    ...(interests === undefined ? {} : { interests }),
    ...(images === undefined ? {} : { images }),
    open: (cursor, signal, query) =>
      client.open(`/streams/events${query}`, { token: 't', sessionId: 's1' }, cursor, signal),
    readHealth: () => db.health.get('events'),
    writeHealth: async (health) => {
      await db.health.put(health);
    },
    setAside: (kind, detail, sample) => {
      void quarantine(db, { at: 0, source: 'events', kind, detail, sample });
    },
  });
  const running = Promise.all([reader.run(term.signal), images?.run(term.signal)]);
  const state = async () => (await db.health.get('events'))?.state;
  const offset = async () => (await db.checkpoints.get('events'))?.offset;
  return {
    clock,
    origin,
    db,
    reader,
    endings,
    state,
    offset,
    stream: () => origin.latest('events'),
    opened: (count: number) => until(`${count} connections`, () => origin.streams.length === count),
    in: (expected: string) => until(`state ${expected}`, async () => (await state()) === expected),
    at: (expected: number) => until(`offset ${expected}`, async () => (await offset()) === expected),
    homeOdds: async (n: number) => (await readFixtures(db, [fixtureIdOf(n)]))[0]?.markets[0]?.selections[0]?.odds,
    stop: async () => {
      term.abort();
      await running;
    },
  };
}

/** With two fixtures stored at `e1.10`, and the stream live. */
export async function live(listener?: FeedListener) {
  const it = reading(undefined, undefined, listener);
  await it.opened(1);
  it.stream().image('e1', 10, [sampleFixture(1), sampleFixture(2)]);
  await it.in('live');
  return it;
}
