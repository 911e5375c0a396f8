/** What stands where a game stood that is bet on no more, until the board is taken anew (rule ORD-2): since when, the score, the way to it in play. */
import { Link } from 'react-router-dom';
import { firstPathOf } from '../../kit/links/firstPaths.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { teamsText } from '../../kit/copy/picks.ts';
import { minuteText } from '../../kit/copy/time.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { withGame } from '../match/matchAddress.ts';
import { boards } from '../copy/boards.ts';
import { playedText } from '../copy/home.ts';
import * as styles from './StartedGame.css.ts';

interface StartedGameProps {
  /** As it was when it was last listed. */
  readonly fixture: Fixture;
  /** As it stands; `undefined` once it has left the offer. */
  readonly now: Fixture | undefined;
}

export function StartedGame({ fixture, now }: StartedGameProps) {
  const isInPlay = now?.status === 'inPlay';
  const score = isInPlay ? now.score : null;
  return (
    <div className={styles.started} role="group" aria-label={teamsText(fixture)}>
      <div className={styles.words}>
        <p className={styles.teams}>{teamsText(fixture)}</p>
        <p className={styles.note}>
          {isInPlay ? boards.started(minuteText(now.startAt)) : boards.ended} {boards.gone}
        </p>
      </div>
      {score === null ? null : (
        <p className={styles.score}>
          <span className={styles.played}>{playedText(fixture.sportId, score)}</span> {score.home} : {score.away}
        </p>
      )}
      {isInPlay ? (
        <Link
          className={styles.toInPlay}
          to={{
            pathname: firstPathOf('inplay'),
            search: withGame(new URLSearchParams(), fixture.fixtureId),
          }}
        >
          {boards.toInPlay}
          <Icon name="right" size={16} />
        </Link>
      ) : null}
    </div>
  );
}
