/** Nothing around the page: for a window that is on its way elsewhere. */
import { Outlet } from 'react-router-dom';
import * as styles from './LoginLayout.css.ts';

export function BareLayout() {
  return (
    <main className={styles.page}>
      <Outlet />
    </main>
  );
}
