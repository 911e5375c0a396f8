/**
 * Everything that runs while a member is signed in and this worker leads: the two streams, the images beside them, the poll of the record, bets of
 * unknown outcome, and the look at the clock.
 */
import { beginTerm } from '../../db/tables/terms.ts';
import type { SessionRow } from '../../db/tables/rows.ts';
import { reconcileCommands } from '../commands/perform.ts';
import { reconcileBets, type ReconcilerDeps } from '../commands/reconciler.ts';
import type { Documents } from '../documents/documents.ts';
import { followUnread } from '../documents/followUnread.ts';
import { renewTold } from '../documents/renewTold.ts';
import { followInterests, type InterestsDeps } from '../interests.ts';
import type { Term } from '../leadership/term.ts';
import { heldBack } from '../line/heldBack.ts';
import type { Line } from '../line/line.ts';
import type { FeedListener } from '../live-prices/feedListener.ts';
import { pollUser } from '../polls/userPoll.ts';
import type { SteadyClock } from '../ports/clock.ts';
import { linkedAbort } from '../ports/linkedAbort.ts';
import { feedSink } from '../streams/feedSink.ts';
import { memberSink } from '../streams/memberSink.ts';
import { renewMembers } from '../renewal.ts';
import type { KeptBlocks } from '../streams/indexBlocks.ts';
import { openImageFetches } from '../streams/openImageFetch.ts';
import { openReader, type ReaderDeps } from '../streams/openReader.ts';
import type { OriginClient } from '../http/originClient.ts';
import type { SignedIn } from './currentCredentials.ts';
import { fetchMissingSettings } from './sessionSettings.ts';
import { watchExpiry } from './watchExpiry.ts';

export interface RunningSessionDeps extends InterestsDeps, ReconcilerDeps, ReaderDeps {
  readonly clock: SteadyClock;
  readonly client: OriginClient;
  /** Is told what comes over the line, and says what is held back on it. */
  readonly line: Line;
  readonly documents: Documents;
  /** Is told what the stream of fixtures brings. */
  readonly pushes: FeedListener;
  /** Of the worker, to tell its terms from another's. */
  readonly instanceId: string;
  /** SHA-256 of a text, in hex. */
  digest(content: string | Uint8Array): Promise<string>;
  /** The platform's if absent. */
  inflate?(bytes: Uint8Array): Promise<string>;
  /** Blocks of the last offer index, of all sessions of this worker. */
  readonly indexKept: KeptBlocks;
}

/** What runs for one session, until `stop`. */
export interface RunningSession {
  readonly sessionId: string;
  readonly token: string;
  stop(): Promise<unknown>;
  wake(): void;
  /** Its end as stored now: what was learnt late may have moved it to before the next look at the clock (SES-04). */
  endsAt(expiresAt: number | undefined): void;
}

/** What fails later mends itself or ends the session. */
export async function startSession(
  deps: RunningSessionDeps,
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
  const { memberId, theirs, credentials } = signedIn;
  // What is the member's goes with the session: whether that, or more, is lost is to be seen.
  const { onDoubt } = term;
  const own = { id: await beginTerm(theirs, deps.instanceId), onLost: onDoubt };
  await renewMembers(deps, theirs, own.id, session.signal);
  const { images, index } = openImageFetches(deps, credentials, term.id);
  const inflating = deps.inflate === undefined ? {} : { inflate: deps.inflate };
  const feed = feedSink({ db, clock, term: term.id, onTermLost: term.onLost, listener: deps.pushes, ...inflating });
  const onTold = (names: readonly string[] | 'all') => void renewTold(deps.documents, theirs, names);
  const bets = memberSink({ theirs, memberId, sessionId, clock, term: own.id, onLost: onDoubt, onTold });
  const readers = [
    openReader(deps, { sink: feed, store: db, term, credentials, interests, images }),
    openReader(deps, { sink: bets, store: theirs, term: own, credentials, interests }),
  ];
  const reading = readers.map((reader) => reader.run(session.signal));
  const fetching = linkedAbort(session.signal);
  void images.run(fetching.signal);
  void index.run(fetching.signal);
  void pollUser(deps, signedIn, session.signal);
  const finding = linkedAbort(session.signal).signal;
  void reconcileBets(deps, signedIn, finding);
  void reconcileCommands(deps, signedIn, finding);
  void fetchMissingSettings(deps, signedIn, session.signal);
  followUnread(deps, signedIn, session.signal);
  let { expiresAt } = row;
  return {
    sessionId,
    token: credentials.token,
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
