/** The reader of one stream of a session, tied to its database, its member's calls and the line. */
import { quarantine } from '../../db/care/quarantine.ts';
import { storeHealth } from '../../db/records/streamHealth.ts';
import type { HanpanDatabase, MemberDatabase } from '../../db/tables/database.ts';
import { openingOf } from '../../domain/calls/streams.ts';
import type { OriginClient } from '../http/originClient.ts';
import type { Credentials } from '../http/request.ts';
import type { Term } from '../leadership/term.ts';
import type { Line } from '../line/line.ts';
import type { SteadyClock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Randomness } from '../ports/randomness.ts';
import type { RoomCare } from '../roomCare.ts';
import type { ImageFetch } from './imageFetch.ts';
import type { Interests } from './streamInterests.ts';
import { createStreamReader, type StreamReader } from './streamReader.ts';
import { withRoomCare, type StreamSink } from './streamSink.ts';

export interface ReaderDeps {
  /** What cannot be read is kept here, whichever stream it came on. */
  readonly db: HanpanDatabase;
  readonly client: Pick<OriginClient, 'open'>;
  readonly clock: SteadyClock;
  readonly randomness: Randomness;
  readonly log: Log;
  /** Is told what comes over the line. */
  readonly line: Line;
  readonly careForRoom: RoomCare;
  /** The origin was reached again after a connection to it had ended: it may serve another build now. */
  onReconnected(): void;
}

interface ReadStream {
  readonly sink: StreamSink;
  /** The database of the stream. */
  readonly store: HanpanDatabase | MemberDatabase;
  /** In that database. */
  readonly term: Pick<Term, 'id' | 'onLost'>;
  readonly credentials: Credentials;
  /** `undefined` where everything is asked for. */
  readonly interests: Interests | undefined;
  readonly images?: ImageFetch;
}

/** What cannot be read goes to the quarantine of `db`, whichever stream it came on. */
export function openReader(
  deps: ReaderDeps,
  { sink, store, term, credentials, interests, images }: ReadStream,
): StreamReader {
  const { db, client, clock, randomness, log } = deps;
  const { stream } = sink;
  let opened = 0;
  return createStreamReader({
    sink: withRoomCare(sink, deps.careForRoom),
    clock,
    randomness,
    ...(interests === undefined || sink.topical === undefined ? {} : { interests }),
    ...(images === undefined ? {} : { images }),
    // The two streams share one line, and break together.
    ...(sink.topical === undefined
      ? {}
      : { meter: deps.line, onCut: () => deps.line.note({ kind: 'cut' }), onWidth: deps.line.offered }),
    open: async (cursor, signal, query) => {
      const answer = await client.open(openingOf[stream].path + query, credentials, cursor, signal);
      if (answer.kind === 'open') opened += 1;
      if (answer.kind === 'open' && opened > 1 && stream === 'events') deps.onReconnected();
      return answer;
    },
    readHealth: () => store.health.get(stream),
    writeHealth: async (health) => {
      const isKept = await deps.careForRoom(() => storeHealth(store, health, term.id));
      if (!isKept) term.onLost();
    },
    setAside: (kind, detail, sample) => {
      log.warn('frame kept aside', { stream, kind });
      quarantine(db, { at: clock.now(), source: stream, kind, detail, sample }).catch(() => undefined);
    },
  });
}
