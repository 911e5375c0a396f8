/** When a match starts and how long that is; in play how it stands. */
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';
import { fixtureStatusNames } from '../../kit/copy/codes.ts';
import { machineTime, minuteText, untilText, weekdayText } from '../../kit/copy/time.ts';
import { playedText } from '../copy/home.ts';
import * as styles from './MatchHead.css.ts';

export function MatchTime({ fixture }: { readonly fixture: Fixture }) {
  const { startAt, status, score, sportId } = fixture;
  const word = fixtureStatusNames[status];
  if (status === 'inPlay' && score !== null) {
    return (
      <span className={styles.when} data-live="">
        <span className={styles.score}>{`${score.home} : ${score.away}`}</span>
        <span className={styles.played}>{playedText(sportId, score)}</span>
      </span>
    );
  }
  return (
    <span className={styles.when}>
      <time className={styles.day} dateTime={machineTime(startAt)}>
        {weekdayText(startAt)}
      </time>
      <span className={styles.minute}>{minuteText(startAt)}</span>
      <span className={styles.played}>{word ?? <Until startAt={startAt} />}</span>
    </span>
  );
}

/** Drawn again every second, and nothing else with it. */
function Until({ startAt }: { readonly startAt: number }) {
  const left = startAt - useOriginNow();
  return left > 0 ? untilText(left) : null;
}
