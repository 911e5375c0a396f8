/** Why prices are locked, in a league's header (SYN-05), and how old they are where the connection is what is stale. */
import { connection } from '../../kit/copy/labels.ts';
import { ageText } from '../../kit/copy/time.ts';
import { useNow } from '../../kit/timing/useNow.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { useFreshness } from './FreshnessProvider.tsx';
import * as styles from './StaleNote.css.ts';
import { currentAsOf, useStreamHealth } from './useFreshness.ts';

export function StaleNote() {
  const asOf = currentAsOf(useStreamHealth('events'));
  const { isStale } = useFreshness();
  const now = useNow(1_000);
  return (
    <span className={styles.note}>
      <Icon name="clock" size={14} />
      <span className={styles.sentence}>{connection.stale}</span>
      {isStale && asOf > 0 ? <span>{connection.asOf(ageText(now - asOf))}</span> : null}
    </span>
  );
}
