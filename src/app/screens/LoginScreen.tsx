/** `/login`: the form, and why the last session ended if it ended by itself. Members go on to where they were going (SES-01). */
import { Navigate, useLocation } from 'react-router-dom';
import { login } from '../copy/labels.ts';
import { paths } from '../paths.ts';
import { LoginForm } from '../session/LoginForm.tsx';
import { destinationOf } from '../session/destination.ts';
import { useEndingNotice } from '../session/useEndingNotice.ts';
import { useSession } from '../session/useSession.ts';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './LoginScreen.css.ts';

export function Component() {
  const session = useSession();
  const location = useLocation();
  const ending = useEndingNotice();
  if (session.state === 'signedIn') return <Navigate to={destinationOf(location.state) ?? paths.home} replace />;
  if (session.state === 'loading') return null;
  return (
    <section className={styles.card} aria-labelledby="login-title">
      <h1 id="login-title" className={styles.title}>
        {login.title}
      </h1>
      {ending === undefined ? null : (
        <p className={styles.ending} role="alert">
          <Icon name="alert" size={18} />
          {ending}
        </p>
      )}
      <LoginForm />
    </section>
  );
}
