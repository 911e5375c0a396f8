/** When a game starts, in Seoul; in play it is marked live. */
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { dayText, machineTime, minuteText } from '../../kit/copy/time.ts';
import * as styles from './KickOff.css.ts';

export function KickOff({ fixture }: { readonly fixture: Fixture }) {
  return (
    <time
      className={styles.time}
      dateTime={machineTime(fixture.startAt)}
      data-live={fixture.status === 'inPlay' || undefined}
    >
      <span className={styles.day}>{dayText(fixture.startAt)}</span>
      <span>{minuteText(fixture.startAt)}</span>
    </time>
  );
}
