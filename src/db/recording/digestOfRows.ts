/** The fingerprint of what is stored, out of its rows (RCD-9): what whoever recorded writes behind a recording, so that a fold is held against what stood there. */
import type { KeyframeRows } from '../../domain/recording/keyframeChanges.ts';
import { keyOfRow } from './recordedTables.ts';
import { digestOfRow, digestText, NO_ROWS, plus } from './stateDigest.ts';

/** Rows between two breaths. */
const AT_ONCE = 200;

/**
 * @param rows as they stand in the recording
 * @param breathe lets others do something in between
 * @returns 16 hexadecimal digits
 */
export async function digestOfRows(rows: KeyframeRows, breathe: () => Promise<void>): Promise<string> {
  let sum = NO_ROWS;
  let count = 0;
  for (const db of ['house', 'member'] as const) {
    for (const [table, all] of Object.entries(rows[db])) {
      for (const row of all) {
        const key = keyOfRow(db, table, row);
        if (key !== undefined) sum = plus(sum, digestOfRow(`${db}|${table}|${key.text}`, row));
        count += 1;
        if (count % AT_ONCE === 0) await breathe();
      }
    }
  }
  return digestText(sum);
}
