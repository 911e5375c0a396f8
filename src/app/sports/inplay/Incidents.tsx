/** What happened last in a game, newest first. */
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { clockRunsAhead } from '../../../domain/sports/scoreboard.ts';
import { inPlay, incidentText, incidentTime, scoreText } from '../copy/inplay.ts';
import * as styles from './Incidents.css.ts';

/** @param most how many there is room for */
export function Incidents({ fixture, most }: { readonly fixture: Fixture; readonly most: number }) {
  const { score, sportId } = fixture;
  const incidents = (score?.play?.incidents ?? []).slice(-most).toReversed();
  const hasClock = clockRunsAhead(sportId) > 0;
  return (
    <section className={styles.strip} aria-label={inPlay.incidents}>
      {incidents.length === 0 ? (
        <p className={styles.none}>{inPlay.noIncidents}</p>
      ) : (
        <ol className={styles.list}>
          {incidents.map((incident, at) => (
            <li key={`${incident.of} ${incident.period} ${incident.clockSeconds} ${at}`} className={styles.incident}>
              <span className={styles.time}>{incidentTime(sportId, incident, hasClock)}</span>
              <span className={styles.words}>{incidentText(fixture, incident)}</span>
              <span className={styles.score}>{scoreText(incident)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
