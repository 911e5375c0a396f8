/** What the house tells that is fetched rather than streamed, as it was last fetched (`HouseDocuments`). */
import { documentAudience } from '../../domain/notices/documentAudience.ts';
import type { DocumentName, DocumentOf } from '../../domain/calls/house.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { theirsOf } from '../tables/theirs.ts';

export interface DocumentView<Name extends DocumentName> {
  /** `undefined` while it has never been fetched for whoever is signed in. */
  readonly value: DocumentOf<Name> | undefined;
  /** Epoch ms of the last success; 0 for never. */
  readonly fetchedAt: number;
  /** When it was asked for, epoch ms: what is shown is no older. 0 if that is not known. */
  readonly askedAt: number;
  /** Whether the last attempt failed: what is shown may be old, or nothing. */
  readonly hasFailed: boolean;
}

/** A document as stored: of the house's, or of whoever is signed in. */
export async function houseDocument<Name extends DocumentName>(
  db: HanpanDatabase,
  name: Name,
): Promise<DocumentView<Name>> {
  const row = await (documentAudience[name] === 'member' ? await theirsOf(db) : db)?.documents.get(name);
  if (row === undefined) return { value: undefined, fetchedAt: 0, askedAt: 0, hasFailed: false };
  return {
    // Stored only as its schema accepted it (`db/records/documents.ts`), in a database named after the shape of its rows.
    value: row.value as DocumentOf<Name> | undefined,
    fetchedAt: row.fetchedAt,
    askedAt: row.askedAt ?? 0,
    hasFailed: row.hasFailed,
  };
}

/** Until when a popup is hidden on this machine, by popup id. Epoch ms. */
export async function popupSnoozes(db: HanpanDatabase): Promise<Readonly<Record<string, number>>> {
  const row = await db.settings.get('popupSnoozes');
  return row?.key === 'popupSnoozes' ? row.value : {};
}
