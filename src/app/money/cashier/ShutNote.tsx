/** Why nothing can be charged now, before a form is filled in: whoever shut themselves out, and whatever else stands in the way (OWN-6, REQ-7). */
import { Icon } from '../../kit/ui/Icon.tsx';
import * as styles from './Cashier.css.ts';
import { chargeShut } from './chargeShut.ts';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';
import type { CashierFacts } from './useCashier.ts';

interface ShutNoteProps {
  readonly facts: CashierFacts;
  /** Won that can be asked for at all. */
  readonly least: number;
}

export function ShutNote({ facts, least }: ShutNoteProps) {
  const why = chargeShut(facts, least, useOriginNow());
  return why === undefined ? null : (
    <p className={styles.warning} role="status">
      <Icon name="lock" size={16} />
      <span className={styles.warningText}>{why}</span>
    </p>
  );
}
