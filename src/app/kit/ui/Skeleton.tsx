/**
 * Grey shapes where something is still being read; `label` tells screen readers what. They are seldom as high as what comes: the foot of
 * the page is drawn when they have gone (`data-reading`).
 */
import { hidden } from '../theme/hidden.css.ts';
import * as styles from './Skeleton.css.ts';

/** Said at the root: a style that asks for it with `:has` makes each node that comes or goes style the whole document anew. */
const reading = () => {
  const { dataset } = document.documentElement;
  dataset['reading'] = '';
  return () => {
    delete dataset['reading'];
  };
};

export function BoardSkeleton({ label, rows = 8 }: { readonly label: string; readonly rows?: number }) {
  return (
    <div role="status" className={styles.list} ref={reading}>
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
