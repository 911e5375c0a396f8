/** When a game starts, in Seoul; in play it is marked live. */
import { memo } from 'react';
import { dayText, machineTime, minuteText } from '../../kit/copy/time.ts';
import * as styles from './KickOff.css.ts';

interface KickOffProps {
  /** Epoch ms. */
  readonly startAt: number;
  readonly isLive: boolean;
}

/** Not drawn again with every price of its row. */
export const KickOff = memo(function KickOff({ startAt, isLive }: KickOffProps) {
  return (
    <time className={styles.time} dateTime={machineTime(startAt)} data-live={isLive || undefined}>
      <span className={styles.day}>{dayText(startAt)}</span>
      <span>{minuteText(startAt)}</span>
    </time>
  );
});
