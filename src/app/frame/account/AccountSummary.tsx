/** Level, nickname, money and points, as every tab sees them (NAV-02); points are the way to their conversion, on small screens the rest to the member (NAV-03). */
import type { ShownPage } from '../../../domain/reference/barPages.ts';
import type { ReactNode } from 'react';
import { currentMember } from '../../../db/queries/session.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { chrome } from '../copy/chrome.ts';
import { account, units } from '../../kit/copy/labels.ts';
import { BarLink } from '../../kit/links/BarLink.tsx';
import { useLive } from '../link/useLive.ts';
import { useIsNarrow } from '../../kit/theme/screenSize.ts';
import { AccountPopover } from './AccountPopover.tsx';
import * as styles from './AccountSummary.css.ts';
import { LevelMark } from './LevelMark.tsx';
import { useShownMoney } from './shownMoney.ts';

export function AccountSummary() {
  const member = useLive(currentMember, []);
  const isNarrow = useIsNarrow();
  const money = useShownMoney(member?.emoney ?? 0);
  if (member === undefined) return <div className={styles.summary} aria-hidden="true" />;
  const who = (
    <>
      <LevelMark level={member.level} />
      <span className={styles.nickname}>{member.nickname}</span>
    </>
  );
  return (
    <div className={styles.summary}>
      {isNarrow ? (
        <BarLink page="member" className={styles.who}>
          {who}
        </BarLink>
      ) : (
        <AccountPopover className={styles.who} name={chrome.openMemberPanel(member.nickname)}>
          {who}
        </AccountPopover>
      )}
      <dl className={styles.amounts}>
        <Amount label={account.money} labelClass={styles.label} page={isNarrow ? 'member' : undefined}>
          {formatWon(money)}
          <span className={styles.unit}>{units.won}</span>
        </Amount>
        <Amount label={account.points} labelClass={styles.pointsLabel} page="points">
          {formatWon(member.point)}
          <span className={styles.unit}>{units.points}</span>
        </Amount>
      </dl>
    </div>
  );
}

interface AmountProps {
  readonly label: string;
  readonly labelClass: string;
  /** Where it leads; nowhere while `undefined`. */
  readonly page: ShownPage | undefined;
  readonly children: ReactNode;
}

function Amount({ label, labelClass, page, children }: AmountProps) {
  return (
    <div className={styles.amount}>
      <dt className={labelClass}>{label}</dt>
      <dd className={styles.value}>
        {page === undefined ? (
          children
        ) : (
          <BarLink page={page} className={styles.tap}>
            {children}
          </BarLink>
        )}
      </dd>
    </div>
  );
}
