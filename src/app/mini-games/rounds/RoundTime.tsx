/** On the slip: which round a pick is of, and how long that takes bets. */
import type { SlipPick } from '../../../domain/bet-slip/slipPick.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { countdownText, play } from '../copy/play.ts';
import { WARN_MS } from './RoundLeft.tsx';
import * as styles from './RoundTime.css.ts';
import { useOriginStep } from './useOriginStep.ts';
import { numberOfRound } from './useRoundNow.ts';

export function RoundTime({ fixtureId, startAt }: Pick<SlipPick, 'fixtureId' | 'startAt'>) {
  const step = useOriginStep((at) => {
    const left = startAt - at;
    return `${left <= WARN_MS ? 'warn' : 'open'} ${countdownText(left)}`;
  });
  const [state, text] = step.split(' ');
  return (
    <p className={styles.time} data-state={state}>
      <Icon name="clock" size={14} />
      {play.roundCloses(numberOfRound(fixtureId))}
      <span className={styles.left}>{text}</span>
    </p>
  );
}
