/** A side's last games as marks, oldest last: neutral, for who backs either side. A win is filled, a draw dim, a loss outlined. */
import { form, outcomeNames } from '../copy/match.ts';
import * as styles from './FormMarks.css.ts';
import { countsOf, type OwnGame } from './recentForm.ts';

interface FormMarksProps {
  readonly team: string;
  readonly games: readonly OwnGame[];
}

export function FormMarks({ team, games }: FormMarksProps) {
  return (
    <span className={styles.marks} role="img" aria-label={form.marks(team, form.counts(countsOf(games)))}>
      {games.map(({ fixtureId, outcome }) => (
        <span key={fixtureId} className={styles.mark} data-outcome={outcome} aria-hidden="true">
          {outcomeNames[outcome]}
        </span>
      ))}
    </span>
  );
}
