/** The account of a small screen's drawer (NAV-09, NAV-11): who, the money with what this visit did to it (FAIR-04), and three ways on. */
import { currentMember } from '../../../db/queries/session.ts';
import { account, units } from '../../kit/copy/labels.ts';
import { BarLink } from '../../kit/links/BarLink.tsx';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { PlayMoneyMark } from '../../kit/ui/Logo.tsx';
import { MoneyText } from '../../kit/ui/MoneyText.tsx';
import { glance } from '../copy/glance.ts';
import { useHouseDocument } from '../link/useHouseDocument.ts';
import { useLive } from '../link/useLive.ts';
import * as styles from './DrawerAccount.css.ts';
import { Elapsed, netText } from './Glance.tsx';
import { accountWords, Holding, nameOf } from './Holding.tsx';
import { LevelMark } from './LevelMark.tsx';
import { useShownMoney } from './shownMoney.ts';

interface DrawerPartProps {
  /** Called when the member goes to another page. */
  readonly onGo: () => void;
}

export function DrawerHead({ onGo }: DrawerPartProps) {
  const { engine } = usePorts();
  const member = useLive(currentMember, []);
  return (
    <>
      {member === undefined ? null : (
        <BarLink page="member" className={styles.who} onGo={onGo}>
          <LevelMark level={member.level} />
          <span className={styles.nickname}>{member.nickname}</span>
        </BarLink>
      )}
      <PlayMoneyMark />
      <span className={styles.gap} />
      <IconButton icon="exit" name={account.logout} onClick={() => void engine.logout()} />
    </>
  );
}

const WAYS = ['points', 'message', 'coupons'] as const;

export function DrawerAccount({ onGo }: DrawerPartProps) {
  const member = useLive(currentMember, []);
  const money = useShownMoney(member?.emoney ?? 0);
  return (
    <div className={styles.account}>
      <div className={styles.money}>
        <p>
          <span className={styles.label}>{account.money}</span>
          <span className={styles.balance}>{member === undefined ? null : <MoneyText amount={money} />}</span>
        </p>
        <Visit onGo={onGo} />
      </div>
      <ul className={styles.ways}>
        {WAYS.map((page) => (
          <li key={page}>
            {member === undefined ? null : (
              <BarLink page={page} className={styles.way} {...nameOf(page, member)} onGo={onGo}>
                <span className={styles.label}>{accountWords(page)}</span>
                <span className={styles.held}>
                  <Holding page={page} member={member} />
                </span>
                <Icon name="right" size={14} className={styles.arrow} />
              </BarLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How long, and with which sum: the way to the member's own limits. */
function Visit({ onGo }: DrawerPartProps) {
  const { view } = useHouseDocument('limits');
  if (view?.value === undefined) return null;
  const { at, session, today } = view.value;
  const { stakes, returned } = session ?? today;
  return (
    <BarLink page="limits" className={styles.visit} onGo={onGo}>
      <span className={styles.lines}>
        <span className={styles.label}>{glance.visit}</span>
        <span className={styles.elapsed}>
          {session === null ? units.none : <Elapsed at={at} since={session.since} fetchedAt={view.fetchedAt} />}
        </span>
        <span className={styles.label}>
          {session === null ? glance.netToday : glance.netSince(session.since)} {netText(returned - stakes)}
        </span>
      </span>
      <Icon name="right" size={14} />
    </BarLink>
  );
}
