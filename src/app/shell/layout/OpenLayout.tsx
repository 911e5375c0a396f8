/** The layout of a page that anyone may read, signed in or not: the site's name above it, and the way back into the site. */
import { Link, Outlet } from 'react-router-dom';
import { menu } from '../../kit/copy/labels.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { skip } from '../../kit/theme/skip.css.ts';
import { Logo, PlayMoneyMark } from '../../kit/ui/Logo.tsx';
import * as styles from './OpenLayout.css.ts';
import { ThemeButton } from './ThemeButton.tsx';

export function OpenLayout() {
  return (
    <>
      <a className={skip} href="#main">
        {menu.skip}
      </a>
      <header className={styles.bar}>
        <Link to={pathOf('home')} className={styles.home}>
          <Logo />
          <PlayMoneyMark />
        </Link>
        <ThemeButton />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
