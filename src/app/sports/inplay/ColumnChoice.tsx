/** How many games stand side by side; what there is no room for cannot be chosen. */
import { inPlay } from '../copy/inplay.ts';
import { MOST_COLUMNS } from './inPlayAddress.ts';
import * as styles from './ColumnChoice.css.ts';
import type { Columns } from './useColumns.ts';

export function ColumnChoice({ columns: { count, most, choose } }: { readonly columns: Columns }) {
  if (most < 2) return null;
  return (
    <div className={styles.bar}>
      <strong className={styles.title}>{inPlay.sideBySide}</strong>
      <span className={styles.hint}>{count > 1 ? inPlay.sideBySideHint : null}</span>
      <div className={styles.choices} role="group" aria-label={inPlay.sideBySide}>
        {Array.from({ length: MOST_COLUMNS }, (_, at) => at + 1).map((number) => (
          <button
            key={number}
            type="button"
            className={styles.choice}
            aria-pressed={number === count}
            disabled={number > most}
            onClick={() => choose(number)}
          >
            {inPlay.columns(number)}
          </button>
        ))}
      </div>
    </div>
  );
}
