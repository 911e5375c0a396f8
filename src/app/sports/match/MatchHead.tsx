/** Who plays whom, and when; where both stand, and how their last games went. In play its score and how long it has been played. */
import type { Fixture } from '../../../domain/sports/fixture.ts';
import type { Standing, TeamResults } from '../../../domain/results/teamResults.ts';
import { teamsText } from '../../kit/copy/picks.ts';
import { useIsNarrow } from '../../kit/theme/screenSize.ts';
import { form } from '../copy/match.ts';
import { FormMarks } from './FormMarks.tsx';
import { MatchForm } from './MatchForm.tsx';
import * as styles from './MatchHead.css.ts';
import { MatchTime } from './MatchTime.tsx';
import { ownGames } from './recentForm.ts';
import { useTeamResults } from './useTeamResults.ts';

export function MatchHead({ fixture }: { readonly fixture: Fixture }) {
  const results = useTeamResults(fixture);
  const { home, away } = fixture;
  return (
    <header>
      <div className={styles.head}>
        <h1 className={styles.title} aria-label={teamsText(fixture)}>
          <span className={styles.home}>{home}</span>
          <MatchTime fixture={fixture} />
          <span className={styles.away}>{away}</span>
        </h1>
        {results === null ? null : <Standings fixture={fixture} results={results} />}
      </div>
      {results === null ? null : <MatchForm fixture={fixture} results={results} />}
    </header>
  );
}

interface StandingsProps {
  readonly fixture: Fixture;
  /** `undefined` while it is asked for: its line is kept. */
  readonly results: TeamResults | undefined;
}

function Standings({ fixture: { home, away }, results }: StandingsProps) {
  const isNarrow = useIsNarrow();
  const side = (team: string, standing: Standing | null | undefined, games: TeamResults['home']) => (
    <div className={styles.standing} data-side={team === home ? 'home' : 'away'}>
      <span>{standing ? (isNarrow ? form.place(standing) : form.standing(standing)) : null}</span>
      {isNarrow ? <FormMarks team={team} games={ownGames(games, team)} /> : null}
    </div>
  );
  return (
    <div className={styles.standings}>
      {side(home, results?.table.home, results?.home ?? [])}
      {side(away, results?.table.away, results?.away ?? [])}
    </div>
  );
}
