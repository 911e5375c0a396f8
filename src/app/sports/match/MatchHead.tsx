/** Who plays whom, and when; where both stand, and how their last games went. In play its score and how long it has been played. */
import { teamIdOf } from '../../../domain/favourites/favourites.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import type { Standing, TeamResults } from '../../../domain/results/teamResults.ts';
import { useFavourites } from '../../frame/favourites/useFavourites.ts';
import { teamsText } from '../../kit/copy/picks.ts';
import { useIsNarrow } from '../../kit/theme/screenSize.ts';
import { StarButton } from '../../kit/ui/StarButton.tsx';
import { form } from '../copy/match.ts';
import { search } from '../copy/search.ts';
import { hasSides } from '../odds-board/hasSides.ts';
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
        {hasSides(fixture) ? <TeamStars fixture={fixture} /> : null}
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

/** A mark for each side, beside its name: its games and goals are told, and it stands on top of menus (FAV-1). */
function TeamStars({ fixture: { sportId, home, away } }: { readonly fixture: Fixture }) {
  const { has, toggle } = useFavourites();
  return ([home, away] as const).map((team, index) => {
    const id = teamIdOf(sportId, team);
    return (
      <span key={team} className={styles.star} data-side={index === 0 ? 'home' : 'away'}>
        <StarButton name={search.mark(team)} isOn={has('team', id)} onPress={() => toggle('team', id)} />
      </span>
    );
  });
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
