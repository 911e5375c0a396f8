/** A sum as it is typed, with buttons that add to it; a button that would go beyond what is taken is none. */
import { useId } from 'react';
import type { Amounts } from '../../../domain/cashier/cashierSetting.ts';
import { formatWon, parseWon } from '../../../domain/kernel/money.ts';
import { FieldProblem } from '../../kit/ui/TextField.tsx';
import { quickText, walletWords } from '../copy/cashier.ts';
import * as styles from './Cashier.css.ts';

interface AmountFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly amounts: Amounts;
  /** Most that may be typed now; no more than the house takes. */
  readonly most: number;
  readonly value: number;
  readonly onChange: (amount: number) => void;
  readonly problem?: string | undefined;
  readonly isDisabled: boolean;
}

export function AmountField({ label, unit, amounts, most, value, onChange, problem, isDisabled }: AmountFieldProps) {
  const id = useId();
  return (
    <>
      <div className={styles.amount} data-shut={isDisabled || undefined}>
        <label htmlFor={id} className={styles.amountLabel}>
          {label}
        </label>
        <input
          id={id}
          className={styles.amountInput}
          inputMode="numeric"
          autoComplete="off"
          disabled={isDisabled}
          value={value === 0 ? '' : formatWon(value)}
          placeholder="0"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={({ target }) => onChange(Math.min(parseWon(target.value), 999_999_999_999))}
        />
        <span className={styles.amountUnit}>{unit}</span>
      </div>
      <div className={styles.quick}>
        {amounts.quick.map((add) => (
          <button
            key={add}
            type="button"
            className={styles.quickButton}
            aria-label={walletWords.add(add, unit)}
            disabled={isDisabled || value + add > most}
            onClick={() => onChange(value + add)}
          >
            {quickText(add)}
          </button>
        ))}
        <button
          type="button"
          className={styles.clearButton}
          disabled={isDisabled || value === 0}
          onClick={() => onChange(0)}
        >
          {walletWords.clear}
        </button>
      </div>
      {problem === undefined ? null : <FieldProblem id={`${id}-problem`} text={problem} />}
    </>
  );
}
