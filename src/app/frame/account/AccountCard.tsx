/**
 * Who is signed in and what they have: the user-info panel, wherever it stands (NAV-11). Ways to pages that the site does not have
 * are not drawn.
 */
import { pagesOfBar } from '../../../domain/reference/barPages.ts';
import { currentMember } from '../../../db/queries/session.ts';
import type { Member } from '../../../domain/session/member.ts';
import { shownTitles } from '../../kit/copy/barPages.ts';
import { account } from '../../kit/copy/labels.ts';
import { BarLink } from '../../kit/links/BarLink.tsx';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useLive } from '../link/useLive.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { MoneyText } from '../../kit/ui/MoneyText.tsx';
import * as styles from './AccountCard.css.ts';
import { LevelMark } from './LevelMark.tsx';
import { useShownMoney } from './shownMoney.ts';

/** @param onGo called when the member goes to another page */
export function AccountCard({ onGo }: { readonly onGo?: (() => void) | undefined }) {
  const { engine } = usePorts();
  const member = useLive(currentMember, []);
  const money = useShownMoney(member?.emoney ?? 0);
  if (member === undefined) return <div className={styles.card} aria-hidden="true" />;
  const cashPages = pagesOfBar('cash');
  return (
    <div className={styles.card}>
      <div className={styles.who}>
        <LevelMark level={member.level} />
        <span className={styles.nickname}>{member.nickname}</span>
        <Button kind="quiet" size="small" onClick={() => void engine.logout()}>
          {account.logout}
        </Button>
      </div>
      <p className={styles.label}>{account.money}</p>
      <p className={styles.balance}>
        <MoneyText amount={money} />
      </p>
      {cashPages.length === 0 ? null : (
        <div className={styles.cash}>
          {cashPages.map((page) => (
            <BarLink key={page} page={page} className={styles.cashLink} onGo={onGo}>
              {shownTitles[page]}
            </BarLink>
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
        <span className={styles.line}>
          {account.points}
          <span className={styles.end}>
            <strong>
              <MoneyText amount={member.point} unit="points" />
            </strong>
          </span>
        </span>
      </li>
      {pagesOfBar('account').map((page) => (
        <li key={page}>
          <BarLink
            page={page}
            className={styles.line}
            {...(page === 'message' ? { name: account.unread(member.unreadCount) } : {})}
            onGo={onGo}
          >
            {page === 'message' ? account.messages : shownTitles[page]}
            <span className={styles.end}>
              {page === 'message' ? <Unread count={member.unreadCount} /> : null}
              <Icon name="right" size={14} />
            </span>
          </BarLink>
        </li>
      ))}
    </ul>
  );
}

const Unread = ({ count }: { readonly count: number }) =>
  count === 0 ? <span className={styles.none}>0</span> : <Badge count={count} />;
