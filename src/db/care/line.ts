/** Writes how the line is and what the member chose for it: two rows, which screens read (rules LIN). */
import type { LineChoice, LineState } from '../../domain/events/line.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { readLine } from '../queries/line.ts';

/** Writes nothing that is so already: screens live on this row. */
export async function storeLineState(db: HanpanDatabase, state: LineState): Promise<void> {
  await db.transaction('rw', [db.settings], async () => {
    if ((await readLine(db)).state === state) return;
    await (state === 'good' ? db.settings.delete('line') : db.settings.put({ key: 'line', value: state }));
  });
}

export async function storeLineChoice(db: HanpanDatabase, choice: LineChoice): Promise<void> {
  await (choice === 'auto' ? db.settings.delete('lineChoice') : db.settings.put({ key: 'lineChoice', value: choice }));
}

/** What the origin said last of how much is on offer (S-32). */
export async function storeWide(db: HanpanDatabase, isWide: boolean): Promise<void> {
  await (isWide ? db.settings.put({ key: 'wide', value: true }) : db.settings.delete('wide'));
}
