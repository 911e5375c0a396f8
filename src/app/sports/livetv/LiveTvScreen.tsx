/**
 * `/livetv`: the programme of games in play, each with its tracker out of the scoreboards of the feed (COM-03, rule LVT-1). No picture is shown for which the
 * house has no licence, and the page says so.
 */
import { Link } from 'react-router-dom';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { categoryOf } from '../../../domain/reference/sports.ts';
import { teamsText } from '../../kit/copy/picks.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import { liveTv as words } from '../copy/livetv.ts';
import { toGameInPlay } from '../home/useLivePicks.ts';
import { Incidents } from '../inplay/Incidents.tsx';
import { Momentum } from '../inplay/Momentum.tsx';
import { PeriodScores } from '../inplay/PeriodScores.tsx';
import { PlayLeague, PlayScore } from '../inplay/PlayHead.tsx';
import { SportTabs } from '../inplay/PlayList.tsx';
import { useInPlay, type InPlayGames } from '../inplay/useInPlay.ts';
import * as styles from './LiveTv.css.ts';

/** Trackers that are drawn at once: each is drawn anew with every event of its game. */
const MOST = 12;
const SHOWN_INCIDENTS = 3;

export function Component() {
  return (
    <QueryBoundary hint={words.failed}>
      <LiveTv />
    </QueryBoundary>
  );
}

function LiveTv() {
  const games = useInPlay();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.notice}>
        <Icon name="alert" size={16} />
        {words.noLicence}
      </p>
      {games === undefined ? <BoardSkeleton label={words.loading} rows={8} /> : <Programme games={games} />}
    </div>
  );
}

function Programme({ games }: { readonly games: InPlayGames }) {
  const { list, category, byId } = games;
  const playing = list.playing
    .filter(({ sportId }) => categoryOf(sportId) === category)
    .flatMap(({ fixtureId }) => byId.get(fixtureId) ?? [])
    .slice(0, MOST);
  return (
    <>
      <SportTabs games={games} />
      {playing.length === 0 ? (
        <div className={styles.card}>
          <EmptyState icon="clock" title={words.empty} hint={words.emptyHint} />
        </div>
      ) : (
        <ul className={styles.grid}>
          {playing.map((fixture) => (
            <li key={fixture.fixtureId}>
              <Tracker fixture={fixture} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const Tracker = ({ fixture }: { readonly fixture: Fixture }) => (
  <article className={styles.card}>
    <PlayLeague fixture={fixture} />
    <PlayScore fixture={fixture} />
    <PeriodScores fixture={fixture} />
    <Momentum fixture={fixture} />
    {fixture.score?.play === undefined ? null : <Incidents fixture={fixture} most={SHOWN_INCIDENTS} />}
    <Link className={styles.way} to={toGameInPlay(fixture.fixtureId)} aria-label={words.toGame(teamsText(fixture))}>
      {words.markets}
      <Icon name="right" size={16} />
    </Link>
  </article>
);
