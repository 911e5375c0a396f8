/**
 * Who is signed in and what they have: the user-info panel, wherever it stands (NAV-11). Ways to pages that the site does not have
 * are not drawn.
 */
import { currentMember } from '../../../db/queries/session.ts';
import type { Member } from '../../../domain/session/member.ts';
import { chrome, menuPageNames } from '../copy/chrome.ts';
import { account } from '../../kit/copy/labels.ts';
import { PageLink } from '../../kit/links/PageLink.tsx';
import { builtPages, pathOf } from '../../kit/links/paths.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useLive } from '../link/useLive.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { MoneyText } from '../../kit/ui/MoneyText.tsx';
import * as styles from './AccountCard.css.ts';
import { LevelMark } from './LevelMark.tsx';

/** @param onGo called when the member goes to another page */
export function AccountCard({ onGo }: { readonly onGo?: (() => void) | undefined }) {
  const { engine } = usePorts();
  const member = useLive(currentMember, []);
  if (member === undefined) return <div className={styles.card} aria-hidden="true" />;
  const cashPages = builtPages(['charge', 'exchange']);
  return (
    <div className={styles.card}>
      <div className={styles.who}>
        <LevelMark level={member.level} />
        <span className={styles.nickname}>{member.nickname}</span>
        <Button look="quiet" size="small" onClick={() => void engine.logout()}>
          {account.logout}
        </Button>
      </div>
      <p className={styles.label}>{account.money}</p>
      <p className={styles.balance}>
        <MoneyText amount={member.emoney} />
      </p>
      {cashPages.length === 0 ? null : (
        <div className={styles.cash}>
          {cashPages.map((page) => (
            <PageLink key={page} page={page} className={styles.cashLink} onGo={onGo}>
              {menuPageNames[page]}
            </PageLink>
          ))}
        </div>
      )}
      <Lines member={member} onGo={onGo} />
    </div>
  );
}

interface LinesProps {
  readonly member: Member;
  readonly onGo: (() => void) | undefined;
}

function Lines({ member, onGo }: LinesProps) {
  return (
    <ul className={styles.lines}>
      <li>
        <PageLink page="point" className={styles.line} onGo={onGo}>
          {account.points}
          <span className={styles.end}>
            <strong>
              <MoneyText amount={member.point} unit="points" />
            </strong>
            {pathOf('point') === undefined ? null : (
              <>
                {chrome.convert}
                <Icon name="right" size={14} />
              </>
            )}
          </span>
        </PageLink>
      </li>
      <li>
        <PageLink page="message" className={styles.line} name={account.unread(member.unreadCount)} onGo={onGo}>
          {account.messages}
          <span className={styles.end}>
            {member.unreadCount === 0 ? <span className={styles.none}>0</span> : <Badge count={member.unreadCount} />}
            {pathOf('message') === undefined ? null : <Icon name="right" size={14} />}
          </span>
        </PageLink>
      </li>
      {builtPages(['coupon', 'member']).map((page) => (
        <li key={page}>
          <PageLink page={page} className={styles.line} onGo={onGo}>
            {menuPageNames[page]}
            <span className={styles.end}>
              <Icon name="right" size={14} />
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
