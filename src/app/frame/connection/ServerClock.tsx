/** The origin's time, ticking, in Seoul (SES-15). */
import { connection } from '../../kit/copy/labels.ts';
import { clockText, machineTime } from '../../kit/copy/time.ts';
import { useOriginNow } from './useOriginNow.ts';
import * as styles from './ServerClock.css.ts';

export function ServerClock() {
  const at = useOriginNow();
  return (
    <span className={styles.clock}>
      <span className={styles.label}>{connection.serverTime}</span>
      <time dateTime={machineTime(at)}>{clockText(at)}</time>
    </span>
  );
}
