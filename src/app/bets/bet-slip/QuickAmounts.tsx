/** Eight amounts to add, the house's or the member's own (SCH-1), the largest allowed, and none (CRT-04). */
import { formatWon } from '../../../domain/kernel/money.ts';
import { slip } from '../../kit/copy/labels.ts';
import { Button } from '../../kit/ui/Button.tsx';
import * as styles from './QuickAmounts.css.ts';

interface QuickAmountsProps {
  /** Won. */
  readonly amounts: readonly number[];
  readonly isLocked: boolean;
  readonly onAdd: (amount: number) => void;
  readonly onMax: () => void;
  readonly onClear: () => void;
}

export function QuickAmounts({ amounts, isLocked, onAdd, onMax, onClear }: QuickAmountsProps) {
  return (
    <div className={styles.amounts}>
      {amounts.map((amount, place) => (
        <button
          // Two may be the same.
          key={`${place} ${amount}`}
          type="button"
          className={styles.amount}
          aria-label={slip.add(amount)}
          disabled={isLocked}
          onClick={() => onAdd(amount)}
        >
          {formatWon(amount)}
        </button>
      ))}
      <Button className={styles.half} size="small" disabled={isLocked} onClick={onMax}>
        {slip.max}
      </Button>
      <Button className={styles.half} size="small" disabled={isLocked} onClick={onClear}>
        {slip.clear}
      </Button>
    </div>
  );
}
