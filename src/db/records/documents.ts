/**
 * The only way a document of the house is stored (`calls/house.ts`): whole, for the session it was fetched for, and not at all once
 * that session is over. A failed attempt keeps what is known and says so.
 */
import type { DocumentName } from '../../domain/calls/house.ts';
import { documentAudience } from '../../domain/notices/documentAudience.ts';
import type { HanpanDatabase, MemberDatabase } from '../tables/database.ts';
import type { DocumentRow } from '../tables/rows.ts';
import { unlessClosed } from '../tables/unlessClosed.ts';
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

/** For whom a document was fetched that not every visitor may read. */
export interface DocumentOwner {
  readonly theirs: MemberDatabase;
  readonly sessionId: string;
}

/**
 * @param owner whose session asked; of no meaning for what every visitor may read
 * @param at epoch ms
 * @returns whether it is stored: not for whoever has left meanwhile
 */
export async function storeDocument(
  db: HanpanDatabase,
  name: DocumentName,
  owner: DocumentOwner | undefined,
  fetched: Fetched,
  at: number,
): Promise<boolean> {
  const put = async ({ documents }: Pick<HanpanDatabase, 'documents'>) => {
    const known = await documents.get(name);
    const failed = known ?? { name, value: undefined, fetchedAt: 0, hasFailed: true };
    const row: DocumentRow = fetched.isKnown
      ? { name, value: fetched.value, fetchedAt: at, askedAt: fetched.askedAt, hasFailed: false }
      : { ...failed, hasFailed: true };
    await documents.put(row);
    return true;
  };
  if (documentAudience[name] === 'visitor') {
    return db.transaction('rw', [db.documents], () => put(db));
  }
  if (owner === undefined) return false;
  const { theirs, sessionId } = owner;
  return theirs
    .transaction(
      'rw',
      [theirs.fence, theirs.documents],
      async () => (await isCurrent(theirs, sessionId)) && put(theirs),
    )
    .catch(unlessClosed(false));
}
