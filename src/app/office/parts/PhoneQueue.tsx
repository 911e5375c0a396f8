/** What waits, on a phone: a card each, with its sum where it has one, how long, and the button that takes it. */
import { formatWon } from '../../../domain/kernel/money.ts';
import { QUEUE_RULES, queueKey } from '../../../domain/office/queue.ts';
import { kindNames } from '../copy/cashier.ts';
import { useOfficeNow } from '../link/Office.tsx';
import { leftText } from './leftText.ts';
import { MemberName } from './MemberName.tsx';
import { OfficeIcon } from './OfficeIcon.tsx';
import { aboutText } from './aboutText.ts';
import { kindIcons } from './kindIcons.ts';
import type { QueueProps } from './queueProps.ts';
import { Holder } from './Holder.tsx';
import * as styles from './PhoneQueue.css.ts';

export function PhoneQueue({ rows, chosen, onChoose, ...queue }: QueueProps) {
  const now = useOfficeNow();
  return (
    <ul>
      {rows.map((row) => (
        <li key={queueKey(row)} className={styles.card} data-chosen={chosen === queueKey(row) || undefined}>
          <button
            type="button"
            className={styles.open}
            aria-pressed={chosen === queueKey(row)}
            onClick={() => onChoose(row)}
          >
            <OfficeIcon name={kindIcons[row.kind]} size={20} />
            <span className={styles.who}>
              <MemberName {...row.member} isPlain />
              <span className={styles.about}>
                {kindNames[row.kind]} · {aboutText(row.about)}
              </span>
            </span>
            <span className={styles.sum}>
              {row.amount === null ? null : <strong className={styles.amount}>{formatWon(row.amount)}</strong>}
              <span className={styles.waits} data-late={now - row.since > QUEUE_RULES[row.kind].normMs || undefined}>
                {leftText(now - row.since)}
              </span>
            </span>
          </button>
          <span className={styles.holder}>
            <Holder {...{ row, now, ...queue }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
