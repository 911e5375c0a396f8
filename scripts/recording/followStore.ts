/** Follows the log of an origin's data directory, while the origin runs or not, and records it: reads only. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readLogAfter, readStreamAfter, readStreamHead, type LoggedEvent } from '../../server/events/eventLog.ts';
import { readOffer } from '../../server/ingest/offer.ts';
import { refusePostgres } from '../../server/store/bereftDirectory.ts';
import { openSqliteStore } from '../../server/store/openSqliteStore.ts';
import { epochOf } from '../../server/store/readEpoch.ts';
import type { Store } from '../../server/store/store.ts';
import type { FeedEvent } from '../../src/domain/events/catalogue.ts';
import { decodeEventText } from '../../src/domain/events/decode.ts';
import type { RecordingSink } from '../../src/domain/recording/writeRecording.ts';
import { allowRows, type AllowedRows } from '../../src/db/recording/allowedRows.ts';
import { countedPseudonyms } from '../../src/db/recording/pseudonyms.ts';
import type { RecordedState } from '../../src/db/recording/recordedState.ts';
import { recordOffer, type OfferRecorder } from './offerRecorder.ts';

export interface FollowOptions {
  readonly dataDir: string;
  readonly sink: RecordingSink;
  readonly state: RecordedState;
  /** Whether what members are told of their bets is recorded too, under pseudonyms. */
  readonly withBets: boolean;
  /** Whether it is all that a feed told from its first word on, and nothing of the house: rounds of mini games are left out. */
  readonly isOfFeed?: boolean;
  /** Asked between two reads. */
  isOver(): boolean;
  /** The same event at the time it has in the recording. */
  timeOf?(event: FeedEvent): FeedEvent;
  /** Told of what was read. */
  onEvents?(events: readonly FeedEvent[]): void;
}

/** Epoch of what no origin goes on with: the same for every file that is converted. */
const CONVERTED = 'converted';
const READ_ROWS = 1_000;
const POLL_MS = 200;
/** Events of one entry. */
const MOST = 256;

/** @throws Error where there is no data of an origin */
export async function followStore(options: FollowOptions): Promise<void> {
  const { dataDir, sink, state, isOver } = options;
  refusePostgres(dataDir);
  if (!existsSync(path.join(dataDir, 'origin.db'))) throw new Error(`no origin has its data in ${dataDir}`);
  const store = openSqliteStore(dataDir, Date.now());
  try {
    const { offer, seq, epoch } = await (options.isOfFeed === true
      ? beforeAll(store, options.timeOf)
      : readBeginning(store, Date.now()));
    const recorder = recordOffer(sink, offer, state);
    const gathered = gatherCommits(recorder, options.onEvents);
    const bets = options.withBets ? betsOf(sink, epoch) : undefined;
    for (let last = seq, isLast = false; !isLast;) {
      // What was committed before the question is recorded before the end.
      isLast = isOver();
      for (;;) {
        const page = await store.read((tx) => readLogAfter(tx, last, READ_ROWS));
        last = page.at(-1)?.seq ?? last;
        takePage(page, gathered, options, bets);
        if (options.isOfFeed !== true) gathered.commit();
        await sink.drained();
        if (page.length < READ_ROWS) break;
      }
      if (isLast) gathered.commit();
      if (options.isOfFeed !== true) recorder.beat(Date.now());
      if (!isLast) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  } finally {
    await store.close();
  }
}

/** Before the first event, once there is one. */
async function beforeAll(store: Store, timeOf: FollowOptions['timeOf']) {
  for (;;) {
    const [first] = await store.read((tx) => readStreamAfter(tx, 'events', 0, 1));
    const event = first === undefined ? undefined : decodeEventText(first.envelope, 'events');
    if (event?.ok === true) {
      const { at } = timeOf?.(event.value as FeedEvent) ?? event.value;
      const epoch = CONVERTED;
      const offer = { epoch, offset: 0, at, fixtures: [], news: [], producers: {} };
      return { epoch, seq: 0, offer };
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function readBeginning(store: Store, at: number) {
  return store.read(async (tx) => {
    const epoch = await epochOf(tx);
    const { fixtures, news, producers } = await readOffer(tx);
    const { head } = await readStreamHead(tx, 'events');
    const newest = await tx.selectFrom('event_log').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
    const texts = news.map(({ contents }) => contents);
    const offer = {
      epoch,
      offset: head,
      at,
      fixtures: [...fixtures.values()],
      news: texts,
      producers: { ...producers },
    };
    return { epoch, seq: newest?.seq ?? 0, offer };
  });
}

/** Events decided at one moment, of one delivery: a commit. Of a feed that was played it is the same at each run, wherever a page of the log ended. */
function gatherCommits(recorder: OfferRecorder, onEvents: FollowOptions['onEvents']) {
  let together: { readonly offset: number; readonly event: FeedEvent }[] = [];
  const commit = () => {
    const [first, last] = [together[0], together.at(-1)];
    if (first === undefined || last === undefined) return;
    const events = together.map(({ event }) => event);
    recorder.beat(last.event.at);
    recorder.commit({ from: first.offset, to: last.offset, at: last.event.at, events });
    together = [];
  };
  const take = (offset: number, event: FeedEvent) => {
    const last = together.at(-1);
    if (last !== undefined && (last.event.at !== event.at || together.length === MOST)) commit();
    together.push({ offset, event });
    onEvents?.([event]);
  };
  return { commit, take };
}

function takePage(
  page: readonly LoggedEvent[],
  gathered: ReturnType<typeof gatherCommits>,
  { isOfFeed = false, timeOf }: FollowOptions,
  bets: ((event: LoggedEvent) => void) | undefined,
): void {
  for (const row of page) {
    if (row.stream !== 'events') {
      bets?.(row);
      continue;
    }
    const read = decodeEventText(row.envelope, 'events');
    // What this code cannot read, it shows nobody.
    if (!read.ok || (isOfFeed && read.value.type === 'RoundEnded')) continue;
    const event = read.value as FeedEvent;
    gathered.take(row.offset, timeOf?.(event) ?? event);
  }
}

/** Members' own events: no rows, for there is no member here; each stream by the pseudonym of its member. */
function betsOf(sink: RecordingSink, epoch: string): (event: LoggedEvent) => void {
  const names = countedPseudonyms();
  const allowed: AllowedRows = allowRows(names);
  return ({ stream, offset, envelope }) => {
    const name = names(`${epoch} ${stream}`) ?? '';
    const read = decodeEventText(envelope, 'bets');
    if (!read.ok) return;
    const { type, at, data } = read.value;
    const events = [{ type, v: 1, at, data }];
    const record = allowed.record({ stream: 'bets', epoch: name, from: offset, to: offset, at, events });
    sink.entry({ kind: 'commit', db: 'member', log: [record] }, at);
  };
}
