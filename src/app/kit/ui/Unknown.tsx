/** A quiet place for a number that is not known yet. What it stands in says so to machines (`aria-busy`). */
import { formatWon } from '../../../domain/kernel/money.ts';
import * as styles from './Unknown.css.ts';

/** A count, or an empty place of its size while it is not known. */
export const CountOr = ({ count }: { readonly count: number | undefined }) =>
  count === undefined ? <span className={styles.unknown} aria-hidden="true" /> : formatWon(count);
