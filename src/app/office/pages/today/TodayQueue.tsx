/** What waits of all kinds, the longest first, each with the way to where it is done. */
import { Link } from 'react-router-dom';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { isTakenFrom, isHeldBy, QUEUE_RULES, queueKey, type QueueRow } from '../../../../domain/office/queue.ts';
import type { Today } from '../../../../domain/office/today.ts';
import { units } from '../../../kit/copy/labels.ts';
import { cashier, kindNames } from '../../copy/cashier.ts';
import { today as words } from '../../copy/today.ts';
import { useOffice, useOfficeNow } from '../../link/Office.tsx';
import { aboutText } from '../../parts/aboutText.ts';
import { kindIcons } from '../../parts/kindIcons.ts';
import { leftText } from '../../parts/leftText.ts';
import { MemberName } from '../../parts/MemberName.tsx';
import { OfficeIcon } from '../../parts/OfficeIcon.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, LoadingNote } from '../../parts/StateNote.tsx';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import * as styles from './TodayScreen.css.ts';

interface TodayQueueProps {
  readonly rows: readonly QueueRow[];
  readonly today: Today;
  readonly isRead: boolean;
}

const MINUTE_MS = 60_000;
const { head } = words;

export function TodayQueue({ rows, today, isRead }: TodayQueueProps) {
  const { decided, queue } = today;
  const foot = [
    { name: words.decided, value: words.count(decided.requests) },
    { name: words.median, value: decided.medianMs === null ? units.none : leftText(decided.medianMs) },
    { name: words.late, value: words.count(queue.reduce((sum, { late }) => sum + late, 0)) },
  ];
  return (
    <Panel
      title={words.queue}
      note={formatWon(rows.length)}
      aside={words.queueNote}
      className={styles.queue}
      foot={foot.map(({ name, value }) => (
        <span key={name} className={styles.footFigure}>
          {name}
          <strong className={styles.footValue}>{value}</strong>
        </span>
      ))}
    >
      {!isRead ? (
        <LoadingNote />
      ) : rows.length === 0 ? (
        <EmptyNote title={words.queueEmpty} />
      ) : (
        <table className={`${table.table} ${table.acted}`}>
          <TableHead
            columns={[
              { text: head.kind },
              { text: head.who },
              { text: head.about, className: styles.about },
              { text: head.amount, isNumber: true },
              { text: head.waits, isNumber: true },
              { text: head.norm },
              { text: head.holder },
              { text: head.act },
            ]}
          />
          <Rows rows={rows} />
        </table>
      )}
    </Panel>
  );
}

function Rows({ rows }: { readonly rows: readonly QueueRow[] }) {
  const now = useOfficeNow();
  const { session } = useOffice();
  const holderOf = ({ state, lease }: QueueRow) => {
    if (state === 'proposed') return cashier.forTwo;
    if (lease === null) return words.nobody;
    if (isHeldBy(lease, session.operator.id, now)) return `${cashier.mine} ${leftText(lease.until - now)}`;
    return isTakenFrom(lease, session.operator.id, now) ? `${lease.name} ${leftText(lease.until - now)}` : words.nobody;
  };
  return (
    <tbody>
      {rows.map((row) => {
        const { kind, member, about, amount, since } = row;
        const { normMs } = QUEUE_RULES[kind];
        return (
          <tr key={queueKey(row)}>
            <td>
              <span className={styles.state}>
                <OfficeIcon name={kindIcons[kind]} size={18} />
                {kindNames[kind]}
              </span>
            </td>
            <td>
              <MemberName {...member} />
            </td>
            <td className={`${table.quiet} ${table.clipped}`}>{aboutText(about)}</td>
            <td className={`${table.number} ${table.strong}`}>{amount === null ? units.none : formatWon(amount)}</td>
            <td className={`${table.number} ${now - since > normMs ? table.late : ''}`}>{leftText(now - since)}</td>
            <td className={`${table.quiet} ${table.nowrap}`}>{words.norm(normMs / MINUTE_MS)}</td>
            <td className={table.nowrap}>{holderOf(row)}</td>
            <td>
              <Link
                className={styles.link}
                to={kind === 'inquiry' || kind === 'report' ? '/support' : '/cashier'}
                state={{ open: queueKey(row) }}
                aria-label={`${member.nickname} ${kindNames[kind]} ${words.open}`}
              >
                {words.open}
              </Link>
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}
