/** Who plays whom and how it stands; on phones it stays in sight over the markets. */
import type { ReactNode } from 'react';
import { categoryOf } from '../../../domain/reference/sports.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { scoreboardOf } from '../../../domain/sports/scoreboard.ts';
import { teamsText } from '../../kit/copy/picks.ts';
import { minuteText } from '../../kit/copy/time.ts';
import { MenuIcon } from '../../kit/ui/MenuIcon.tsx';
import { locationCodeOf } from '../copy/locations.ts';
import { countNames, inPlay } from '../copy/inplay.ts';
import { PlayedTime } from './PlayedTime.tsx';
import * as styles from './PlayHead.css.ts';

interface PlayHeadProps {
  readonly fixture: Fixture;
  /** Stands at the end of the league's line. */
  readonly controls?: ReactNode;
}

export function PlayLeague({ fixture, controls }: PlayHeadProps) {
  const { leagueName, locationName, startAt, sportId } = fixture;
  return (
    <div className={styles.league}>
      <MenuIcon name={categoryOf(sportId)} size={16} className={styles.icon} />
      <span className={styles.code} title={locationName}>
        {locationCodeOf(locationName)}
      </span>
      <span className={styles.name} title={leagueName}>
        {leagueName}
      </span>
      <span className={styles.start}>{inPlay.startedAt(minuteText(startAt))}</span>
      <span className={styles.controls}>{controls}</span>
    </div>
  );
}

export function PlayScore({ fixture }: { readonly fixture: Fixture }) {
  const { home, away, score } = fixture;
  return (
    <header className={styles.head}>
      <h2 className={styles.teams} aria-label={teamsText(fixture)}>
        <span className={styles.home}>{home}</span>
        <span className={styles.score}>
          {score === null ? '–' : score.home}
          <span className={styles.colon}>:</span>
          {score === null ? '–' : score.away}
        </span>
        <span className={styles.away}>{away}</span>
      </h2>
      <p className={styles.facts}>
        <strong className={styles.played}>
          <PlayedTime fixture={fixture} />
        </strong>
        <Counts fixture={fixture} />
      </p>
    </header>
  );
}

/** What is counted besides, and has no column of its own below. */
function Counts({ fixture }: { readonly fixture: Fixture }) {
  const columns = new Set(scoreboardOf(fixture).columns.map((column) => (column.of === 'count' ? column.count : '')));
  return (fixture.score?.play?.counts ?? [])
    .filter(({ of }) => of !== 'points' && !columns.has(of))
    .slice(0, 4)
    .map(({ of, home, away }) => (
      <span key={of} className={styles.count}>
        {countNames[of]} <b>{`${home}:${away}`}</b>
      </span>
    ));
}
