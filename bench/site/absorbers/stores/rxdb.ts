/** RxDB on its Dexie storage, one document an outcome, a batch by `bulkUpsert`. */
import { createRxDatabase } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import type { OutcomeStore } from '../outcomeStore.ts';

const text = { type: 'string' } as const;
const key = { type: 'string', maxLength: 64 } as const;
const whole = { type: 'number' } as const;

const schema = {
  version: 0,
  primaryKey: 'selectionId',
  type: 'object',
  properties: {
    selectionId: key,
    fixtureId: key,
    leagueId: text,
    leagueName: text,
    home: text,
    away: text,
    startAt: whole,
    marketId: text,
    side: text,
    name: text,
    line: text,
    odds: whole,
    status: text,
    version: whole,
    movedAt: whole,
  },
  required: ['selectionId', 'fixtureId'],
  indexes: ['fixtureId'],
} as const;

export async function openRxdb(): Promise<OutcomeStore> {
  const db = await createRxDatabase({ name: 'peer-rxdb', storage: getRxStorageDexie(), multiInstance: false });
  const { outcomes } = await db.addCollections({ outcomes: { schema } });
  if (outcomes === undefined) throw new Error('no collection');
  return { put: (rows) => outcomes.bulkUpsert(rows) };
}
