/** Level, nickname, money, points and unread messages, as every tab sees them (NAV-02, NAV-03). */
import { currentMember } from '../../db/queries/slip.ts';
import { formatWon } from '../../domain/kernel/money.ts';
import { account, units } from '../copy/labels.ts';
import { useLive } from '../ports/useLive.ts';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './AccountSummary.css.ts';

export function AccountSummary() {
  const member = useLive(currentMember, []);
  if (member === undefined) return <div className={styles.summary} aria-hidden="true" />;
  return (
    <div className={styles.summary}>
      <span className={styles.who}>
        <span className={styles.level} aria-label={`${account.level} ${member.level}`} role="img">
          {account.levelOf(member.level)}
        </span>
        <span className={styles.nickname}>{member.nickname}</span>
      </span>
      <dl className={styles.amounts}>
        <div className={styles.amount}>
          <dt className={styles.label}>{account.money}</dt>
          <dd className={styles.value}>
            {formatWon(member.emoney)}
            <span className={styles.unit}>{units.won}</span>
          </dd>
        </div>
        <div className={styles.amount}>
          <dt className={styles.pointsLabel}>{account.points}</dt>
          <dd className={styles.value}>
            {formatWon(member.point)}
            <span className={styles.unit}>{units.points}</span>
          </dd>
        </div>
      </dl>
    </div>
  );
}

export function UnreadCount() {
  const member = useLive(currentMember, []);
  if (member === undefined) return null;
  return (
    <span className={styles.unread} role="img" aria-label={account.unread(member.unreadCount)}>
      <Icon name="mail" />
      <span className={styles.unreadWord}>{account.messages}</span>
      {member.unreadCount === 0 ? null : (
        <span className={styles.badge}>{member.unreadCount > 99 ? '99+' : member.unreadCount}</span>
      )}
    </span>
  );
}
