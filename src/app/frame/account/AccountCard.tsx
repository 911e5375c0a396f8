/** Who is signed in and what they have: the user-info panel of a large screen, wherever it stands (NAV-11). */
import { memo } from 'react';
import { pagesOfBar } from '../../../domain/reference/barPages.ts';
import { currentMember } from '../../../db/queries/session.ts';
import type { Member } from '../../../domain/session/member.ts';
import { shownTitles } from '../../kit/copy/barPages.ts';
import { account } from '../../kit/copy/labels.ts';
import { BarLink } from '../../kit/links/BarLink.tsx';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useLive } from '../link/useLive.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { MoneyText } from '../../kit/ui/MoneyText.tsx';
import * as styles from './AccountCard.css.ts';
import { accountWords, Holding, nameOf } from './Holding.tsx';
import { LevelMark } from './LevelMark.tsx';
import { useShownMoney } from './shownMoney.ts';

/** @param onGo called when the member goes to another page */
export const AccountCard = memo(function AccountCard({ onGo }: { readonly onGo?: (() => void) | undefined }) {
  const { engine } = usePorts();
  const member = useLive(currentMember, []);
  const money = useShownMoney(member?.emoney ?? 0);
  if (member === undefined) return <div className={styles.card} aria-hidden="true" />;
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
      <div className={styles.cash}>
        {pagesOfBar('cash').map((page) => (
          <BarLink key={page} page={page} className={styles.cashLink} onGo={onGo}>
            {shownTitles[page]}
          </BarLink>
        ))}
      </div>
      <Lines member={member} onGo={onGo} />
    </div>
  );
});

interface LinesProps {
  readonly member: Member;
  readonly onGo: (() => void) | undefined;
}

const Lines = ({ member, onGo }: LinesProps) => (
  <ul className={styles.lines}>
    {pagesOfBar('account').map((page) => (
      <li key={page}>
        <BarLink page={page} className={styles.line} {...nameOf(page, member)} onGo={onGo}>
          {accountWords(page)}
          <span className={styles.end}>
            <Holding page={page} member={member} />
            <Icon name="right" size={14} />
          </span>
        </BarLink>
      </li>
    ))}
  </ul>
);
