/** The left drawer of a small screen: shortcuts and the side menu (NAV-09). */
import { menu } from '../../kit/copy/labels.ts';
import { SideMenu } from '../side-menu/SideMenu.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import * as styles from './Drawer.css.ts';
import { ReportLink } from '../../frame/acts/ReportLink.tsx';
import { LayoutChoice } from '../../frame/account/LayoutChoice.tsx';

export function MenuDrawer({ isOpen, onOpenChange }: DrawerProps) {
  return (
    <Drawer edge="left" title={menu.menu} isOpen={isOpen} onOpenChange={onOpenChange}>
      <SideMenu onGo={() => onOpenChange(false)} />
      <div className={styles.foot}>
        <LayoutChoice />
        <ReportLink onGo={() => onOpenChange(false)} />
      </div>
    </Drawer>
  );
}
