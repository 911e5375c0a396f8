/** The right drawer of a small screen: the member's account, shortcuts, and the bet slip one press away (NAV-09, NAV-11). */
import type { ReactNode } from 'react';
import { AccountCard } from '../../frame/account/AccountCard.tsx';
import { chrome } from '../../frame/copy/chrome.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import * as styles from './Drawer.css.ts';
import { ReportLink } from '../../frame/acts/ReportLink.tsx';
import { LayoutChoice } from '../../frame/account/LayoutChoice.tsx';
import { OwnGlance } from '../../frame/account/OwnGlance.tsx';
import { QuickButtons } from './QuickButtons.tsx';

interface MemberDrawerProps extends DrawerProps {
  /** The slip's button, on pages that have a slip. */
  readonly slip: ReactNode;
}

export function MemberDrawer({ isOpen, onOpenChange, slip }: MemberDrawerProps) {
  const close = () => onOpenChange(false);
  return (
    <Drawer edge="right" title={chrome.memberPanel} isOpen={isOpen} onOpenChange={onOpenChange}>
      <AccountCard onGo={close} />
      <OwnGlance />
      <QuickButtons onGo={close} />
      {slip === null ? null : <div className={styles.part}>{slip}</div>}
      <div className={styles.foot}>
        <LayoutChoice />
        <ReportLink onGo={close} />
      </div>
    </Drawer>
  );
}
