/** Tells operators what is otherwise now, in the transaction that changes it (OPR-7). */
import type { OfficeDocument, OfficeRow } from '../../src/domain/office/told.ts';
import { appendOfficeEvents } from '../events/eventLog.ts';
import type { Work } from '../store/store.ts';

/** Rows, whole, as they are from now on. @param at epoch ms */
export async function tellOffice(tx: Work, rows: readonly OfficeRow[], at: number): Promise<void> {
  await appendOfficeEvents(
    tx,
    rows.map((data) => ({ type: 'RowTold', at, data })),
  );
}

/** A document is another one: whoever shows it asks for it. @param at epoch ms */
export async function tellOfficeDocument(tx: Work, document: OfficeDocument, at: number): Promise<void> {
  await appendOfficeEvents(tx, [{ type: 'DocumentTold', at, data: { document } }]);
}
