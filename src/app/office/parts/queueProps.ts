/** What a list of what waits is handed, as a table and as cards. */
import type { QueueRow } from '../../../domain/office/queue.ts';

export interface QueueProps {
  /** What is shown, the longest waiting first. */
  readonly rows: readonly QueueRow[];
  readonly chosen: string | undefined;
  /** Which is being taken at the moment. */
  readonly taking: string | undefined;
  readonly isMine: (row: QueueRow) => boolean;
  readonly onTake: (row: QueueRow) => Promise<void>;
  readonly onChoose: (row: QueueRow) => void;
}
