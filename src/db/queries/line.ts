/** How the line is, as the worker that leads judges it, and what the member chose for it (rules LIN). */
import type { LineChoice, LineState } from '../../domain/events/line.ts';
import type { HanpanDatabase } from '../tables/database.ts';

export interface StoredLine {
  readonly state: LineState;
  readonly choice: LineChoice;
  /** Whether the offer is wide (S-32), as the origin said last. */
  readonly isWide: boolean;
}

export async function readLine(db: HanpanDatabase): Promise<StoredLine> {
  const [line, choice, wide] = await db.settings.bulkGet(['line', 'lineChoice', 'wide']);
  return {
    state: line?.key === 'line' ? line.value : 'good',
    choice: choice?.key === 'lineChoice' ? choice.value : 'auto',
    isWide: wide?.key === 'wide',
  };
}
