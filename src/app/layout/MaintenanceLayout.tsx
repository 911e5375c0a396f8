/** The layout of who has no way into the site, because it is closed or they are operators: whose site it is (SES-08, SES-10, SES-14). */
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
