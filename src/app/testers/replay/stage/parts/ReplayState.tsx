/** Stands in for `frame/connection/ConnectionState.tsx` on the stage: nothing is live there (RPL-3). */
import { stageWords } from '../../../copy/replay.ts';
import { rateText } from '../../playback/rateText.ts';
import { useReplayNow } from '../ReplayNow.tsx';
import * as styles from './ReplayState.css.ts';

export function ConnectionState() {
  const { rate, isPlaying } = useReplayNow();
  return (
    <span className={styles.state}>
      <span className={styles.dot} aria-hidden="true" />
      <span>{isPlaying ? stageWords.state : stageWords.paused}</span>
      <span className={styles.rate}>{stageWords.rate(rateText(rate))}</span>
    </span>
  );
}
