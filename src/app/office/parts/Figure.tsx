/** A sum of won over a table, with what it is of. */
import { units } from '../../kit/copy/labels.ts';
import * as styles from './Figure.css.ts';

export function Figure({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div className={styles.figure}>
      <span className={styles.name}>{name}</span>
      <span className={styles.sum}>
        {text}
        <span className={styles.unit}>{units.won}</span>
      </span>
    </div>
  );
}
