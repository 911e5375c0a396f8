/** The bottom bar of a small screen: home, in-play, slip, history, menu, on every page in the same place; each at least 44 px. */
import { NavLink } from 'react-router-dom';
import { memo, type ReactNode } from 'react';
import { pageNames } from '../../kit/copy/codes.ts';
import { menu } from '../../kit/copy/labels.ts';
import { shownPathOf } from '../../kit/links/shownPaths.ts';
import { MenuIcon, type MenuIconName } from '../../kit/ui/MenuIcon.tsx';
import { SlipBarLink } from '../../bets/bet-slip/SlipBarButton.tsx';
import * as styles from './BottomBar.css.ts';
import { ToTop } from './ToTop.tsx';

interface BottomBarProps {
  /** The slip's button, on pages that have a slip; elsewhere the way to one stands in its place. */
  readonly slip: ReactNode;
  readonly onMenu: () => void;
}

export function BottomBar({ slip, onMenu }: BottomBarProps) {
  return (
    <nav className={styles.bar} aria-label={menu.bottom}>
      <BarLink to={shownPathOf('home')} icon="home" name={menu.home} />
      <BarLink to={shownPathOf('inplay')} icon="clock" name={pageNames.inplay} />
      <div className={styles.slip}>{slip ?? <SlipBarLink />}</div>
      <BarLink to={shownPathOf('betResult')} icon="history" name={menu.betHistory} />
      <button type="button" className={styles.item} aria-haspopup="dialog" onClick={onMenu}>
        <MenuIcon name="menu" />
        {menu.menu}
      </button>
      <ToTop />
    </nav>
  );
}

interface BarLinkProps {
  readonly to: string;
  readonly icon: MenuIconName;
  readonly name: string;
}

const BarLink = memo(function BarLink({ to, icon, name }: BarLinkProps) {
  return (
    <NavLink to={to} end className={styles.item}>
      <MenuIcon name={icon} />
      {name}
    </NavLink>
  );
});
