/**
 * The only way a document of the house is stored (`houseDocuments.ts`): whole, for the session it was fetched for, and not at all once
 * that session is over. A failed attempt keeps what is known and says so.
 */
import { houseDocuments, type DocumentName } from '../domain/notices/houseDocuments.ts';
import type { HanpanDatabase } from './database.ts';
import type { DocumentRow } from './rows.ts';
import { isCurrent } from './sessions.ts';

/** What came of an attempt: a value its schema accepts, or nothing. */
export type Fetched =
  | {
      readonly isKnown: true;
      readonly value: unknown;
      /** Epoch ms. */
      readonly askedAt: number;
    }
  | { readonly isKnown: false };

/**
 * @param sessionId of the session that asked; of no meaning for what every visitor may read
 * @param at epoch ms
 */
export async function storeDocument(
  db: HanpanDatabase,
  name: DocumentName,
  sessionId: string | null,
  fetched: Fetched,
  at: number,
): Promise<void> {
  const owner = houseDocuments[name].audience === 'member' ? sessionId : null;
  await db.transaction('rw', [db.sessions, db.documents], async () => {
    if (houseDocuments[name].audience === 'member' && (owner === null || !(await isCurrent(db, owner)))) return;
    await db.documents.put(
      fetched.isKnown
        ? { name, sessionId: owner, value: fetched.value, fetchedAt: at, askedAt: fetched.askedAt, hasFailed: false }
        : { ...(await knownOf(db, name, owner)), hasFailed: true },
    );
  });
}

async function knownOf(db: HanpanDatabase, name: DocumentName, sessionId: string | null): Promise<DocumentRow> {
  const row = await db.documents.get(name);
  if (row?.sessionId === sessionId) return row;
  return { name, sessionId, value: undefined, fetchedAt: 0, hasFailed: false };
}
