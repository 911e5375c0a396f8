/** That whoever has shut themselves out charges nothing until it ends (OWN-6): said before a form is filled in. */
import { excludedText } from '../../../copy/ownRefusals.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import * as styles from './Cashier.css.ts';

/** @param until epoch ms; `null` for good */
export function ShutNote({ until }: { readonly until: number | null }) {
  return (
    <p className={styles.warning} role="status">
      <Icon name="lock" size={16} />
      <span className={styles.warningText}>{excludedText(until)}</span>
    </p>
  );
}
