/** One of a few, side by side: the browser's own choice of one, dressed as a bar. */
import { useId } from 'react';
import type { Choice } from './Select.tsx';
import * as styles from './Segments.css.ts';

interface SegmentsProps<Value extends string> {
  /** What is chosen, for whoever does not see it. */
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function Segments<Value extends string>({ label, choices, value, onChange }: SegmentsProps<Value>) {
  const group = useId();
  return (
    <div role="radiogroup" className={styles.group} aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.item}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.name}>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
