/** How a round ended: the first of a race as cloths, or the score of a match. */
import type { Round } from '../../../domain/mini-games/round.ts';
import type { VenueRow } from '../../../domain/mini-games/virtual/venues.ts';
import { isRace } from './address.ts';
import { outcomeText, placedOf, scoreText, voidedText } from './outcomeText.ts';
import * as styles from './Virtual.css.ts';

export function Finish({ venue, round }: { readonly venue: VenueRow; readonly round: Round }) {
  if (round.state === 'void') return voidedText(venue, round);
  if (!isRace(venue)) return <span className={styles.strong}>{scoreText(venue, round)}</span>;
  return (
    <span className={styles.order} role="img" aria-label={outcomeText(venue, round)}>
      {placedOf(round).map((number, place) => (
        <span key={number} className={place === 0 ? styles.first : styles.other}>
          {number}
        </span>
      ))}
    </span>
  );
}
