/** `GET /settlement/operator-list`: what waits for an operator's decision. */
import { operatorListCall } from '../../src/domain/calls/operators.ts';
import type { Clock } from '../clock.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { readSetting } from '../house/settings.ts';
import type { Store } from '../store/store.ts';
import { readOperatorList } from './overdueResults.ts';

export interface OperatorParts {
  readonly store: Store;
  readonly clock: Clock;
}

export function operatorRoutes(answer: AnswerCall, { store, clock }: OperatorParts): void {
  answer(operatorListCall, () =>
    store.read(async (tx) => {
      const { resultOverdueMs } = await readSetting(tx, 'bettingRules');
      return readOperatorList(tx, clock.now() - resultOverdueMs);
    }),
  );
}
