/** What stands below a row that is not one's own: taking it, or whose it is. */
import { isTakenFrom, type QueueRow } from '../../../domain/office/queue.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { cashier } from '../copy/cashier.ts';
import { useIsLive, useOffice, useOfficeNow } from '../link/Office.tsx';
import { key } from './marks.css.ts';
import * as styles from './TakeFoot.css.ts';

interface TakeFootProps {
  /** What taking lets one do. */
  readonly hint: string;
  readonly row: QueueRow;
  readonly isTaking: boolean;
  readonly onTake: (row: QueueRow) => Promise<void>;
}

export function TakeFoot({ row, hint, isTaking, onTake }: TakeFootProps) {
  const isLive = useIsLive();
  const { session } = useOffice();
  const now = useOfficeNow();
  const { lease } = row;
  if (lease !== null && isTakenFrom(lease, session.operator.id, now))
    return (
      <p className={styles.foot} role="status">
        {cashier.taken(lease.name)}
      </p>
    );
  return (
    <div className={styles.foot}>
      <p className={styles.hint}>{hint}</p>
      <Button
        kind="primary"
        size="large"
        isWide
        isPending={isTaking}
        disabled={!isLive}
        onClick={() => void onTake(row)}
      >
        {cashier.take} <kbd className={key}>T</kbd>
      </Button>
    </div>
  );
}
