/**
 * What the leading worker does: while a member is signed in it holds the two streams, polls the record, looks after bets of
 * unknown outcome, ends the session when its time is up; always it keeps the log bounded (SYN-01).
 *
 * The session row drives it, whichever tab or worker wrote it.
 */
import { liveQuery } from '../db/queries/liveQuery.ts';
import { forgetRequests } from '../db/records/outbox.ts';
import { quarantine } from '../db/care/quarantine.ts';
import { retain } from '../db/care/retention.ts';
import { checkFixtures } from '../db/care/soundRows.ts';
import { endSession } from '../db/records/sessions.ts';
import { storeHealth } from '../db/records/streamHealth.ts';
import { beginTerm, holdsTerm, type TermId } from '../db/tables/terms.ts';
import type { HanpanDatabase, MemberDatabase } from '../db/tables/database.ts';
import type { SessionRow } from '../db/tables/rows.ts';
import { openingOf } from '../domain/calls/streams.ts';
import type { PlaceBetDeps } from './commands/placeBet.ts';
import { reconcileBets } from './commands/reconciler.ts';
import { sweepSlips, type SweepDeps } from './commands/sweepSlips.ts';
import type { RoomCare } from './connection/roomNotice.ts';
import { heldBack } from './line/heldBack.ts';
import type { Line } from './line/line.ts';
import { followUnread } from './documents/followUnread.ts';
import { watchMaintenance, type MaintenanceDeps } from './documents/watchMaintenance.ts';
import { followInterests } from './interests.ts';
import { pollUser } from './polls/userPoll.ts';
import { pause, type Clock } from './ports/clock.ts';
import type { FeedListener } from './pushes/fixturePushes.ts';
import { linkedAbort } from './ports/linkedAbort.ts';
import type { Log } from './ports/log.ts';
import { untilAborted } from './ports/locks.ts';
import { createLogoutSender } from './session/sendLogouts.ts';
import { deleteLeftovers } from './session/deleteLeftovers.ts';
import { currentCredentials, type SignedIn } from './session/currentCredentials.ts';
import { createLostSession } from './session/lostSession.ts';
import { fetchMissingSettings } from './session/sessionSettings.ts';
import { watchExpiry } from './session/watchExpiry.ts';
import type { ImageFetch } from './streams/imageFetch.ts';
import { openImageFetches } from './streams/openImageFetch.ts';
import type { Interests } from './streams/streamInterests.ts';
import { createStreamReader, type StreamReader } from './streams/streamReader.ts';
import { feedSink, memberSink, withRoomCare, type StreamSink } from './streams/streamSink.ts';

export interface SyncerDeps extends PlaceBetDeps, MaintenanceDeps, SweepDeps {
  readonly log: Log;
  /** SHA-256 of a text, in hex. */
  digest(content: string | Uint8Array): Promise<string>;
  inflate?(bytes: Uint8Array): Promise<string>;
  /** Of the worker, to tell its terms from another's. */
  readonly instanceId: string;
  /** Is told what the stream of fixtures brings. */
  readonly pushes: FeedListener;
  readonly topicGraceMs?: number;
  /** The origin was reached again after a connection to it had ended: it may serve another build now. */
  onReconnected(): void;
  readonly careForRoom: RoomCare;
  /** Is told what comes over the line, and says what is held back on it. */
  readonly line: Line;
}

/** One term of leadership as its parts see it. */
interface Term {
  readonly id: TermId;
  readonly onLost: () => void;
  /** A database may have been lost. */
  readonly onDoubt: () => void;
}

export interface Syncer {
  /** Works until `signal` is aborted: one term of leadership. */
  run(signal: AbortSignal): Promise<void>;
  /** Try every connection now, and look at the clock. Does nothing while this worker does not lead. */
  wake(): void;
}

const RETAIN_EVERY_MS = 60_000;
/** Between two looks at whether a database was lost, ms. */
const LOOK_EVERY_MS = 5_000;
/** After one that found a database shut, ms. */
const LOOK_AGAIN_MS = 500;

interface RunningSession {
  readonly sessionId: string;
  readonly token: string;
  stop(): Promise<unknown>;
  wake(): void;
  /** Its end as stored now: what was learnt late may have moved it to before the next look at the clock (SES-04). */
  endsAt(expiresAt: number | undefined): void;
}

export function createSyncer(deps: SyncerDeps): Syncer {
  let running: RunningSession | undefined;
  const logouts = createLogoutSender(deps);
  const lostSession = createLostSession(deps);
  let lastTerm = 0;

  async function follow(row: SessionRow | undefined, term: Term): Promise<void> {
    const sessionId = row?.state === 'signedIn' ? row.sessionId : undefined;
    if (running !== undefined && running.sessionId === sessionId) {
      running.endsAt(row?.expiresAt);
      return;
    }
    const previous = running;
    running = undefined;
    // No row is ever taken away: where there is none, it was lost.
    if (row === undefined) {
      lostSession.owe(previous);
      lostSession.isSure();
    }
    await previous?.stop();
    const memberId = row?.state === 'signedIn' ? row.memberId : null;
    await forgetRequests(deps.outbox, memberId, deps.digest).catch(() => {
      deps.log.warn('requests could not be forgotten');
    });
    await deleteLeftovers(deps);
    if (row === undefined) term.onDoubt();
    if (row === undefined || sessionId === undefined) return;
    const signedIn = await currentCredentials(deps.db, deps.vault);
    if (signedIn === undefined) await endSession(deps.db, sessionId, 'unauthorized');
    else if (signedIn.credentials.sessionId === sessionId) {
      running = await startSession(deps, signedIn, row, term);
      term.onDoubt();
    }
  }

  return {
    async run(outer) {
      const whole = linkedAbort(outer);
      const { signal } = whole;
      const onLost = () => {
        if (signal.aborted) return;
        deps.log.warn('term lost');
        // A database made anew has forgotten the session; tabs that still show it must hear so.
        lostSession.owe(running);
        whole.abort();
      };
      const id = await beginTerm(deps.db, deps.instanceId);
      // Their numbers grow in one database, and begin again in one that was made anew.
      if (id.number <= lastTerm) lostSession.isSure();
      lastTerm = id.number;
      let tail = Promise.resolve();
      const followNext = (read: () => Promise<SessionRow | undefined>) => {
        tail = tail
          .then(async () => (signal.aborted ? undefined : follow(await read(), term)))
          .catch(() => {
            deps.log.warn('session could not be followed');
          });
      };
      const stored = () => deps.db.sessions.get('session');
      const look = async () => {
        if (!(await holdsTerm(deps.db, id))) onLost();
        await lostSession.settle(running);
        // One that could not be followed is tried again.
        const row = await stored();
        if (row?.state === 'signedIn' && row.sessionId !== running?.sessionId) followNext(stored);
      };
      const onDoubt = () => {
        if (!signal.aborted) void look().catch(() => undefined);
      };
      const stopDoubting = deps.db.onClosed(onDoubt);
      void lookNowAndThen(deps.clock, look, signal);
      const term = { id, onLost, onDoubt };
      const watch = liveQuery(stored).subscribe((row) => followNext(async () => row));
      void keepBounded(deps, signal);
      void sweepSlips(deps, signal);
      void watchMaintenance(deps, signal);
      void logouts.run(signal);
      // Not for the four above, which may be in the middle of a call: whoever leads next opens its streams now.
      await untilAborted(signal);
      watch.unsubscribe();
      stopDoubting();
      await tail;
      await running?.stop();
      running = undefined;
      whole.unlink();
    },
    wake() {
      running?.wake();
      logouts.wake();
    },
  };
}

async function startSession(
  deps: SyncerDeps,
  signedIn: SignedIn,
  row: SessionRow,
  term: Term,
): Promise<RunningSession> {
  const session = new AbortController();
  // Where it cannot be known what the tabs look at, everything is asked for.
  const looking = linkedAbort(session.signal).signal;
  const looked = await followInterests(deps, looking).catch(() => undefined);
  const interests = looked === undefined ? undefined : heldBack(looked, deps, looking);
  const expiry = watchExpiry(deps, row.sessionId);
  const { sessionId } = row;
  const { db, clock } = deps;
  const { memberId, theirs } = signedIn;
  // What is the member's goes with the session: whether that, or more, is lost is to be seen.
  const { onDoubt } = term;
  const own = { id: await beginTerm(theirs, deps.instanceId), onLost: onDoubt };
  const { images, index } = openImageFetches(deps, signedIn.credentials, term.id);
  const inflating = deps.inflate === undefined ? {} : { inflate: deps.inflate };
  const feed = feedSink({ db, clock, term: term.id, onTermLost: term.onLost, listener: deps.pushes, ...inflating });
  const bets = memberSink({ theirs, memberId, sessionId, clock, term: own.id, onLost: onDoubt });
  const readers = [
    readerOf({ ...deps, store: db, images }, withRoomCare(feed, deps.careForRoom), signedIn, term, interests),
    readerOf({ ...deps, store: theirs }, withRoomCare(bets, deps.careForRoom), signedIn, own, interests),
  ];
  const reading = readers.map((reader) => reader.run(session.signal));
  const fetching = linkedAbort(session.signal);
  void images.run(fetching.signal);
  void index.run(fetching.signal);
  void pollUser(deps, signedIn, session.signal);
  void reconcileBets(deps, signedIn, session.signal);
  void fetchMissingSettings(deps, signedIn, session.signal);
  followUnread(deps, signedIn, session.signal);
  let { expiresAt } = row;
  return {
    sessionId,
    token: signedIn.credentials.token,
    // Calls under way are not waited for: what they bring is refused by the session's id.
    stop: () => {
      expiry.cancel();
      session.abort();
      return Promise.all(reading);
    },
    wake: () => {
      expiry.check();
      index.wake();
      for (const reader of readers) reader.wake();
    },
    endsAt: (instant = expiresAt) => {
      if (instant === expiresAt) return;
      expiresAt = instant;
      expiry.check();
    },
  };
}

/** @param deps with the database of the stream, and its term */
function readerOf(
  deps: SyncerDeps & { readonly store: HanpanDatabase | MemberDatabase; readonly images?: ImageFetch },
  sink: StreamSink,
  { credentials }: SignedIn,
  term: Pick<Term, 'id' | 'onLost'>,
  interests: Interests | undefined,
): StreamReader {
  const { db, store, client, clock, randomness, log } = deps;
  const { stream } = sink;
  let opened = 0;
  return createStreamReader({
    sink,
    clock,
    randomness,
    ...(interests === undefined || sink.topical === undefined ? {} : { interests }),
    ...(deps.images === undefined ? {} : { images: deps.images }),
    // The two streams share one line, and break together.
    ...(sink.topical === undefined ? {} : { meter: deps.line, onCut: () => deps.line.note({ kind: 'cut' }) }),
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

/** At once, for what was lost before; what could not be looked at while it was being deleted again soon; and for what no browser told of. */
async function lookNowAndThen(clock: Clock, look: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isSeen = await look().then(
      () => true,
      () => false,
    );
    await pause(clock, isSeen ? LOOK_EVERY_MS : LOOK_AGAIN_MS, signal);
  }
}

async function keepBounded({ db, clock, log }: SyncerDeps, signal: AbortSignal): Promise<void> {
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    await pause(clock, RETAIN_EVERY_MS, signal);
    if (signal.aborted) return;
    // Once a term, and not while its first screens are drawn.
    if (isFirst)
      await checkFixtures(db, clock.now()).catch(() => {
        log.warn('stored fixtures could not be checked');
      });
    await retain(db, clock.now()).catch(() => {
      log.warn('log could not be compacted');
    });
  }
}
