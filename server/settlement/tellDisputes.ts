/** Writes down that results wait for an operator (DIS-3). */
import type { SecurityLog } from '../security/securityLog.ts';
import type { DisputedResult } from './recordResults.ts';

export const tellDisputes =
  (securityLog: SecurityLog) =>
  (disputed: readonly DisputedResult[]): void => {
    for (const { fixtureId, selectionId, settlement, reckoned } of disputed) {
      const what = `result:${fixtureId}|${selectionId}`;
      securityLog.record({ name: 'resultDisputed', who: null, from: null, what, before: settlement, after: reckoned });
    }
  };
