/**
 * Where a stream's events go. One interface for both streams, so that the reader knows neither; each sink ties the reader to
 * its projections.
 */
import { ingestFeed, swapFeedImage } from '../../db/ingestFeed.ts';
import { ingestMember, swapMemberImage } from '../../db/ingestMember.ts';
import { endSession } from '../../db/sessions.ts';
import type { HanpanDatabase } from '../../db/database.ts';
import type { IngestOutcome, StreamBatch } from '../../db/eventLog.ts';
import type { Bet } from '../../domain/bets/bet.ts';
import type { DomainEvent, FeedEvent, MemberEvent, StreamName } from '../../domain/events/catalogue.ts';
import type { ImageFrame } from '../../domain/events/frames.ts';
import type { Position } from '../../domain/kernel/position.ts';
import type { Member } from '../../domain/session/member.ts';
import { digestOfFixtures } from '../../domain/sports/digest.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import type { Clock } from '../ports/clock.ts';

/** What an image came to. `mismatch`: it does not add up, nothing was stored. */
export type SwapOutcome = 'stored' | 'mismatch' | 'otherSession';

export interface StreamSink {
  readonly stream: StreamName;
  checkpoint(): Promise<Position | undefined>;
  ingest(batch: StreamBatch<DomainEvent>): Promise<IngestOutcome>;
  /** Stores a whole image at once (S-4). `digest` is what the origin says its fixtures add up to. */
  swap(position: Position, pieces: readonly ImageFrame[], digest: string): Promise<SwapOutcome>;
}

interface SinkDeps {
  readonly db: HanpanDatabase;
  readonly clock: Clock;
}

export function feedSink({ db, clock }: SinkDeps): StreamSink {
  return {
    stream: 'events',
    checkpoint: () => db.checkpoints.get('events'),
    // A frame of another stream never decodes, so these are feed events.
    ingest: (batch) => ingestFeed(db, batch as StreamBatch<FeedEvent>, clock.now()),
    async swap(position, pieces, digest) {
      const fixtures = new Map<string, Fixture>();
      for (const piece of pieces) {
        if (piece.of === 'fixtures') for (const fixture of piece.fixtures) fixtures.set(fixture.fixtureId, fixture);
      }
      if (digestOfFixtures(fixtures.values()) !== digest) return 'mismatch';
      const news = pieces.flatMap((piece) => (piece.of === 'news' ? piece.news.map((item) => item.contents) : []));
      await swapFeedImage(db, { position, fixtures: [...fixtures.values()], news }, clock.now());
      return 'stored';
    },
  };
}

/** @param generation of the session whose events these are */
export function memberSink({ db, clock }: SinkDeps, generation: number): StreamSink {
  return {
    stream: 'bets',
    checkpoint: () => db.checkpoints.get('bets'),
    async ingest(batch) {
      const memberBatch = batch as StreamBatch<MemberEvent>;
      const outcome = await ingestMember(db, generation, memberBatch, clock.now());
      const ended = memberBatch.events.find(({ event }) => event?.type === 'SessionEnded')?.event;
      if (outcome.kind === 'applied' && ended?.type === 'SessionEnded') {
        await endSession(db, generation, ended.data.ending);
        return { kind: 'otherSession' };
      }
      return outcome;
    },
    async swap(position, pieces) {
      let member: Member | undefined;
      const bets: Bet[] = [];
      for (const piece of pieces) {
        if (piece.of === 'member') member = piece.member;
        if (piece.of === 'bets') bets.push(...piece.bets);
      }
      if (member === undefined) return 'mismatch';
      const stored = await swapMemberImage(db, generation, { position, member, bets }, clock.now());
      return stored ? 'stored' : 'otherSession';
    },
  };
}
