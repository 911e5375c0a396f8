/** Partners over HTTP (MGR-1, MGR-2): the tree, one member below, and the members as a file. Nothing here writes; what is not below whoever asks is not there. */
import { sql } from 'kysely';
import { partnerFileCall, partnerMemberCall, partnerViewCall } from '../../../src/domain/calls/officePartners.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { DAY_MS, seoulDayOf } from '../../../src/domain/kernel/seoulDay.ts';
import type { Operator } from '../../../src/domain/office/operator.ts';
import { MOST_MEMBERS, type PartnerMemberRecord } from '../../../src/domain/office/partners.ts';
import type { AnswerCall } from '../../http/answerCalls.ts';
import { copy } from '../../http/copy.ts';
import type { Work } from '../../store/store.ts';
import { asCsvFile, csvHead, csvLine } from '../../wallet/csv.ts';
import { readMemberRow } from '../members/memberRows.ts';
import { readMemberSums } from '../members/memberSums.ts';
import type { OfficeParts } from '../officeParts.ts';
import { readPartnerView } from './partnerView.ts';
import { readTreeRows } from './readTree.ts';

const DAYS_BEFORE = 29;
const FILE_HEAD = ['userId', 'nickname', 'level', 'casino', 'slot', 'mini', 'emoney'] as const;

export function partnerRoutes(answer: AnswerCall, { store, clock }: OfficeParts): void {
  answer(partnerViewCall, async ({ query: { partner, ...span }, session: { operator }, reply }) => {
    const asked = { operator, partner, ...span, now: clock.now() };
    const view = await store.read((tx) => readPartnerView(tx, asked));
    if (view === undefined) return reply.code(404).send({ message: copy.notFound });
    // A page shows those who staked most; the file has all.
    return { ...view, members: view.members.slice(0, MOST_MEMBERS) };
  });

  answer(partnerMemberCall, async ({ params: { userId }, session: { operator }, reply }) => {
    const record = await store.read((tx) => readBelow(tx, operator, userId, clock.now()));
    return record ?? reply.code(404).send({ message: copy.notFound });
  });

  answer(partnerFileCall, async ({ query: { partner, ...span }, session: { operator }, reply }) => {
    const asked = { operator, partner, ...span, now: clock.now() };
    const view = await store.read((tx) => readPartnerView(tx, asked));
    if (view === undefined) return reply.code(404).send({ message: copy.notFound });
    const lines = view.members.map(({ userId, nickname, level, staked: { casino, slot, mini }, emoney }) =>
      csvLine([userId, nickname, level, casino, slot, mini, emoney]),
    );
    return asCsvFile(reply, 'partner.csv').send(`${csvHead(FILE_HEAD)}${lines.join('')}`);
  });
}

/** @returns `undefined` for anybody who is not below whoever asks, themselves among them */
async function readBelow(
  tx: Work,
  operator: Operator,
  userId: string,
  now: number,
): Promise<PartnerMemberRecord | undefined> {
  const found = (await readTreeRows(tx, operator)).get(userId);
  const row = found === undefined || found.id === operator.id ? undefined : await readMemberRow(tx, userId);
  if (found === undefined || row === undefined) return undefined;
  const { id, nickname, level, joinedAt, lastSignInAt, isSignedIn, emoney, point } = row;
  const open = await sql<PartnerMemberRecord['openBets']>`
    SELECT count(*) AS count, coalesce(sum(stake), 0) AS won FROM bets
    WHERE member_id = ${id} AND status = 0 AND cancelled_at IS NULL`.execute(tx);
  return {
    member: { id: MemberId.parse(id), userId, nickname, level },
    ...{ recommender: found.recommender, joinedAt, lastSignInAt, isSignedIn, emoney, point },
    openBets: open.rows[0] ?? { count: 0, won: 0 },
    days30: await readMemberSums(tx, id, seoulDayOf(now) - DAYS_BEFORE * DAY_MS),
    ever: await readMemberSums(tx, id, 0),
  };
}
