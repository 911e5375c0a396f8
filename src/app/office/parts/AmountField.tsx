/** An amount that is typed, won or points, with its thousands parted; nothing for none. */
import { formatWon, parseWon } from '../../../domain/kernel/money.ts';
import * as styles from './ActForm.css.ts';

interface AmountFieldProps {
  readonly label: string;
  readonly amount: number;
  readonly onAmount: (amount: number) => void;
}

export function AmountField({ label, amount, onAmount }: AmountFieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <input
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        value={amount === 0 ? '' : formatWon(amount)}
        onChange={({ target }) => onAmount(parseWon(target.value))}
      />
    </label>
  );
}
