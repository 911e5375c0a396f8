/** Whose a waiting row is and how long still, or the button that takes it. */
import { isTakenFrom, queueKey, type QueueRow } from '../../../domain/office/queue.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { cashier } from '../copy/cashier.ts';
import { useIsLive, useOffice } from '../link/Office.tsx';
import { leftText } from './leftText.ts';
import { round } from './marks.css.ts';
import * as styles from './row.css.ts';
import * as table from './table.css.ts';

interface HolderProps {
  readonly row: QueueRow;
  /** Epoch ms of the origin. */
  readonly now: number;
  /** Which is being taken at the moment. */
  readonly taking: string | undefined;
  readonly isMine: (row: QueueRow) => boolean;
  readonly onTake: (row: QueueRow) => Promise<void>;
}

export function Holder({ row, now, taking, isMine, onTake }: HolderProps) {
  const isLive = useIsLive();
  const { session } = useOffice();
  if (row.state === 'proposed') return <span className={round}>{cashier.forTwo}</span>;
  const { lease } = row;
  if (lease !== null && (isMine(row) || isTakenFrom(lease, session.operator.id, now)))
    return (
      <span className={table.nowrap}>
        <strong className={styles.who}>{isMine(row) ? cashier.mine : lease.name}</strong>{' '}
        <span className={styles.left}>{leftText(lease.until - now)}</span>
      </span>
    );
  const isTaking = taking === queueKey(row);
  return (
    <Button kind="outline" size="small" isPending={isTaking} disabled={!isLive} onClick={() => void onTake(row)}>
      {cashier.take}
    </Button>
  );
}
