/** What waits for an operator's decision about results and bets, and the result that an operator records (DIS-4). */
import { operatorListCall, recordResultCall } from '../../src/domain/calls/operators.ts';
import type { Clock } from '../clock.ts';
import { operatorForms } from '../house/operatorForms.ts';
import { readSetting } from '../house/settings.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Store, Work } from '../store/store.ts';
import { readOperatorList } from './overdueResults.ts';
import { recordRuling } from './recordRuling.ts';
import { settleAtOnce } from './settleAtOnce.ts';

export interface OperatorParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly securityLog: SecurityLog;
  /** Settles what a transaction left over, once it is over. */
  wakeSettler(): void;
}

export function operatorRoutes(answer: AnswerCall, { store, clock, securityLog, wakeSettler }: OperatorParts): void {
  answer(operatorListCall, () =>
    store.read(async (tx) => {
      const { resultOverdueMs } = await readSetting(tx, 'bettingRules');
      return readOperatorList(tx, clock.now() - resultOverdueMs);
    }),
  );

  operatorForms(
    answer,
    store,
    securityLog,
  )(recordResultCall, async (tx, { body }) => {
    const { fixtureId, selectionId, settlement } = body;
    const before = await resultsOf(tx, fixtureId, selectionId);
    const at = clock.now();
    const isBacked = await recordRuling(tx, body, at);
    await settleAtOnce(tx, at);
    wakeSettler();
    const act = { what: `result:${fixtureId}|${selectionId}`, before, after: settlement };
    return { answer: { isBacked }, act };
  });
}

/** What is recorded of a selection, and what the feed says where that is, or was, disputed. */
async function resultsOf(tx: Work, fixtureId: string, selectionId: string) {
  const [recorded, disputed] = await Promise.all(
    (['results', 'disputed_results'] as const).map((table) =>
      tx
        .selectFrom(table)
        .select('settlement')
        .where('fixture_id', '=', fixtureId)
        .where('selection_id', '=', selectionId)
        .executeTakeFirst(),
    ),
  );
  return { recorded: recorded?.settlement ?? null, disputed: disputed?.settlement ?? null };
}
