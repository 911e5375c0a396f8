/** Stores what the stream of fixtures brings, by topics, images and blocks, and tells who listens. */
import { createFixtureMemory, type FixtureMemory } from '../../db/packing/fixtureMemory.ts';
import { divergedTopics } from '../../db/ingest/divergedTopics.ts';
import { followLess, followOnly, placeIn, startOver } from '../../db/records/followedTopics.ts';
import { foldImage } from '../../db/ingest/foldImage.ts';
import { beginImage } from '../../db/ingest/imageBlocks.ts';
import { ingestFeed, swapFeedImage, swapTopicImage, type FeedImage } from '../../db/ingest/ingestFeed.ts';
import { withoutPages, type Pages } from '../../db/records/pendingImage.ts';
import { createRowSums } from '../../db/ingest/rowSums.ts';
import { tellGames } from '../../db/ingest/tellGames.ts';
import { ageRounds, tellRounds } from '../../db/ingest/tellRounds.ts';
import { isQuotaError } from '../../db/care/quota.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import type { TermId } from '../../db/tables/termId.ts';
import type { StreamBatch } from '../../db/log/admit.ts';
import type { FeedEvent } from '../../domain/events/catalogue.ts';
import { isOfTopics, isPageTopic, type Topics } from '../../domain/events/topics.ts';
import type { ImageFrame } from '../../domain/events/frames.ts';
import { digestOfFixtures } from '../../domain/sports/digest.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import type { FeedListener } from '../live-prices/feedListener.ts';
import type { Clock } from '../ports/clock.ts';
import { inflateText } from '../ports/inflate.ts';
import type { StreamSink, SwapOutcome, TopicalSink } from './streamSink.ts';

interface FeedSinkDeps {
  readonly clock: Clock;
  /** The leader's term; absent where nobody else can lead. */
  readonly term?: TermId;
  readonly db: HanpanDatabase;
  /** Another worker leads, or the database was made anew: this leader's term is over. */
  readonly onTermLost?: () => void;
  /** Is told of everything that comes, before it is stored and after. */
  readonly listener?: FeedListener;
  /** The platform's if absent. */
  inflate?(bytes: Uint8Array): Promise<string>;
}

/** Nothing is stored in another's term: `onTermLost` is called, and the connection ends. */
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
        listener?.isTelling(),
      );
      if (outcome.kind === 'otherTerm') onTermLost?.();
      if (outcome.kind === 'applied') {
        const events = batch.events.map(({ event }) => event);
        // Whoever signed out meanwhile has no lists.
        await tellRounds(db, events).catch(() => undefined);
        await tellGames(db, events).catch(() => undefined);
      }
      return outcome;
    },
    isTelling: () => listener?.isTelling() ?? false,
    began: (position, storeNow) => listener?.began(position, storeNow),
    received: (position, event) => listener?.received(position, event as FeedEvent | null),
    ended: () => listener?.ended(),
    async swap({ position, pieces, digest, topics }) {
      const fixtures = fixturesOf(pieces, digest);
      if (fixtures === undefined) return 'mismatch';
      const news = newsIn(pieces);
      memory.forget();
      if (await storeImage(deps, { position, fixtures, news, topics })) return 'stored';
      onTermLost?.();
      return 'otherSession';
    },
    topical: topicalSink(deps, memory),
  };
}

/** @returns `false` if another worker leads; nothing was written then */
async function storeImage({ db, clock, term }: FeedSinkDeps, image: FeedImage): Promise<boolean> {
  const isStored = await swapFeedImage(db, image, clock.now(), term);
  if (isStored) await passOverRounds(db);
  return isStored;
}

/** Whoever signed out meanwhile has no lists. */
const passOverRounds = (db: HanpanDatabase): Promise<void> => ageRounds(db).catch(() => undefined);

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
    async swapTopics({ position, pieces, digest }, { behind }) {
      const fixtures = fixturesOf(pieces, digest);
      if (fixtures === undefined) return 'mismatch';
      const pages = pagesOf(behind, fixtures);
      const topics = withoutPages(behind, pages);
      if (!fixtures.every((fixture) => isOfTopics(topics, fixture))) return 'mismatch';
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
      return outcomeOf((await storeImage(deps, image)) ? 'stored' : 'otherTerm');
    },
    async beginBlocks(frame, isReset) {
      if (isReset) memory.forget();
      try {
        const begun = await beginImage(db, frame, isReset, term);
        if (begun === 'stored' && isReset) await passOverRounds(db);
        return outcomeOf(begun);
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
