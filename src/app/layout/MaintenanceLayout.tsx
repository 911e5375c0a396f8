/** The layout while the site is closed: whose site it is, and nothing that leads into it (SES-10, SES-14). */
import { Outlet } from 'react-router-dom';
import { brand } from '../copy/site.ts';
import { Logo, PlayMoneyMark } from '../ui/Logo.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import * as styles from './LoginLayout.css.ts';

export function MaintenanceLayout() {
  return (
    <div className={styles.page}>
      <div className={styles.theme}>
        <ThemeButton />
      </div>
      <main className={styles.wide}>
        <div className={styles.brand} role="img" aria-label={`${brand.name} · ${brand.playMoney}`}>
          <Logo size="large" />
          <PlayMoneyMark />
        </div>
        <Outlet />
      </main>
    </div>
  );
}
