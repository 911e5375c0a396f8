/** Stores what the stream of a member brings, in the database of their session; another member's is nobody's here (SES-18). */
import { ingestMember, swapMemberImage } from '../../db/ingest/ingestMember.ts';
import type { StreamBatch } from '../../db/log/admit.ts';
import { endSession } from '../../db/records/sessions.ts';
import type { MemberDatabase } from '../../db/tables/database.ts';
import type { TermId } from '../../db/tables/termId.ts';
import type { Bet } from '../../domain/bets/bet.ts';
import type { MemberEvent } from '../../domain/events/catalogue.ts';
import type { Member } from '../../domain/session/member.ts';
import type { Clock } from '../ports/clock.ts';
import type { StreamSink } from './streamSink.ts';

interface MemberSinkDeps {
  readonly clock: Clock;
  /** The leader's term; absent where nobody else can lead. */
  readonly term?: TermId;
  /** Of the session whose events these are. */
  readonly theirs: MemberDatabase;
  readonly memberId: string;
  readonly sessionId: string;
  /** The session is over, its database was lost, or another worker leads. */
  readonly onLost?: () => void;
  /** Is told which documents of the member are others now; `all` where events were passed over. */
  readonly onTold?: (names: readonly string[] | 'all') => void;
}

/** Stores under the session's fence: what comes for one member is never stored for the next (SES-18). */
export function memberSink({
  theirs: db,
  memberId,
  sessionId,
  clock,
  term,
  onLost,
  onTold,
}: MemberSinkDeps): StreamSink {
  return {
    stream: 'bets',
    place: async () => ({ cursor: await db.checkpoints.get('bets'), asked: undefined }),
    async ingest(batch) {
      const memberBatch = batch as StreamBatch<MemberEvent>;
      const outcome = await ingestMember(db, sessionId, memberBatch, clock.now(), term);
      if (outcome.kind === 'otherTerm' || outcome.kind === 'otherSession') onLost?.();
      const told = memberBatch.events.flatMap(({ event }) =>
        event?.type === 'DocumentTold' ? [event.data.document] : [],
      );
      if (outcome.kind === 'applied' && told.length > 0) onTold?.(told);
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
      if (stored) onTold?.('all');
      else onLost?.();
      return stored ? 'stored' : 'otherSession';
    },
  };
}
