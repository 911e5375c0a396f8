/** The panel beside the queue: whose the chosen row is, what is known beside it, and what may be done. */
import { formatWon } from '../../../../domain/kernel/money.ts';
import { LEASE_MS, type QueueRow } from '../../../../domain/office/queue.ts';
import { secondText } from '../../../kit/copy/time.ts';
import { units } from '../../../kit/copy/labels.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { cashier, kindNames } from '../../copy/cashier.ts';
import { useMay, useOfficeNow } from '../../link/Office.tsx';
import { leftText } from '../../parts/leftText.ts';
import { round } from '../../parts/marks.css.ts';
import { MemberName } from '../../parts/MemberName.tsx';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote } from '../../parts/StateNote.tsx';
import { TakeFoot } from '../../parts/TakeFoot.tsx';
import { aboutText } from '../../parts/aboutText.ts';
import { CalculationDesk } from './CalculationDesk.tsx';
import type { DeskProps } from './deskProps.ts';
import { kindIcons } from '../../parts/kindIcons.ts';
import { ProposalDesk } from './ProposalDesk.tsx';
import { RequestDesk } from './RequestDesk.tsx';
import * as styles from './DeskPanel.css.ts';

interface DeskPanelProps extends Omit<DeskProps, 'row'> {
  readonly row: QueueRow | undefined;
  readonly isTaking: boolean;
  readonly onTake: (row: QueueRow) => Promise<void>;
  readonly onRelease: (row: QueueRow) => void;
}

export function DeskPanel({ row, isMine, isTaking, onDone, onTake, onRelease }: DeskPanelProps) {
  const mayDecide = useMay('cashier.decide');
  if (row === undefined)
    return (
      <Panel title={cashier.queue} className={styles.panel}>
        <EmptyNote icon="moneyIn" title={cashier.choose} hint={cashier.chooseHint} />
      </Panel>
    );
  const desk = { row, isMine, onDone };
  return (
    <Panel
      title={kindNames[row.kind]}
      icon={<OfficeIcon name={kindIcons[row.kind]} size={18} />}
      note={cashier.requestedAt(secondText(row.since))}
      aside={<Held {...{ row, isMine }} onRelease={() => onRelease(row)} />}
      className={styles.panel}
    >
      {row.lease !== null && isMine ? <LeaseBar until={row.lease.until} /> : null}
      <div className={styles.head}>
        <strong className={styles.who}>
          <MemberName {...row.member} />
        </strong>
        <span className={styles.about}>{aboutText(row.about)}</span>
        <p className={styles.amount}>
          {row.amount === null ? units.none : formatWon(row.amount)}{' '}
          <span className={styles.unit}>{row.kind === 'calculation' ? units.points : units.won}</span>
        </p>
        {row.kind === 'exchange' ? <p className={styles.about}>{cashier.heldSum}</p> : null}
      </div>
      {row.state === 'proposed' ? (
        <ProposalDesk {...desk} />
      ) : row.kind === 'calculation' ? (
        <CalculationDesk {...desk} />
      ) : (
        <RequestDesk {...desk} />
      )}
      {row.state === 'waiting' && !isMine && mayDecide ? (
        <TakeFoot {...{ row, isTaking, onTake }} hint={cashier.takeFirst} />
      ) : null}
    </Panel>
  );
}

function Held({
  row,
  isMine,
  onRelease,
}: {
  readonly row: QueueRow;
  readonly isMine: boolean;
  readonly onRelease: () => void;
}) {
  const now = useOfficeNow();
  if (row.state === 'proposed') return <span className={round}>{cashier.forTwo}</span>;
  if (row.lease === null || row.lease.until <= now) return <span>{cashier.free}</span>;
  return (
    <>
      <span>
        {isMine ? cashier.mineNow : cashier.others(row.lease.name)}{' '}
        <strong className={styles.left}>{leftText(row.lease.until - now)}</strong>
      </span>
      {isMine ? (
        <Button kind="quiet" size="small" onClick={onRelease}>
          {cashier.release}
        </Button>
      ) : null}
    </>
  );
}

/** How much of two minutes is left, as a line. */
function LeaseBar({ until }: { readonly until: number }) {
  const left = Math.max(0, Math.min(1, (until - useOfficeNow()) / LEASE_MS));
  return (
    <svg className={styles.lease} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.leaseLeft} width={left * 100} height="4" />
    </svg>
  );
}
