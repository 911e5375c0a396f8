/** All that is known of one member, read at one moment (MBR-3). */
import { sql } from 'kysely';
import { maskedName } from '../../../src/domain/cashier/cashierStanding.ts';
import { DAY_MS, seoulDayOf } from '../../../src/domain/kernel/seoulDay.ts';
import type { MemberId } from '../../../src/domain/kernel/ids.ts';
import { SPANS } from '../../../src/domain/limits/ownLimit.ts';
import type { MemberRecord, MemberRow } from '../../../src/domain/office/members.ts';
import { limitsFor } from '../../../src/domain/session/limits.ts';
import { debtOf } from '../../../src/domain/wallet/ledger.ts';
import { readBetPage } from '../../betting/betPage.ts';
import { readRequestPage } from '../../cashier/requestPage.ts';
import { readLevel } from '../../house/levels.ts';
import { readInquiryPage } from '../../inquiries/inquiryRows.ts';
import { readExclusion, readOwnLimits } from '../../limits/ownRows.ts';
import { usedOf } from '../../limits/ownStanding.ts';
import { readLetterPage } from '../../notices/messages.ts';
import { readBlock } from '../../session/memberBlocks.ts';
import type { Work } from '../../store/store.ts';
import { balanceOf } from '../../wallet/postTransfers.ts';
import { entryOf } from '../auditLog.ts';
import { sameAddress } from '../requestFacts.ts';
import { readMemberRow } from './memberRows.ts';
import { sameDevice } from './sharedDevices.ts';
import { readMemberSums } from './memberSums.ts';

/** Of each list that a record begins with: the newest. */
const SHOWN = 10;
const SHOWN_NOTES = 50;
const SHOWN_ACTS = 20;
/** As the days of a request's sums are counted: today and those before. */
const DAYS_BEFORE = 29;

/** Who asks, of whom, and when. */
export interface RecordAsked {
  readonly userId: string;
  /** Whether what operators did is told. */
  readonly seesActs: boolean;
  /** Epoch ms. */
  readonly now: number;
}

/** @returns `undefined` for nobody, and for operators */
export async function readMemberRecord(tx: Work, asked: RecordAsked): Promise<MemberRecord | undefined> {
  const row = await readMemberRow(tx, asked.userId);
  if (row === undefined) return undefined;
  const { now } = asked;
  const { phone, recommender, role } = await tx
    .selectFrom('members')
    .select(['phone', 'recommender', 'role'])
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  const block = await readBlock(tx, row.id);
  return {
    row,
    block: block === undefined ? null : { at: block.at, name: block.name, reason: block.reason },
    ...{ depositor: maskedName(row.nickname), account: phone.slice(-4), recommender, role },
    debt: await balanceOf(tx, debtOf(row.id)),
    openBets: await openBetsOf(tx, row.id),
    sums: {
      days30: await readMemberSums(tx, row.id, seoulDayOf(now) - DAYS_BEFORE * DAY_MS),
      ever: await readMemberSums(tx, row.id, 0),
    },
    ...(await limitsOf(tx, row)),
    ...(await ownLimitsOf(tx, row.id, now)),
    sessions: await sessionsOf(tx, row.id),
    sameAddress: await sameAddress(tx, row.id),
    sameDevice: await sameDevice(tx, row.id),
    ...(await listsOf(tx, row.id)),
    notes: await notesOf(tx, row.id),
    acts: asked.seesActs ? await actsOf(tx, row) : [],
  };
}

/** What the level allows, and what the member's tendency makes of its most odds. */
async function limitsOf(tx: Work, { level, tendency, emoney }: MemberRow) {
  const setting = await readLevel(tx, level);
  return {
    level: setting ?? null,
    maxOdds: limitsFor('cross', tendency, setting, emoney).maxOdds,
    maxOddsOfLevel: limitsFor('cross', 0, setting, emoney).maxOdds,
  };
}

/** Limits that the member set themselves, with what was used of each. */
async function ownLimitsOf(tx: Work, memberId: MemberId, now: number) {
  const used = await usedOf(tx, memberId, SPANS, now);
  const own = (await readOwnLimits(tx, memberId)).map((limit) => {
    const { kind, span } = limit;
    return { ...limit, used: kind === 'bet' || span === 'bet' ? null : Math.max(0, used[span][kind]) };
  });
  return { own, exclusion: (await readExclusion(tx, memberId, now)) ?? null };
}

async function openBetsOf(tx: Work, memberId: MemberId): Promise<MemberRecord['openBets']> {
  const { rows } = await sql<{ count: number; won: number }>`
    SELECT count(*) AS count, coalesce(sum(stake), 0) AS won FROM bets
    WHERE member_id = ${memberId} AND status = 0 AND cancelled_at IS NULL`.execute(tx);
  return rows[0] ?? { count: 0, won: 0 };
}

async function sessionsOf(tx: Work, memberId: MemberId): Promise<MemberRecord['sessions']> {
  const rows = await tx
    .selectFrom('sessions')
    .select(['created_at', 'ended_at', 'state'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ created_at, ended_at, state }) => ({ startedAt: created_at, endedAt: ended_at, state }));
}

/** The newest bets, requests, letters and inquiries, as the member's own lists have them, without what operators need not read. */
async function listsOf(tx: Work, memberId: MemberId) {
  const asked = { memberId, filter: {}, after: undefined, limit: SHOWN };
  const bets = await readBetPage(tx, asked);
  return {
    bets: bets.map(({ picks, betId, page, stake, totalOdds, paid, status, placedAt }) => ({
      ...{ betId, page, stake, totalOdds, paid, status, placedAt, folds: picks.length },
      ...{ home: picks[0]?.home ?? '', away: picks[0]?.away ?? '' },
    })),
    requests: [...(await readRequestPage(tx, asked))],
    letters: (await readLetterPage(tx, asked)).map(({ id, title, sentAt, readAt }) => ({ id, title, sentAt, readAt })),
    inquiries: (await readInquiryPage(tx, asked)).map(({ id, topic, state, askedAt }) => ({
      id,
      topic,
      state,
      askedAt,
    })),
  };
}

const notesOf = (tx: Work, memberId: MemberId): Promise<MemberRecord['notes']> =>
  tx
    .selectFrom('member_notes')
    .select(['id', 'at', 'name', 'text'])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_NOTES)
    .execute();

/** What operators did about a member: by the id where the log has it, by the nickname that it was written down with where not. */
async function actsOf(tx: Work, { id, nickname }: MemberRow): Promise<MemberRecord['acts']> {
  const rows = await tx
    .selectFrom('audit_entries')
    .selectAll()
    .where((where) => where.or([where('target', '=', `member:${id}`), where('member', '=', nickname)]))
    .orderBy('seq', 'desc')
    .limit(SHOWN_ACTS)
    .execute();
  return rows.map(entryOf);
}
