/** The ways out of the login form: joining, a lost password, and what a visitor may know (SES-13). */
import { loginLinks } from '../copy/login.ts';
import * as styles from './LoginLinks.css.ts';
import type { AccountSteps } from './useAccountSteps.ts';

export function LoginLinks({ steps }: { readonly steps: AccountSteps }) {
  const { move, openJoin, isAsking } = steps;
  return (
    <ul className={styles.links} aria-label={loginLinks.label}>
      <li className={styles.item}>
        <button type="button" className={styles.link} aria-busy={isAsking} onClick={openJoin}>
          {loginLinks.join}
        </button>
      </li>
      <li className={styles.item}>
        <button type="button" className={styles.link} onClick={() => move({ type: 'openFindPassword' })}>
          {loginLinks.findPassword}
        </button>
      </li>
      <li className={styles.item}>
        <button type="button" className={styles.link} onClick={() => move({ type: 'openNonMember' })}>
          {loginLinks.nonMember}
        </button>
      </li>
    </ul>
  );
}
