/** What every desk of the cashier is handed: the row it is about, whether it is one's own, and whom it tells what became of it. */
import type { QueueRow } from '../../../../domain/office/queue.ts';
import type { Said } from '../../parts/Notice.tsx';

export interface DeskProps {
  readonly row: QueueRow;
  readonly isMine: boolean;
  readonly onDone: (said: Said, row: QueueRow) => void;
}
