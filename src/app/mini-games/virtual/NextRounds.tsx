/** The rounds of a sport that come next, over all its venues, with who is likeliest to win. */
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatOdds } from '../../../domain/kernel/odds.ts';
import { cardOf, marketsOf } from '../../../domain/mini-games/virtual/offer.ts';
import type { VenueRow } from '../../../domain/mini-games/virtual/venues.ts';
import { minuteText } from '../../kit/copy/time.ts';
import { venueNames } from '../copy/venues.ts';
import { virtual, virtualCellName } from '../copy/virtual.ts';
import { isRace, venuePath, venuesOf } from './address.ts';
import { Countdown } from './Countdown.tsx';
import { namesOf } from './names.ts';
import { nextRoundOf, useNextRounds } from './useRounds.ts';
import * as styles from './Virtual.css.ts';

/** Rounds that are told. */
const TOLD = 5;

export function NextRounds({ shown }: { readonly shown: VenueRow }) {
  const venues = useMemo(() => venuesOf(shown.sport), [shown.sport]);
  const soonest = useNextRounds(venues);
  const rows = venues
    .flatMap((venue, index) => {
      const first = soonest[index] ?? 0;
      return [first, nextRoundOf(venue, first).startsAt].map((startsAt) => ({ venue, startsAt }));
    })
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .slice(0, TOLD);
  return (
    <section className={styles.panel} aria-label={virtual.nextRounds(isRace(shown))}>
      <p className={styles.partHead}>
        <span className={styles.partTitle}>{virtual.nextRounds(isRace(shown))}</span>
      </p>
      <table className={styles.list}>
        <thead>
          <tr>
            <th className={styles.listHead}>{virtual.start}</th>
            <th className={styles.listHead}>{virtual.venue}</th>
            <th className={styles.listHead}>{virtual.favourite}</th>
            <th className={styles.listHeadEnd}>{virtual.odds}</th>
            <th className={styles.listHeadEnd}>{virtual.untilClose}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ venue, startsAt }) => (
            <NextRow key={`${venue.venue} ${startsAt}`} venue={venue} startsAt={startsAt} isShown={venue === shown} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface NextRowProps {
  readonly venue: VenueRow;
  readonly startsAt: number;
  readonly isShown: boolean;
}

function NextRow({ venue, startsAt, isShown }: NextRowProps) {
  const { name, odds } = useMemo(() => favouriteOf(venue, startsAt), [venue, startsAt]);
  return (
    <tr className={styles.listRow} data-shown={isShown || undefined}>
      <td className={styles.listCell}>{minuteText(startsAt)}</td>
      <td className={styles.listCell}>
        <Link className={styles.rowLink} to={venuePath(venue)}>
          {venueNames[venue.venue]}
        </Link>
      </td>
      <td className={styles.listCell}>{name}</td>
      <td className={styles.listCell} data-end="">
        <span className={styles.strong}>{formatOdds(odds)}</span>
      </td>
      <td className={styles.listCell} data-end="">
        <Countdown until={nextRoundOf(venue, startsAt - 1).closesAt} />
      </td>
    </tr>
  );
}

/** The shortest price of the first market: who wins. */
function favouriteOf(venue: VenueRow, startsAt: number): { readonly name: string; readonly odds: number } {
  const card = cardOf(venue, startsAt);
  const [market] = marketsOf(venue, card);
  const [cell] = market?.cells.toSorted((a, b) => a.odds - b.odds) ?? [];
  return cell === undefined
    ? { name: '', odds: 100 }
    : { name: virtualCellName(cell.key, namesOf(venue, card)), odds: cell.odds };
}
