/** The last games of both sides and of both against one another, own goals first. On a phone they open beneath one line. */
import { useState, type ReactNode } from 'react';
import type { TeamResults } from '../../../domain/results/teamResults.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { sideNames } from '../../kit/copy/codes.ts';
import { dateMinuteText, dayText } from '../../kit/copy/time.ts';
import { useIsNarrow } from '../../kit/theme/screenSize.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { form } from '../copy/match.ts';
import { FormMarks } from './FormMarks.tsx';
import * as styles from './MatchForm.css.ts';
import { countsOf, ownGames, type OwnGame } from './recentForm.ts';

interface MatchFormProps {
  readonly fixture: Fixture;
  /** `undefined` while it is asked for: its room is kept. */
  readonly results: TeamResults | undefined;
}

export function MatchForm({ fixture, results }: MatchFormProps) {
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const { home } = fixture;
  const meetings = ownGames(results?.meetings ?? [], home);
  if (!isNarrow) return <Lists fixture={fixture} results={results} />;
  return (
    <>
      <div className={styles.line} aria-busy={results === undefined}>
        <span className={styles.summary}>{results === undefined ? null : summaryOf(home, meetings)}</span>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {form.show}
          <Icon name={isOpen ? 'up' : 'down'} size={16} />
        </button>
      </div>
      {isOpen ? <Lists fixture={fixture} results={results} /> : null}
    </>
  );
}

const summaryOf = (home: string, meetings: readonly OwnGame[]) =>
  meetings.length === 0
    ? form.noMeetings
    : `${form.meetingsOf(meetings.length)} ${home} ${form.counts(countsOf(meetings))}`;

function Lists({ fixture: { home, away }, results }: MatchFormProps) {
  const meetings = ownGames(results?.meetings ?? [], home);
  return (
    <div className={styles.lists} aria-busy={results === undefined}>
      <Last team={home} games={ownGames(results?.home ?? [], home)} isKnown={results !== undefined} />
      <section className={styles.list} aria-label={form.meetings}>
        <h2 className={styles.head}>
          {form.meetings}
          <span className={styles.counts}>
            {meetings.length === 0 ? null : `${home} ${form.counts(countsOf(meetings))}`}
          </span>
        </h2>
        <Games isKnown={results !== undefined} none={form.noMeetings} count={meetings.length}>
          {(results?.meetings ?? []).map((game) => (
            <li key={game.fixtureId} className={styles.meeting}>
              <span className={styles.day}>{dateMinuteText(game.startAt).slice(0, DATE)}</span>
              <span className={styles.left}>{game.home}</span>
              <span className={styles.score}>{`${game.score.home} : ${game.score.away}`}</span>
              <span className={styles.right}>{game.away}</span>
            </li>
          ))}
        </Games>
      </section>
      <Last team={away} games={ownGames(results?.away ?? [], away)} isKnown={results !== undefined} />
    </div>
  );
}

interface LastProps {
  readonly team: string;
  readonly games: readonly OwnGame[];
  readonly isKnown: boolean;
}

function Last({ team, games, isKnown }: LastProps) {
  return (
    <section className={styles.list} aria-label={form.last(team)}>
      <h2 className={styles.head}>
        <span className={styles.team}>{team}</span>
        <span className={styles.counts}>{games.length === 0 ? null : form.counts(countsOf(games))}</span>
        <span className={styles.marks}>
          <FormMarks team={team} games={games} />
        </span>
      </h2>
      <Games isKnown={isKnown} none={form.noGames} count={games.length}>
        {games.map((game) => (
          <li key={game.fixtureId} className={styles.game}>
            <span className={styles.day}>{dayText(game.startAt)}</span>
            <span className={styles.ground}>{sideNames[game.isAtHome ? 'home' : 'away']}</span>
            <span className={styles.right}>{game.opponent}</span>
            <span className={styles.score}>{`${game.own}:${game.other}`}</span>
          </li>
        ))}
      </Games>
    </section>
  );
}

interface GamesProps {
  readonly isKnown: boolean;
  readonly none: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** As high as five games, so that nothing beneath moves when they come. */
function Games({ isKnown, none, count, children }: GamesProps) {
  if (isKnown && count === 0) return <p className={styles.none}>{none}</p>;
  return <ul className={styles.games}>{children}</ul>;
}

/** Characters of a date before its minute. */
const DATE = 8;
