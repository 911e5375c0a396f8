/** What a page stands in that anyone may read, signed in or not: the site's name above it, which leads back into the site. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { menu } from '../../kit/copy/labels.ts';
import { theme as words } from '../../kit/copy/site.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { skip } from '../../kit/theme/skip.css.ts';
import { useTheme } from '../../kit/theme/useTheme.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { Logo, PlayMoneyMark } from '../../kit/ui/Logo.tsx';
import * as styles from './OpenFrame.css.ts';

export function OpenFrame({ children }: { readonly children: ReactNode }) {
  const { theme, toggle } = useTheme();
  const isDark = theme === 'dark';
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
        <IconButton icon={isDark ? 'sun' : 'moon'} name={isDark ? words.toLight : words.toDark} onClick={toggle} />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
