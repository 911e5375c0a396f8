/** Stands in for `kit/ui/Logo.tsx` on the stage: beside the mark of play money it says that this is a recording, and of when (RPL-3). */
import { clockText, machineTime } from '../../../../kit/copy/time.ts';
import { PlayMoneyMark as OrdinaryMark } from '../../../../kit/ui/Logo.tsx';
import { stageWords } from '../../../copy/replay.ts';
import { useReplayNow } from '../ReplayNow.tsx';
import * as styles from './ReplayLogo.css.ts';

export { Logo, LogoMark } from '../../../../kit/ui/Logo.tsx';

export function PlayMoneyMark() {
  const { second } = useReplayNow();
  return (
    <>
      <span className={styles.mark}>
        <OrdinaryMark />
      </span>
      <span className={styles.replay}>
        <span className={styles.pill}>
          <span className={styles.sign} aria-hidden="true" />
          {stageWords.pill}
          <time className={styles.time} dateTime={machineTime(second)}>
            {stageWords.pillTime(clockText(second))}
          </time>
        </span>
        <span className={styles.about}>{stageWords.about}</span>
      </span>
    </>
  );
}
