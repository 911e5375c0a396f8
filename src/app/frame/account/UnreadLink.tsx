/** How many letters are unread, and the way to them (NAV-02, SES-11). */
import { currentMember } from '../../../db/queries/session.ts';
import { account } from '../../kit/copy/labels.ts';
import { BarLink } from '../../kit/links/BarLink.tsx';
import { useLive } from '../link/useLive.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import * as styles from './UnreadLink.css.ts';

/** Its room while the member's record is read, so that what stands beside it stays. */
const Place = () => (
  <span className={styles.place} aria-hidden="true">
    <Icon name="mail" />
    <span className={styles.word}>{account.messages}</span>
    <span className={styles.badge} />
  </span>
);

export function UnreadLink() {
  const member = useLive(currentMember, []);
  if (member === undefined) return <Place />;
  const name = account.unread(member.unreadCount);
  return (
    <BarLink page="message" className={styles.unread} name={name}>
      <Icon name="mail" />
      <span className={styles.word}>{account.messages}</span>
      <span className={styles.badge}>
        <Badge count={member.unreadCount} />
      </span>
    </BarLink>
  );
}
