/** The span and the status of the bets that are shown: one press, or the arrow keys. */
import { useId } from 'react';
import { history, spanNames, statusNameOf } from '../copy/history.ts';
import { SPANS, STATUSES, type HistoryChoice } from './historyFilter.ts';
import * as styles from './HistoryFilters.css.ts';

interface HistoryFiltersProps {
  readonly choice: HistoryChoice;
  readonly onChoose: (choice: HistoryChoice) => void;
}

export function HistoryFilters({ choice, onChoose }: HistoryFiltersProps) {
  return (
    <div className={styles.filters}>
      <Choices
        title={history.span}
        names={SPANS.map((span) => spanNames[span] ?? '')}
        chosen={SPANS.indexOf(choice.span)}
        onChoose={(index) => onChoose({ ...choice, span: SPANS[index] ?? 0 })}
      />
      <Choices
        title={history.status}
        names={[undefined, ...STATUSES].map(statusNameOf)}
        chosen={choice.status === undefined ? 0 : STATUSES.indexOf(choice.status) + 1}
        onChoose={(index) => onChoose({ ...choice, status: STATUSES[index - 1] })}
      />
    </div>
  );
}

interface ChoicesProps {
  readonly title: string;
  readonly names: readonly string[];
  /** Index of the one that holds. */
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

function Choices({ title, names, chosen, onChoose }: ChoicesProps) {
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{title}</legend>
      {names.map((name, index) => (
        <label key={name} className={styles.choice}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={index === chosen}
            onChange={() => onChoose(index)}
          />
          <span className={styles.name}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
