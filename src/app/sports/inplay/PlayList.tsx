/** The games in play of one sport by league, those that start next, and what is played in other sports (SPT-03). */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { categoryOf } from '../../../domain/reference/sports.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';
import { teamsText } from '../../kit/copy/picks.ts';
import { dayText, minuteText, untilText } from '../../kit/copy/time.ts';
import { MenuIcon } from '../../kit/ui/MenuIcon.tsx';
import { leagueGroups } from '../odds-board/leagueGroups.ts';
import { inPlay, sportTabNames } from '../copy/inplay.ts';
import { locationCodeOf } from '../copy/locations.ts';
import { inPlaySearch, PLAY_CATEGORIES, withGame } from './inPlayAddress.ts';
import { PlayedTime } from './PlayedTime.tsx';
import * as styles from './PlayList.css.ts';
import type { InPlayGames } from './useInPlay.ts';

interface PlayListProps {
  readonly games: InPlayGames;
  /** How many games are shown side by side. */
  readonly columns: number;
  readonly onGo?: (() => void) | undefined;
}

export function SportTabs({ games: { list, category } }: Pick<PlayListProps, 'games'>) {
  return (
    <nav className={styles.tabs} aria-label={inPlay.sports}>
      {PLAY_CATEGORIES.map((known) => (
        <Link
          key={known}
          className={styles.tab}
          to={{ search: inPlaySearch({ category: known, games: [] }) }}
          aria-current={known === category ? 'page' : undefined}
        >
          <MenuIcon name={known} size={18} />
          <span>{`${sportTabNames[known]} ${list.counts[known]}`}</span>
        </Link>
      ))}
    </nav>
  );
}

export function PlayList({ games, columns, onGo }: PlayListProps) {
  const { list, category, byId, shown } = games;
  const isKnown = (fixture: Fixture | undefined): fixture is Fixture => fixture !== undefined;
  const playing = list.playing.map(({ fixtureId }) => byId.get(fixtureId)).filter(isKnown);
  const of = playing.filter(({ sportId }) => categoryOf(sportId) === category);
  const others = playing.filter(({ sportId }) => categoryOf(sportId) !== category);
  const next = list.next
    .filter(({ sportId }) => categoryOf(sportId) === category)
    .map(({ fixtureId }) => byId.get(fixtureId))
    .filter(isKnown);
  const row = (fixture: Fixture) => (
    <GameLink
      key={fixture.fixtureId}
      fixture={fixture}
      games={games}
      place={shown.indexOf(fixture.fixtureId)}
      columns={columns}
      onGo={onGo}
    />
  );
  return (
    <div className={styles.list}>
      {leagueGroups(of).map(({ leagueId, leagueName, locationName, fixtures }) => (
        <section key={leagueId} aria-label={leagueName}>
          <Head name={leagueName} count={fixtures.length} code={locationCodeOf(locationName)} />
          {fixtures.map(row)}
        </section>
      ))}
      {list.isWhole && list.counts[category] === 0 ? (
        <p className={styles.none}>{inPlay.nothingOf(sportTabNames[category])}</p>
      ) : null}
      {next.length === 0 ? null : (
        <section aria-label={inPlay.soon(sportTabNames[category])}>
          <Head name={inPlay.soon(sportTabNames[category])} count={next.length} />
          {next.map((fixture) => (
            <NextGame key={fixture.fixtureId} fixture={fixture} />
          ))}
        </section>
      )}
      {others.length === 0 ? null : (
        <section aria-label={inPlay.others}>
          <Head name={inPlay.others} count={list.counts.all - list.counts[category]} />
          {others.map(row)}
        </section>
      )}
    </div>
  );
}

function Head({ name, count, code }: { readonly name: string; readonly count: number; readonly code?: string }) {
  return (
    <h2 className={styles.head} data-plain={code === undefined || undefined}>
      {code === undefined ? null : <span className={styles.code}>{code}</span>}
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>{count}</span>
    </h2>
  );
}

interface GameLinkProps extends PlayListProps {
  readonly fixture: Fixture;
  /** Among those shown; below 0 for one that is not. */
  readonly place: number;
}

function GameLink({ fixture, games, place, columns, onGo }: GameLinkProps) {
  const { fixtureId, sportId, home, away, score, markets } = fixture;
  const category = PLAY_CATEGORIES.find((known) => known === categoryOf(sportId)) ?? games.category;
  return (
    <Link
      className={styles.game}
      to={{ search: inPlaySearch({ category, games: withGame(games.shown, fixtureId, columns) }) }}
      aria-current={place >= 0 ? 'true' : undefined}
      aria-label={teamsText(fixture)}
      {...(onGo === undefined ? {} : { onClick: onGo })}
    >
      <span className={styles.played}>
        <PlayedTime fixture={fixture} />
      </span>
      <span className={styles.more}>
        {columns > 1 && place >= 0 ? <b className={styles.place}>{place + 1}</b> : null}
        {inPlay.moreMarkets(markets.length)}
      </span>
      <Team name={home} score={score?.home} />
      <Team name={away} score={score?.away} />
    </Link>
  );
}

function Team({ name, score }: { readonly name: string; readonly score: ReactNode }) {
  return (
    <span className={styles.team}>
      <b className={styles.score}>{score ?? '–'}</b>
      <span className={styles.name}>{name}</span>
    </span>
  );
}

function NextGame({ fixture }: { readonly fixture: Fixture }) {
  const { home, away, startAt } = fixture;
  const left = startAt - useOriginNow();
  return (
    <div className={styles.next}>
      <span className={styles.when}>
        <span>{`${dayText(startAt)} ${minuteText(startAt)}`}</span>
        <span>{untilText(left)}</span>
      </span>
      <span className={styles.name}>{home}</span>
      <span className={styles.name}>{away}</span>
    </div>
  );
}
