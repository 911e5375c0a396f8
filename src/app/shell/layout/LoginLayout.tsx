/** The layout of who is not in: the site’s name around one card, to sign in or where there is no way in (SES-08, SES-10, SES-14). */
import { Outlet } from 'react-router-dom';
import { brand } from '../../kit/copy/site.ts';
import { Logo, PlayMoneyMark } from '../../kit/ui/Logo.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import * as styles from './LoginLayout.css.ts';

/** `isWide`: for more than a form. */
export function LoginLayout({ isWide = false }: { readonly isWide?: boolean }) {
  return (
    <div className={styles.page}>
      <div className={styles.theme}>
        <ThemeButton />
      </div>
      <main className={isWide ? styles.wide : styles.main}>
        <div className={styles.brand} role="img" aria-label={`${brand.name} · ${brand.playMoney}`}>
          <Logo size="large" />
          <PlayMoneyMark />
        </div>
        <Outlet />
      </main>
    </div>
  );
}
