/**
 * Where a stream's events go. One interface for both streams, so that the reader knows neither; each sink ties the reader to
 * its projections.
 */
import { createFixtureMemory, type FixtureMemory } from '../../db/packing/fixtureMemory.ts';
import { divergedTopics } from '../../db/ingest/divergedTopics.ts';
import { followLess, followOnly, placeIn, startOver } from '../../db/records/followedTopics.ts';
import { foldImage, type Folded } from '../../db/ingest/foldImage.ts';
import { beginImage } from '../../db/ingest/imageBlocks.ts';
import { ingestFeed, swapFeedImage, swapTopicImage } from '../../db/ingest/ingestFeed.ts';
import { readPartial } from '../../db/records/partialOffer.ts';
import { withoutPages, type Pages } from '../../db/records/pendingImage.ts';
import { createRowSums } from '../../db/ingest/rowSums.ts';
import { ingestMember, swapMemberImage } from '../../db/ingest/ingestMember.ts';
import { isQuotaError } from '../../db/care/quota.ts';
import { endSession } from '../../db/records/sessions.ts';
import type { HanpanDatabase, MemberDatabase } from '../../db/tables/database.ts';
import type { TermId } from '../../db/tables/terms.ts';
import type { IngestOutcome, StreamBatch } from '../../db/log/eventLog.ts';
import type { Bet } from '../../domain/bets/bet.ts';
import type { DomainEvent, FeedEvent, MemberEvent, StreamName } from '../../domain/events/catalogue.ts';
import { isFollowed, isPageTopic, type Topic, type Topics } from '../../domain/events/topics.ts';
import type { ImageBlocksFrame, ImageFrame, TopicDigests } from '../../domain/events/frames.ts';
import type { Position } from '../../domain/kernel/position.ts';
import type { Member } from '../../domain/session/member.ts';
import { digestOfFixtures } from '../../domain/sports/digest.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import type { RoomCare } from '../connection/roomNotice.ts';
import type { Clock } from '../ports/clock.ts';
import { inflateText } from '../ports/inflate.ts';
import type { FeedListener } from '../pushes/fixturePushes.ts';

/** What an image came to. `mismatch`: it does not add up; `otherSession`: it is nobody's to store any more. Nothing was stored then. */
export type SwapOutcome = 'stored' | 'mismatch' | 'otherSession';

/** What a connection is asked to be of (S-16), and what is stored of that. */
export interface Asked {
  readonly topics: Topics;
  /** Whose fixtures are not stored as they are at the cursor (S-19). */
  readonly behind: Topics;
  /** Whose are. */
  readonly held: Topics;
  /** Whether every fixture is followed, so that a connection of everything can go on. */
  readonly followsAll: boolean;
}

export interface StreamPlace {
  readonly cursor: Position | undefined;
  /** `undefined` on a stream without topics. */
  readonly asked: Asked | undefined;
}

export interface StreamSink {
  readonly stream: StreamName;
  /**
   * Where to go on from.
   *
   * @param wanted topics; `undefined` for everything
   * @param takesRest whether what a partial offer lacks is wanted too
   */
  place(wanted: Topics | undefined, takesRest?: boolean): Promise<StreamPlace>;
  ingest(batch: StreamBatch<DomainEvent>): Promise<IngestOutcome>;
  /** Stores a whole image at once (S-4). Its digest is what the origin says its fixtures add up to. */
  swap(image: WholeImage): Promise<SwapOutcome>;
  readonly topical?: TopicalSink;
  /** Whether what comes is shown before it is stored, so that storing may wait a little longer. */
  isFollowed?(): boolean;
  /** Everything that the origin named is stored, and the stream is followed from here. @param storeNow stores all that came since */
  began?(position: Position, storeNow: () => Promise<unknown>): void;
  /** The next event came; it is stored with its batch. `null`: it counts as applied unread. */
  received?(position: Position, event: DomainEvent | null): void;
  /** The connection is over, or an image comes. */
  ended?(): void;
}

/** What can be done where a stream has topics. */
export interface TopicalSink {
  /** Follows these alone from now on (S-20). `false`: it is nobody's to store any more. */
  follow(topics: Topics): Promise<boolean>;
  /** Those of the topics whose stored fixtures are not what the origin has at that position (S-23). */
  diverged(at: Position, digests: TopicDigests): Promise<readonly Topic[]>;
  /** Follows these no more: their image must come (S-19). */
  letGo(topics: readonly Topic[]): Promise<void>;
  /** Lets go of the checkpoint: what is stored does not fit what is sent, and an image must come. */
  startOver(): Promise<void>;
  /** Stores an image of the topics that were behind, and follows them too (S-19). */
  swapTopics(image: WholeImage, asked: Asked): Promise<SwapOutcome>;
  /** Whether what is stored is a part of the offer (S-25). */
  isPartial(): Promise<boolean>;
  /** Stores an image of what was asked for in place of all that is stored: from here on the offer is partial (S-25). */
  swapPart(image: WholeImage, asked: Asked): Promise<SwapOutcome>;
  /** Begins an image in blocks where the stream stands (S-25). @param isReset it takes the place of all that is stored */
  beginBlocks(frame: ImageBlocksFrame, isReset: boolean): Promise<SwapOutcome | 'noRoom'>;
  /** Takes it over if all its blocks are here (S-26). */
  fold(): Promise<Folded>;
}

export interface WholeImage {
  readonly position: Position;
  readonly pieces: readonly ImageFrame[];
  readonly digest: string;
  /** What is sent after it; `undefined` for everything. */
  readonly topics: Topics | undefined;
}

interface SinkDeps {
  readonly clock: Clock;
  /** The leader's term; absent where nobody else can lead. */
  readonly term?: TermId;
}

interface FeedSinkDeps extends SinkDeps {
  readonly db: HanpanDatabase;
  /** Another worker leads, or the database was made anew: this leader's term is over. */
  readonly onTermLost?: () => void;
  /** Is told of everything that comes, before it is stored and after. */
  readonly listener?: FeedListener;
  /** The platform's if absent. */
  inflate?(bytes: Uint8Array): Promise<string>;
}

export function feedSink(deps: FeedSinkDeps): StreamSink {
  const { db, clock, term, onTermLost, listener } = deps;
  const own = createFixtureMemory();
  const memory: FixtureMemory = {
    ...own,
    committed(from, to, left) {
      own.committed(from, to, left);
      listener?.committed(to, left);
    },
  };
  return {
    stream: 'events',
    async place(wanted, takesRest = false) {
      if (wanted === undefined) return { cursor: await db.checkpoints.get('events'), asked: undefined };
      const { checkpoint, ...asked } = await placeIn(db, wanted, takesRest);
      return { cursor: checkpoint, asked };
    },
    // A frame of another stream never decodes, so these are feed events.
    async ingest(batch) {
      const outcome = await ingestFeed(
        db,
        batch as StreamBatch<FeedEvent>,
        clock.now(),
        term,
        memory,
        listener?.isFollowed(),
      );
      if (outcome.kind === 'otherTerm') onTermLost?.();
      return outcome;
    },
    isFollowed: () => listener?.isFollowed() ?? false,
    began: (position, storeNow) => listener?.began(position, storeNow),
    received: (position, event) => listener?.received(position, event as FeedEvent | null),
    ended: () => listener?.ended(),
    async swap({ position, pieces, digest, topics }) {
      const fixtures = fixturesOf(pieces, digest);
      if (fixtures === undefined) return 'mismatch';
      const news = newsIn(pieces);
      memory.forget();
      if (await swapFeedImage(db, { position, fixtures, news, topics }, clock.now(), term)) return 'stored';
      onTermLost?.();
      return 'otherSession';
    },
    topical: topicalSink(deps, memory),
  };
}

function topicalSink(deps: FeedSinkDeps, memory: FixtureMemory): TopicalSink {
  const { db, clock, term, onTermLost } = deps;
  const rowSums = createRowSums();
  const outcomeOf = (stored: 'stored' | 'discontinuous' | 'otherTerm'): SwapOutcome => {
    if (stored === 'otherTerm') onTermLost?.();
    return stored === 'stored' ? 'stored' : stored === 'otherTerm' ? 'otherSession' : 'mismatch';
  };
  return {
    async follow(topics) {
      const isStored = await followOnly(db, topics, term);
      if (!isStored) onTermLost?.();
      return isStored;
    },
    diverged: (at, digests) => divergedTopics(db, at, digests, rowSums),
    letGo: (topics) => followLess(db, topics, term),
    startOver: () => startOver(db, term),
    isPartial: async () => (await readPartial(db)) !== undefined,
    async swapTopics({ position, pieces, digest }, { behind }) {
      const fixtures = fixturesOf(pieces, digest);
      if (fixtures === undefined) return 'mismatch';
      const pages = pagesOf(behind, fixtures);
      const topics = withoutPages(behind, pages);
      if (!fixtures.every((fixture) => isFollowed(topics, fixture))) return 'mismatch';
      memory.forget();
      const image = { position, topics, fixtures, pages };
      return outcomeOf(await swapTopicImage(db, image, clock.now(), term));
    },
    async swapPart({ position, pieces, digest }, { topics: asked }) {
      const fixtures = fixturesOf(pieces, digest);
      if (fixtures === undefined) return 'mismatch';
      const pages = pagesOf(asked, fixtures);
      const topics = withoutPages(asked, pages);
      memory.forget();
      const image = { position, fixtures, news: newsIn(pieces), topics, pages };
      return outcomeOf((await swapFeedImage(db, image, clock.now(), term)) ? 'stored' : 'otherTerm');
    },
    async beginBlocks(frame, isReset) {
      if (isReset) memory.forget();
      try {
        return outcomeOf(await beginImage(db, frame, isReset, term));
      } catch (error) {
        // What has no room for a log has none for blocks that wait for one: frames take what there is.
        if (!isQuotaError(error)) throw error;
        return 'noRoom';
      }
    },
    async fold() {
      const folded = await foldImage({ db, inflate: deps.inflate ?? inflateText }, clock.now(), term);
      memory.forget();
      if (folded === 'otherTerm') onTermLost?.();
      return folded;
    },
  };
}

/** Of the pages among topics, the games: an image does not say which game it has for which page, and each may well have all. */
function pagesOf(topics: Topics, fixtures: readonly Fixture[]): Pages {
  const ids = fixtures.map(({ fixtureId }) => fixtureId);
  return Object.fromEntries([...topics].filter(isPageTopic).map((page) => [page, ids]));
}

const newsIn = (pieces: readonly ImageFrame[]): string[] =>
  pieces.flatMap((piece) => (piece.of === 'news' ? piece.news.map((item) => item.contents) : []));

/** The fixtures of an image, each once; `undefined` if they do not add up to its digest (S-8). */
function fixturesOf(pieces: readonly ImageFrame[], digest: string): Fixture[] | undefined {
  const byId = new Map<string, Fixture>();
  for (const piece of pieces) {
    if (piece.of === 'fixtures') for (const fixture of piece.fixtures) byId.set(fixture.fixtureId, fixture);
  }
  const fixtures = [...byId.values()];
  return digestOfFixtures(fixtures) === digest ? fixtures : undefined;
}

interface MemberSinkDeps extends SinkDeps {
  /** Of the session whose events these are. */
  readonly theirs: MemberDatabase;
  readonly memberId: string;
  readonly sessionId: string;
  /** The session is over, its database was lost, or another worker leads. */
  readonly onLost?: () => void;
}

export function memberSink({ theirs: db, memberId, sessionId, clock, term, onLost }: MemberSinkDeps): StreamSink {
  return {
    stream: 'bets',
    place: async () => ({ cursor: await db.checkpoints.get('bets'), asked: undefined }),
    async ingest(batch) {
      const memberBatch = batch as StreamBatch<MemberEvent>;
      const outcome = await ingestMember(db, sessionId, memberBatch, clock.now(), term);
      if (outcome.kind === 'otherTerm' || outcome.kind === 'otherSession') onLost?.();
      const ended = memberBatch.events.find(({ event }) => event?.type === 'SessionEnded')?.event;
      if (outcome.kind === 'applied' && ended?.type === 'SessionEnded') {
        await endSession(db.house, sessionId, ended.data.ending, true);
        return { kind: 'otherSession' };
      }
      return outcome;
    },
    async swap({ position, pieces }) {
      let member: Member | undefined;
      const bets: Bet[] = [];
      for (const piece of pieces) {
        if (piece.of === 'member') member = piece.member;
        if (piece.of === 'bets') bets.push(...piece.bets);
      }
      // Another member's is nobody's here, whatever sent it (SES-18).
      if (member?.id !== memberId) return 'mismatch';
      const stored = await swapMemberImage(db, sessionId, { position, member, bets }, clock.now(), term);
      if (!stored) onLost?.();
      return stored ? 'stored' : 'otherSession';
    },
  };
}

/** The same sink; tabs are told when it can store nothing for want of room. */
export function withRoomCare(sink: StreamSink, careForRoom: RoomCare): StreamSink {
  const { topical } = sink;
  return {
    ...sink,
    ingest: (batch) => careForRoom(() => sink.ingest(batch)),
    swap: (image) => careForRoom(() => sink.swap(image)),
    ...(topical === undefined
      ? {}
      : {
          topical: {
            ...topical,
            swapTopics: (image, asked) => careForRoom(() => topical.swapTopics(image, asked)),
            swapPart: (image, asked) => careForRoom(() => topical.swapPart(image, asked)),
            beginBlocks: (frame, isReset) => careForRoom(() => topical.beginBlocks(frame, isReset)),
            fold: () => careForRoom(() => topical.fold()),
          },
        }),
  };
}
