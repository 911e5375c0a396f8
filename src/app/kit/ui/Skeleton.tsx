/**
 * Grey shapes where something is still being read; `label` tells screen readers what. They are seldom as high as what comes: the foot of
 * the page is drawn when they have gone (`data-reading`).
 */
import { hidden } from '../theme/hidden.css.ts';
import * as styles from './Skeleton.css.ts';

export function BoardSkeleton({ label, rows = 8 }: { readonly label: string; readonly rows?: number }) {
  return (
    <div role="status" className={styles.list} data-reading="">
      <span className={hidden}>{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <span className={styles.chip} />
          <span className={styles.cell} />
          <span className={styles.cell} />
          <span className={styles.cell} />
        </div>
      ))}
    </div>
  );
}
