/** How the line is and what the member chose for it: two rows, which screens read (rules LIN). */
import type { HanpanDatabase } from './database.ts';
import type { LineChoice, LineState } from './rows.ts';

/** Of the whole browser, as its leading worker judges it. */
export interface StoredLine {
  readonly state: LineState;
  readonly choice: LineChoice;
}

export async function readLine(db: HanpanDatabase): Promise<StoredLine> {
  const [line, choice] = await db.settings.bulkGet(['line', 'lineChoice']);
  return {
    state: line?.key === 'line' ? line.value : 'good',
    choice: choice?.key === 'lineChoice' ? choice.value : 'auto',
  };
}

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
