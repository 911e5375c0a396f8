/** A member's own ledger: entries and days, a page at a time (WAL-07). */
import { entriesCall, ledgerDaysCall } from '../../src/domain/calls/lists.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { answerLists } from '../lists/answerLists.ts';
import type { Store } from '../store/store.ts';
import { readDayPage } from './dayPage.ts';
import { readEntryPage } from './entryPage.ts';

export function statementRoutes(answer: AnswerCall, { store }: { readonly store: Store }): void {
  const lists = answerLists(answer, store);
  lists(entriesCall, readEntryPage);
  lists(ledgerDaysCall, readDayPage);
}
