/** The table of what waits: rows of 44 px, a tick to act on many, the sum, how long, and who has it. */
import { formatWon } from '../../../../domain/kernel/money.ts';
import { QUEUE_RULES, queueKey, type QueueRow } from '../../../../domain/office/queue.ts';
import { units } from '../../../kit/copy/labels.ts';
import { cashier, kindNames } from '../../copy/cashier.ts';
import { useOfficeNow } from '../../link/Office.tsx';
import { Holder } from '../../parts/Holder.tsx';
import { leftText } from '../../parts/leftText.ts';
import { round } from '../../parts/marks.css.ts';
import { MemberName } from '../../parts/MemberName.tsx';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import * as table from '../../parts/table.css.ts';
import { aboutText } from '../../parts/aboutText.ts';
import { kindIcons } from '../../parts/kindIcons.ts';
import type { QueueProps } from '../../parts/queueProps.ts';
import { TableHead } from '../../parts/TableHead.tsx';
import * as styles from '../../parts/row.css.ts';

interface QueueTableProps extends QueueProps {
  readonly picked: ReadonlySet<string>;
  /** `undefined` where the role may not decide. */
  readonly onPick: ((picked: ReadonlySet<string>) => void) | undefined;
}

const { head } = cashier;
const isRequest = ({ kind, state }: QueueRow) => kind !== 'calculation' && state === 'waiting';

export function QueueTable({ rows, picked, onPick, ...queue }: QueueTableProps) {
  const now = useOfficeNow();
  const requests = rows.filter(isRequest).map(queueKey);
  const areAll = requests.length > 0 && requests.every((key) => picked.has(key));
  return (
    <table className={`${table.table} ${table.acted}`} aria-rowcount={rows.length + 1}>
      <TableHead
        pick={
          onPick === undefined ? null : (
            <th scope="col" className={styles.pick}>
              <input
                type="checkbox"
                className={styles.tick}
                aria-label={cashier.pickAll}
                checked={areAll}
                onChange={() => onPick(new Set(areAll ? [] : requests))}
              />
            </th>
          )
        }
        columns={[
          { text: head.kind },
          { text: head.member },
          { text: head.about },
          { text: head.amount, isNumber: true },
          { text: head.waits, isNumber: true },
          { text: head.holder, className: styles.holder },
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <Row
            key={queueKey(row)}
            {...{ row, now, ...queue }}
            isPicked={picked.has(queueKey(row))}
            onPick={onPick === undefined ? undefined : (isPicked) => onPick(withKey(picked, queueKey(row), isPicked))}
          />
        ))}
      </tbody>
    </table>
  );
}

function withKey(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  return isIn ? new Set([...keys, key]) : new Set([...keys].filter((each) => each !== key));
}

interface RowProps extends Omit<QueueProps, 'rows'> {
  readonly row: QueueRow;
  readonly now: number;
  readonly isPicked: boolean;
  readonly onPick: ((isPicked: boolean) => void) | undefined;
}

function Row({ row, now, chosen, isPicked, onPick, onChoose, ...queue }: RowProps) {
  const { kind, member, about, amount, since } = row;
  const isChosen = chosen === queueKey(row);
  return (
    <tr
      aria-selected={isChosen}
      className={styles.row}
      onClick={({ target }) => {
        if (target instanceof HTMLElement && target.closest('button, input, label') === null) onChoose(row);
      }}
    >
      {onPick === undefined ? null : (
        <td className={styles.pick}>
          <input
            type="checkbox"
            className={styles.tick}
            aria-label={cashier.pick(member.nickname)}
            disabled={!isRequest(row)}
            checked={isPicked}
            onChange={({ target }) => onPick(target.checked)}
          />
        </td>
      )}
      <td>
        <span className={styles.kind}>
          <OfficeIcon name={kindIcons[kind]} size={18} />
          {kindNames[kind]}
        </span>
      </td>
      <td>
        <button type="button" className={styles.open} aria-pressed={isChosen} onClick={() => onChoose(row)}>
          <MemberName {...member} isPlain />
        </button>
      </td>
      <td className={table.quiet}>
        {about.kind === 'charge' && about.isFirst ? (
          <span className={round}>{cashier.firstCharge}</span>
        ) : (
          aboutText(about)
        )}
      </td>
      <td className={`${table.number} ${table.strong} ${styles.amount}`}>
        {amount === null ? units.none : formatWon(amount)}
      </td>
      <td className={`${table.number} ${now - since > QUEUE_RULES[kind].normMs ? table.late : ''}`}>
        {leftText(now - since)}
      </td>
      <td className={styles.holder}>
        <Holder {...{ row, now, ...queue }} />
      </td>
    </tr>
  );
}
