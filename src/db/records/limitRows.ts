/** What limits a slip as it is stored: the settings of the levels, and what the house caps (LIM-1, LIM-6). */
import type { DocumentOf } from '../../domain/calls/house.ts';
import type { DocumentRow, SettingRow } from '../tables/rows.ts';

export interface LimitRows {
  /** The stored row of that name; `undefined` before it was read. */
  readonly levels: SettingRow | undefined;
  /** None before they are known: the origin judges by those that there are. */
  readonly caps: DocumentOf<'caps'>;
}

/**
 * Takes rows and reads none: a live query that awaits what awaits its reads was seen to hear of no change of what it read after them.
 *
 * @param caps the stored document of that name
 */
export const limitRowsOf = (levels: SettingRow | undefined, caps: DocumentRow | undefined): LimitRows => ({
  levels,
  // Stored only as its schema accepted it (`db/records/documents.ts`).
  caps: (caps?.value as DocumentOf<'caps'> | undefined) ?? [],
});
