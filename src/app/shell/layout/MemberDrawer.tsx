/**
 * The right drawer of a small screen (NAV-09, NAV-11): the member's account, the shortcuts, and the slip of the page, which stands nowhere else
 * meanwhile; on a page without one, the way to a board.
 */
import type { ReactNode } from 'react';
import { SlipBarLink } from '../../bets/bet-slip/SlipBarButton.tsx';
import { DrawerAccount, DrawerHead } from '../../frame/account/DrawerAccount.tsx';
import { chrome } from '../../frame/copy/chrome.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import * as styles from './Drawer.css.ts';
import { QuickButtons } from './QuickButtons.tsx';

interface MemberDrawerProps extends DrawerProps {
  /** `null` on pages without a slip. */
  readonly slip: ReactNode;
}

export function MemberDrawer({ isOpen, onOpenChange, slip }: MemberDrawerProps) {
  const close = () => onOpenChange(false);
  return (
    <Drawer
      edge="right"
      title={chrome.memberPanel}
      head={<DrawerHead onGo={close} />}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <DrawerAccount onGo={close} />
      <QuickButtons onGo={close} />
      {slip === null ? (
        <div className={styles.part}>
          <SlipBarLink onGo={close} />
        </div>
      ) : (
        <div className={styles.slip}>{slip}</div>
      )}
    </Drawer>
  );
}
