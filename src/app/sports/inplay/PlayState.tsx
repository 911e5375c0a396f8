/** What stands where a game would: it is over, has not begun, is not known, or nothing is in play at all. */
import { Link } from 'react-router-dom';
import { categoryOf } from '../../../domain/reference/sports.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { fixtureStatusNames } from '../../kit/copy/codes.ts';
import { teamsText } from '../../kit/copy/picks.ts';
import { dayText, minuteText } from '../../kit/copy/time.ts';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import { inPlay, sportTabNames } from '../copy/inplay.ts';
import { inPlaySearch, PLAY_CATEGORIES } from './inPlayAddress.ts';
import * as styles from './PlayState.css.ts';
import type { InPlayGames } from './useInPlay.ts';

interface PlayStateProps {
  readonly games: InPlayGames;
  readonly fixtureId: string;
  /** `undefined` for one that is not here. */
  readonly fixture: Fixture | undefined;
}

/** Of a game that is not in play. */
export function PlayState({ games, fixtureId, fixture }: PlayStateProps) {
  if (fixture === undefined)
    return games.isGone(fixtureId) ? (
      <Message title={inPlay.unknown} hint={inPlay.unknownHint} games={games} />
    ) : (
      <PlayLoading />
    );
  if (fixture.status === 'scheduled') {
    const hint = inPlay.nextStarts(`${dayText(fixture.startAt)} ${minuteText(fixture.startAt)}`);
    return <Message title={`${teamsText(fixture)} · ${inPlay.notStarted}`} hint={hint} games={games} />;
  }
  const { score, status } = fixture;
  const word = status === 'finished' ? inPlay.over : (fixtureStatusNames[status] ?? inPlay.over);
  const hint =
    score === null ? teamsText(fixture) : `${teamsText(fixture)} · ${inPlay.overScore(score.home, score.away)}`;
  return <Message title={word} hint={hint} games={games} />;
}

/** Of a sport, or of all; says when the next game starts, and leads to one that is played elsewhere. */
export function NothingInPlay({ games }: Pick<PlayStateProps, 'games'>) {
  const { list, category } = games;
  if (!list.isWhole) return <PlayLoading />;
  const isNone = list.playing.length === 0;
  const next = list.next.find(({ sportId }) => isNone || categoryOf(sportId) === category);
  const hint = next === undefined ? '' : inPlay.nextStarts(`${dayText(next.startAt)} ${minuteText(next.startAt)}`);
  const title = isNone ? inPlay.nothing : inPlay.nothingOf(sportTabNames[category]);
  return <Message title={title} hint={hint} games={games} />;
}

interface MessageProps extends Pick<PlayStateProps, 'games'> {
  readonly title: string;
  readonly hint: string;
}

function Message({ title, hint, games: { list, category: shownCategory, shown } }: MessageProps) {
  const others = list.playing.filter(({ fixtureId }) => !shown.includes(fixtureId));
  const next = others.find(({ sportId }) => categoryOf(sportId) === shownCategory) ?? others[0];
  const category = PLAY_CATEGORIES.find((known) => next !== undefined && known === categoryOf(next.sportId));
  return (
    <div className={styles.message}>
      <EmptyState icon="flag" title={title} {...(hint === '' ? {} : { hint })}>
        {next === undefined ? null : (
          <Link className={styles.next} to={{ search: inPlaySearch({ category, games: [next.fixtureId] }) }}>
            {inPlay.toNext}
          </Link>
        )}
      </EmptyState>
    </div>
  );
}

export function PlayLoading() {
  return (
    <div className={styles.message}>
      <BoardSkeleton label={inPlay.loading} rows={12} />
    </div>
  );
}
