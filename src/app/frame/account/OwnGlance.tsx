/** This visit, in the account's panel: one tap away on every page (FAIR-04). */
import { useHouseDocument } from '../link/useHouseDocument.ts';
import { Glance } from './Glance.tsx';
import * as styles from './OwnGlance.css.ts';

export function OwnGlance() {
  const { view } = useHouseDocument('limits');
  return (
    <div className={styles.place}>
      {view?.value === undefined ? null : <Glance own={view.value} fetchedAt={view.fetchedAt} />}
    </div>
  );
}
