/** What limits a slip as it is stored: the settings of the levels, and what the house caps (LIM-1, LIM-6). */
import type { DocumentOf } from '../../domain/calls/house.ts';
import type { MemberDatabase } from '../tables/database.ts';
import type { SettingRow } from '../tables/rows.ts';

export interface LimitRows {
  /** The stored row of that name; `undefined` before it was read. */
  readonly levels: SettingRow | undefined;
  /** None before they are known: the origin judges by those that there are. */
  readonly caps: DocumentOf<'caps'>;
}

/** @param theirs `undefined` where nobody is signed in */
export async function limitRowsOf(theirs: MemberDatabase | undefined): Promise<LimitRows> {
  const [levels, caps] = await Promise.all([theirs?.settings.get('levels'), theirs?.documents.get('caps')]);
  // Stored only as its schema accepted it (`db/records/documents.ts`).
  return { levels, caps: (caps?.value as DocumentOf<'caps'> | undefined) ?? [] };
}
