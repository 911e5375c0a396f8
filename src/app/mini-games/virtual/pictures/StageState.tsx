/** What a stage says over its picture: that it is played and for how long, or that it is over. */
import { useNow } from '../../../kit/timing/useNow.ts';
import { virtual } from '../../copy/virtual.ts';
import * as styles from './Pictures.css.ts';

/** What all stages are given. */
export interface Playing {
  /** What was drawn; `null` before. */
  readonly drawn: readonly number[] | null;
  readonly seed: string;
  /** Ms since the start by the origin's clock, now; below 0 before it. */
  readonly clock: () => number;
  /** Where nothing may move: reduced motion, or data that is saved. */
  readonly isStill: boolean;
}

interface StageStateProps extends Pick<Playing, 'drawn' | 'clock' | 'isStill'> {
  readonly runMs: number;
  /** What it is called before it is played, and while it is. */
  readonly words: { readonly before: string; readonly during: string };
}

export function StageState({ drawn, clock, isStill, runMs, words }: StageStateProps) {
  useNow(500);
  const left = runMs - clock();
  const isPlayed = drawn !== null && !isStill && left > 0;
  return (
    <p className={styles.state}>
      {isPlayed ? (
        <>
          <span className={styles.live} aria-hidden="true" />
          <span className={styles.stateLive}>{words.during}</span>
          {virtual.seconds(Math.ceil(left / 1_000))}
        </>
      ) : drawn === null ? (
        words.before
      ) : (
        virtual.finished
      )}
    </p>
  );
}
