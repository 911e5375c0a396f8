/** A sum with its unit, digits of one width so that sums stand under one another. */
import { formatWon } from '../../../domain/kernel/money.ts';
import { units } from '../copy/labels.ts';
import * as styles from './NumberText.css.ts';

interface MoneyTextProps {
  /** Won, or points; negative for what went out. */
  readonly amount: number;
  readonly unit?: 'won' | 'points';
  /** `change`: with its sign, as a line of an account has it. */
  readonly kind?: 'sum' | 'change';
}

export function MoneyText({ amount, unit = 'won', kind = 'sum' }: MoneyTextProps) {
  const sign = kind === 'change' && amount > 0 ? '+' : '';
  return (
    <span className={styles.number} data-change={kind === 'change' ? Math.sign(amount) : undefined}>
      {sign}
      {formatWon(amount)}
      <span className={styles.unit}>{units[unit]}</span>
    </span>
  );
}
