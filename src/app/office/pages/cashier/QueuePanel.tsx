/** What waits at the cashier: filters with how many and how much, a table to act on, and many at once. */
import { useState } from 'react';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { queueKey, type QueueRow } from '../../../../domain/office/queue.ts';
import { units } from '../../../kit/copy/labels.ts';
import { cashier, kindNames } from '../../copy/cashier.ts';
import { useIsLive, useMay, useOffice } from '../../link/Office.tsx';
import { Filters } from '../../parts/Filters.tsx';
import { key as keyStyle, keys } from '../../parts/marks.css.ts';
import type { Said } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, LoadingNote } from '../../parts/StateNote.tsx';
import { useIsPhone } from '../../parts/useIsPhone.ts';
import { CASHIER_KINDS, narrowed, sumOf, type CashierFilter } from './filterRows.ts';
import { ManyActs } from './ManyActs.tsx';
import { PhoneQueue } from '../../parts/PhoneQueue.tsx';
import type { QueueProps } from '../../parts/queueProps.ts';
import { QueueTable } from './QueueTable.tsx';
import * as styles from './QueuePanel.css.ts';

interface QueuePanelProps extends QueueProps {
  readonly all: readonly QueueRow[];
  readonly isRead: boolean;
  readonly filter: CashierFilter;
  readonly onFilter: (filter: CashierFilter) => void;
  readonly onSaid: (said: Said) => void;
}

export function QueuePanel({ all, isRead, filter, onFilter, onSaid, ...queue }: QueuePanelProps) {
  const isPhone = useIsPhone();
  const isLive = useIsLive();
  const mayDecide = useMay('cashier.decide');
  const { readAgain } = useOffice();
  const [pickedRows, setPickedRows] = useState<readonly QueueRow[]>([]);
  const picked = new Set(pickedRows.map(queueKey));
  const onPick = (keys: ReadonlySet<string>) =>
    setPickedRows(
      [...new Map([...pickedRows, ...all].map((row) => [queueKey(row), row])).values()].filter((row) =>
        keys.has(queueKey(row)),
      ),
    );
  const choices = (['all', ...CASHIER_KINDS] as const).map((value) => ({
    value,
    label: value === 'all' ? cashier.all : kindNames[value],
    count: narrowed(all, value).length,
  }));
  const filters = <Filters label={cashier.kinds} choices={choices} value={filter} onChange={onFilter} />;
  const list = !isRead ? (
    <LoadingNote />
  ) : queue.rows.length === 0 ? (
    <EmptyNote title={cashier.emptyTitle} hint={cashier.emptyHint} />
  ) : isPhone ? (
    <PhoneQueue {...queue} />
  ) : (
    <QueueTable {...queue} picked={picked} onPick={mayDecide ? onPick : undefined} />
  );
  return (
    <Panel
      title={cashier.waiting}
      note={isPhone ? formatWon(all.length) : undefined}
      aside={isPhone ? cashier.waitingNote : <Sums all={all} />}
      foot={
        isPhone ? undefined : pickedRows.length > 0 ? (
          <ManyActs
            rows={pickedRows}
            isLocked={!isLive}
            onOver={(said) => {
              setPickedRows([]);
              onSaid(said);
              readAgain();
            }}
          />
        ) : (
          <FootKeys />
        )
      }
    >
      <div className={styles.filters}>{filters}</div>
      {list}
    </Panel>
  );
}

function Sums({ all }: { readonly all: readonly QueueRow[] }) {
  return (
    <>
      {(['charge', 'exchange'] as const).map((kind) => (
        <span key={kind}>
          {kind === 'charge' ? cashier.chargeSum : cashier.exchangeSum}{' '}
          <strong className={styles.sum}>
            {formatWon(sumOf(all, kind))}
            {units.won}
          </strong>
        </span>
      ))}
    </>
  );
}

function FootKeys() {
  return (
    <>
      <span>{cashier.manyHint}</span>
      <span className={keys} aria-hidden="true">
        <kbd className={keyStyle}>J</kbd>
        <kbd className={keyStyle}>K</kbd>
        {cashier.move}
        <kbd className={keyStyle}>T</kbd>
        {cashier.take}
        <kbd className={keyStyle}>A</kbd>
        {cashier.approve}
        <kbd className={keyStyle}>R</kbd>
        {cashier.reject}
      </span>
    </>
  );
}
