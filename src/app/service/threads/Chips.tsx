/** One of a few, in a row that scrolls where it is longer than its room: arrow keys choose, as among radio buttons. */
import { useId } from 'react';
import * as styles from './Threads.css.ts';

interface ChipsProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly (readonly [value: Value, name: string])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

export function Chips<Value extends string>({ label, choices, chosen, onChoose }: ChipsProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {choices.map(([value, name]) => (
        <label key={value} className={styles.chip}>
          <input
            type="radio"
            name={group}
            className={styles.chipInput}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span className={styles.chipName}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
