/** What operators look at before they decide: a request with its facts, an inquiry, reports, results that wait, requests that were decided, today's figures. */
import {
  calculationFactsCall,
  decidedRequestsCall,
  inquiryCall,
  openResultsCall,
  reportedCall,
  requestFactsCall,
  todayCall,
} from '../../src/domain/calls/office.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { Area } from '../../src/domain/wallet/calculation.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { copy } from '../http/copy.ts';
import { requestOf } from '../cashier/requestRows.ts';
import { readSetting } from '../house/settings.ts';
import { cannedAnswers } from '../inquiries/copy/cannedAnswers.ts';
import { inquiryOf, readInquiry } from '../inquiries/inquiryRows.ts';
import { readReported } from '../posts/judgeSpoken.ts';
import { readOperatorList } from '../settlement/overdueResults.ts';
import type { MoneyRequestTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';
import { readCalculationDay } from '../wallet/calculations.ts';
import type { OfficeParts } from './officeParts.ts';
import { readCalculation, readQueueMember, readQueueRow } from './queueRows.ts';
import { readRequestFacts } from './requestFacts.ts';
import { readToday, type Running } from './today.ts';

const MOST_DECIDED = 100;

/** @param running what is known beside the books */
export function viewRoutes(answer: AnswerCall, { store, clock }: OfficeParts, running: () => Running): void {
  answer(todayCall, () => store.read((tx) => readToday(tx, running(), clock.now())));

  answer(requestFactsCall, async ({ params: { id }, reply }) => {
    const facts = await store.read((tx) => readRequestFacts(tx, id, clock.now()));
    return facts ?? reply.code(404).send({ message: copy.notFound });
  });

  answer(decidedRequestsCall, ({ query: { kind } }) =>
    store.read(async (tx) => {
      const rows = await tx
        .selectFrom('money_requests')
        .selectAll()
        .where('decided_at', 'is not', null)
        .where('state', 'in', ['approved', 'rejected'])
        .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'charge'))
        .orderBy('decided_at', 'desc')
        .limit(MOST_DECIDED)
        .execute();
      return Promise.all(rows.map((row) => decidedOf(tx, row)));
    }),
  );

  answer(inquiryCall, async ({ params: { id }, reply }) => {
    const found = await store.read(async (tx) => {
      const stored = await readInquiry(tx, id);
      if (stored === undefined) return undefined;
      const row = (await readQueueRow(tx, { kind: 'inquiry', id }, clock.now())) ?? null;
      return { row, inquiry: inquiryOf(stored), member: await readQueueMember(tx, stored.member_id) };
    });
    return found === undefined
      ? reply.code(404).send({ message: copy.notFound })
      : { ...found, canned: [...cannedAnswers] };
  });

  answer(calculationFactsCall, async ({ params: { key }, reply }) => {
    const found = await store.read(async (tx) => {
      const asked = await readCalculation(tx, key);
      if (asked === undefined) return undefined;
      const day = await readCalculationDay(tx, MemberId.parse(asked.member_id), Area.parse(asked.area), asked.day);
      return { ...day, twoFrom: (await readSetting(tx, 'office')).twoFrom };
    });
    return found ?? reply.code(404).send({ message: copy.notFound });
  });

  answer(reportedCall, async ({ params: { key }, reply }) => {
    const found = await store.read(async (tx) => {
      const reported = await readReported(tx, key);
      return reported === undefined
        ? undefined
        : { ...reported.of, author: await readQueueMember(tx, reported.memberId) };
    });
    return found ?? reply.code(404).send({ message: copy.notFound });
  });

  answer(openResultsCall, () =>
    store.read(async (tx) => {
      const { resultOverdueMs } = await readSetting(tx, 'bettingRules');
      return readOperatorList(tx, clock.now() - resultOverdueMs);
    }),
  );
}

/** With who did it: as it is written down. */
async function decidedOf(tx: Work, row: MoneyRequestTable) {
  const written = await tx
    .selectFrom('audit_entries')
    .select(['name', 'proposed_by'])
    .where('target', '=', `${row.kind}:${row.id}`)
    .where('act', '=', 'request')
    .where('outcome', 'in', ['done', 'confirmed'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const by = { by: written?.name ?? null, isOfTwo: (written?.proposed_by ?? null) !== null };
  return { ...requestOf(row), member: await readQueueMember(tx, row.member_id), ...by };
}
