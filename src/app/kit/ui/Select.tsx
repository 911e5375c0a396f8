/** The browser's own choice of one from a list, dressed as a field: it scrolls, finds letters and opens on a phone as people know. */
import { useId } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './Select.css.ts';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly isDisabled?: boolean;
  /** `row`: a quiet line with the label before it; `field`: a form's field with the label above. */
  readonly kind?: 'field' | 'row';
  readonly onChange: (value: Value) => void;
}

export function Select<Value extends string>({
  label,
  choices,
  value,
  isDisabled = false,
  kind = 'field',
  onChange,
}: SelectProps<Value>) {
  const id = useId();
  return (
    <div className={styles.place({ kind })}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.field}>
        <select
          id={id}
          className={styles.select({ kind })}
          value={value}
          disabled={isDisabled}
          onChange={(event) => {
            const choice = choices.find((each) => each.value === event.target.value);
            if (choice !== undefined) onChange(choice.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow({ kind })}>
          <Icon name="down" size={kind === 'row' ? 14 : 16} />
        </span>
      </span>
    </div>
  );
}
