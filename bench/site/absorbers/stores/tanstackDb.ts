/** TanStack DB: a collection in memory, a batch by one sync transaction. It keeps nothing on disk. */
import { createCollection, type SyncParams } from '@tanstack/db';
import type { OutcomeRow } from '../outcomeRow.ts';
import type { OutcomeStore } from '../outcomeStore.ts';

export async function openTanstackDb(): Promise<OutcomeStore> {
  let sync: SyncParams<OutcomeRow> | undefined;
  const known = new Set<string>();
  const collection = createCollection<OutcomeRow>({
    id: 'outcomes',
    getKey: (row) => row.selectionId,
    sync: {
      sync: (params) => {
        sync = params;
        params.markReady();
      },
    },
  });
  await collection.preload();
  return {
    put(rows) {
      sync?.begin();
      for (const value of rows) {
        sync?.write({ type: known.has(value.selectionId) ? 'update' : 'insert', value });
        known.add(value.selectionId);
      }
      sync?.commit();
      return Promise.resolve();
    },
  };
}
