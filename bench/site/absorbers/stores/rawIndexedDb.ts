/** The limit of a row per outcome: IndexedDB itself, one transaction a batch, nothing strict, one index. */
import { openIndexedDb, whenDone } from '../openIndexedDb.ts';
import type { OutcomeStore } from '../outcomeStore.ts';

export async function openRawIndexedDb(): Promise<OutcomeStore> {
  const db = await openIndexedDb('peer-raw', (opening) => {
    opening.createObjectStore('outcomes', { keyPath: 'selectionId' }).createIndex('byFixture', 'fixtureId');
  });
  return {
    put(rows) {
      const transaction = db.transaction('outcomes', 'readwrite', { durability: 'relaxed' });
      const outcomes = transaction.objectStore('outcomes');
      for (const row of rows) outcomes.put(row);
      return whenDone(transaction);
    },
  };
}
