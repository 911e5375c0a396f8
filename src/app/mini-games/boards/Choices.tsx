/** One of several, side by side: a market, a number of rounds. */
import * as styles from './Choices.css.ts';

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly values: readonly { readonly value: Value; readonly name: string }[];
  readonly chosen: Value;
  onChoose(value: Value): void;
}

export function Choices<Value extends string>({ label, values, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {values.map(({ value, name }) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
