/** A form that cannot be filled in now: it says so in the place of its field and its button. */
import { Icon } from '../../kit/ui/Icon.tsx';
import { exchangeWords } from '../copy/cashier.ts';
import * as styles from './Cashier.css.ts';

interface LockedProps {
  readonly label: string;
  readonly button: string;
  /** Why; the conditions above if absent. */
  readonly why?: string;
}

export function Locked({ label, button, why = exchangeWords.locked }: LockedProps) {
  return (
    <>
      <p className={styles.locked}>
        <span>{label}</span>
        <span className={styles.lockedWhy}>
          <Icon name="lock" size={16} />
          {why}
        </span>
      </p>
      <button type="button" className={styles.lockedButton} disabled>
        {button}
      </button>
      <p className={styles.note}>{exchangeWords.passwordNote}</p>
    </>
  );
}
