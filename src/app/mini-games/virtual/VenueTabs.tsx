/** The sports and venues of virtual sports, each venue with the time until it closes. */
import { Link } from 'react-router-dom';
import type { VenueRow } from '../../../domain/mini-games/virtual/venues.ts';
import { venueNames } from '../copy/venues.ts';
import { virtual, virtualSportNames } from '../copy/virtual.ts';
import { gameOfVenue, SPORTS, sportPath, venuePath, venuesOf } from './address.ts';
import { Countdown } from './Countdown.tsx';
import { useCurrentInSight } from '../../kit/links/useCurrentInSight.ts';
import { useRoundNow } from '../rounds/useRoundNow.ts';
import * as styles from './Virtual.css.ts';

export function VenueTabs({ shown }: { readonly shown: VenueRow }) {
  const row = useCurrentInSight<HTMLDivElement>(shown.venue);
  return (
    <nav className={`${styles.panel} ${styles.nav}`} aria-label={virtual.venues}>
      <div className={styles.sports}>
        {SPORTS.map((sport) => (
          <Link
            key={sport}
            className={styles.tab}
            to={sportPath(sport)}
            aria-current={sport === shown.sport ? 'page' : undefined}
          >
            {virtualSportNames[sport]}
          </Link>
        ))}
      </div>
      <div ref={row} className={styles.venues}>
        {venuesOf(shown.sport).map((venue) => (
          <VenueTab key={venue.venue} venue={venue} isShown={venue.venue === shown.venue} />
        ))}
      </div>
    </nav>
  );
}

function VenueTab({ venue, isShown }: { readonly venue: VenueRow; readonly isShown: boolean }) {
  const { closesAt } = useRoundNow(gameOfVenue(venue));
  return (
    <Link className={styles.tab} to={venuePath(venue)} aria-current={isShown ? 'page' : undefined}>
      {venueNames[venue.venue]}
      <Countdown until={closesAt} />
    </Link>
  );
}
