/** That the line is gone: what is here is read, and nothing can be asked for until it is back. */
import { Icon } from '../../kit/ui/Icon.tsx';
import { walletWords } from '../copy/cashier.ts';
import * as styles from './Cashier.css.ts';

export function OfflineNote({ since }: { readonly since: number }) {
  return (
    <p className={styles.warning} role="status">
      <Icon name="warning" size={16} />
      <span className={styles.warningText}>{walletWords.offline(since)}</span>
      <span className={styles.warningEnd}>{walletWords.offlineHint}</span>
    </p>
  );
}
