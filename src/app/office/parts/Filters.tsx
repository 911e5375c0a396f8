/** A row of buttons of which one is pressed: what a list is narrowed to, with how many there are. */
import { formatWon } from '../../../domain/kernel/money.ts';
import * as marks from './marks.css.ts';

interface FiltersProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly count?: number | undefined }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function Filters<Value extends string>({ label, choices, value, onChange }: FiltersProps<Value>) {
  return (
    <div role="group" aria-label={label} className={marks.filters}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={marks.filter}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
          {choice.count === undefined ? null : <span className={marks.filterCount}>{formatWon(choice.count)}</span>}
        </button>
      ))}
    </div>
  );
}
