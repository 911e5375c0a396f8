/** Says that joining is done and with which id to sign in: the join-confirm dialog (SES-13). */
import { accountFields, join } from '../copy/session.ts';
import { Button } from '../../kit/ui/Button.tsx';
import * as styles from './AccountForm.css.ts';

export function Joined({ userId, onLogin }: { readonly userId: string; readonly onLogin: () => void }) {
  return (
    <div className={styles.form}>
      <p className={styles.text}>{join.doneHint}</p>
      <p className={styles.known}>
        <span className={styles.knownLabel}>{accountFields.userId.label}</span>
        <span className={styles.knownValue}>{userId}</span>
      </p>
      <Button kind="primary" size="large" isWide autoFocus onClick={onLogin}>
        {join.toLogin}
      </Button>
    </div>
  );
}
