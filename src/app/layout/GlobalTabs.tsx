/** The pages of the site that exist, 48 px high (NAV-09). */
import { NavLink } from 'react-router-dom';
import { pageNames } from '../copy/codes.ts';
import { menu } from '../copy/labels.ts';
import { paths, withTime } from '../paths.ts';
import { usePorts } from '../ports/Ports.tsx';
import * as styles from './GlobalTabs.css.ts';

export function GlobalTabs() {
  const { now } = usePorts();
  return (
    <nav className={styles.tabs} aria-label={menu.main}>
      <NavLink className={styles.tab} to={paths.home} end>
        {menu.home}
      </NavLink>
      <NavLink className={styles.tab} to={withTime(paths.wintielose, now())}>
        {pageNames.wintielose}
      </NavLink>
      <span className={styles.gap} />
      <NavLink className={styles.tab} to={paths.betResult}>
        {menu.betHistory}
      </NavLink>
    </nav>
  );
}
