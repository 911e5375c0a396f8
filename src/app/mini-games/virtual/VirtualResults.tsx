/** How virtual rounds of a day ended, of all sports or of one, each with the way to its verification (MIN-05, SPT-08). */
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatOdds } from '../../../domain/kernel/odds.ts';
import type { RoundFilter } from '../../../domain/lists/roundList.ts';
import type { Round } from '../../../domain/mini-games/round.ts';
import { VENUES, type VenueRow } from '../../../domain/mini-games/virtual/venues.ts';
import type { RunView } from '../../../db/queries/lists.ts';
import { useList, type ShownList } from '../../frame/link/useList.ts';
import { ListEnd, ListRows, rowCountOf } from '../../frame/lists/ListRows.tsx';
import { lists } from '../../kit/copy/lists.ts';
import { minuteText } from '../../kit/copy/time.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { dayOf, daysAfter, readDay, startOf, type Day } from '../../kit/timing/seoulDays.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import type { RowPlace } from '../../kit/windowed/Windowed.tsx';
import { venueNames } from '../copy/venues.ts';
import { play } from '../copy/play.ts';
import { virtual, virtualSportNames } from '../copy/virtual.ts';
import { useUntold } from '../rounds/untold.ts';
import { isVerifiable } from '../rounds/voidText.ts';
import { isRace, SPORTS, venuesOf } from './address.ts';
import { Finish } from './Finish.tsx';
import { namesAt } from './names.ts';
import { winnerOf } from './PastRounds.tsx';
import { VerifyLink } from '../game/VerifyLink.tsx';
import * as styles from './Virtual.css.ts';

const RESULTS = '/game_result/virtuals';

/** @param sport `undefined` for all of them */
export function VirtualResults({ sport }: { readonly sport: VenueRow['sport'] | undefined }) {
  const { now } = usePorts();
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => dayOf(now()));
  const day = readDay(params.get('date')) ?? today;
  const ofSport = sport === undefined ? [] : venuesOf(sport);
  const venue = ofSport.find((each) => each.venue === params.get('venue')) ?? ofSport[0];
  const choose = (change: Readonly<Record<string, string>>) =>
    setParams({ ...Object.fromEntries(params), ...change }, { replace: true });
  const list = useList('rounds', filterOf(venue, day));
  return (
    <div className={styles.page}>
      <section className={styles.panel} aria-labelledby="virtual-results">
        <div className={styles.head}>
          <h1 id="virtual-results" className={styles.pageName}>
            {virtual.results}
          </h1>
          <span className={styles.headEnd}>
            <IconButton icon="left" name={virtual.dayBefore} onClick={() => choose({ date: daysAfter(day, -1) })} />
            <span className={styles.day}>{day.replaceAll('-', '.')}</span>
            <IconButton
              icon="right"
              name={virtual.dayAfter}
              disabled={day >= today}
              onClick={() => choose({ date: daysAfter(day, 1) })}
            />
          </span>
        </div>
        <nav className={styles.nav} aria-label={virtual.venues}>
          <div className={styles.sports}>
            <Link className={styles.tab} to={RESULTS} aria-current={sport === undefined ? 'page' : undefined}>
              {virtual.all}
            </Link>
            {SPORTS.map((each) => (
              <Link
                key={each}
                className={styles.tab}
                to={`${RESULTS}/${each}`}
                aria-current={each === sport ? 'page' : undefined}
              >
                {virtualSportNames[each]}
              </Link>
            ))}
          </div>
          {ofSport.length === 0 ? null : (
            <div className={styles.venues}>
              {ofSport.map((each) => (
                <button
                  key={each.venue}
                  type="button"
                  className={styles.tab}
                  aria-pressed={each === venue}
                  onClick={() => choose({ venue: each.venue })}
                >
                  {venueNames[each.venue]}
                </button>
              ))}
            </div>
          )}
        </nav>
        <Rows list={list} hasVenue={venue === undefined} />
      </section>
    </div>
  );
}

const filterOf = (venue: VenueRow | undefined, day: Day): RoundFilter => ({
  from: startOf(day),
  until: startOf(daysAfter(day, 1)),
  ...(venue === undefined ? { virtual: 1 as const } : { gameId: venue.gameId }),
});

const NONE: readonly Round[] = [];

interface RowsProps {
  readonly list: ShownList<'rounds'>;
  /** Whether rows name their venue. */
  readonly hasVenue: boolean;
}

function Rows({ list, hasVenue }: RowsProps) {
  const { view, head, retry } = list;
  const runs = view?.runs ?? [];
  const untold = useUntold(runs[0]?.rows ?? NONE);
  const isEmpty = runs.every(({ rows }) => rows.length === 0);
  const isFailed = head === 'offline' || head === 'failed';
  if (isEmpty && isFailed) return <ErrorState hint={virtual.failed} onRetry={retry} />;
  if (isEmpty && (runs.length === 0 || head === 'asking')) return <BoardSkeleton label={lists.loading} />;
  if (isEmpty) return <EmptyState title={virtual.noRounds} />;
  return <Rounds {...{ list, runs, untold, hasVenue }} isFull={view?.isFull === true} />;
}

interface RoundsProps extends RowsProps {
  readonly runs: readonly RunView<Round>[];
  readonly untold: ReadonlySet<string>;
  readonly isFull: boolean;
}

/** Px. */
const ROW_HEIGHT = 45;
const COLUMNS = 6;
const idOf = ({ roundId }: Round) => roundId;

function Rounds({ list, runs, untold, hasVenue, isFull }: RoundsProps) {
  const draw = useCallback(
    (round: Round, place: RowPlace) => (
      <Row round={round} place={place} hasVenue={hasVenue} isTold={!untold.has(round.roundId)} />
    ),
    [hasVenue, untold],
  );
  return (
    <>
      <table className={styles.list} aria-rowcount={rowCountOf(runs)}>
        <thead>
          <tr>
            <th className={styles.listHead}>{virtual.start}</th>
            {hasVenue ? (
              <th className={styles.listHead} data-roomy="">
                {virtual.venue}
              </th>
            ) : null}
            <th className={styles.listHead}>{virtual.game}</th>
            <th className={styles.listHead}>{virtual.result}</th>
            <th className={styles.listHeadEnd}>{virtual.odds}</th>
            <th className={styles.listHeadEnd}>{virtual.verifyShort}</th>
          </tr>
        </thead>
        <tbody>
          <ListRows {...{ list, runs, idOf }} kind="tr" estimate={ROW_HEIGHT} columns={COLUMNS}>
            {draw}
          </ListRows>
        </tbody>
      </table>
      <ListEnd {...{ list, runs, isFull }} end={virtual.end} />
    </>
  );
}

interface RowProps extends Pick<RowsProps, 'hasVenue'> {
  readonly round: Round;
  readonly place: RowPlace;
  /** Whether what was drawn has been shown. */
  readonly isTold: boolean;
}

function Row({ round, place, hasVenue, isTold }: RowProps) {
  const venue = VENUES.find(({ gameId }) => gameId === round.gameId);
  if (venue === undefined) return null;
  const winner = isTold ? winnerOf(venue, round) : undefined;
  const names = namesAt(venue, round.drawsAt);
  return (
    <tr className={styles.listRow} {...place.box} {...place.told}>
      <td className={styles.listCell}>{minuteText(round.drawsAt)}</td>
      {hasVenue ? (
        <td className={styles.listCell} data-roomy="">
          {venueNames[venue.venue]}
        </td>
      ) : null}
      <td className={styles.listCell}>
        {hasVenue ? <span className={styles.venueOver}>{venueNames[venue.venue]}</span> : null}
        {isRace(venue) ? (winner?.name ?? '') : `${names.home} · ${names.away}`}
      </td>
      <td className={styles.listCell}>{isTold ? <Finish venue={venue} round={round} /> : play.drawing}</td>
      <td className={styles.listCell} data-end="">
        {winner === undefined ? '' : <span className={styles.strong}>{formatOdds(winner.odds)}</span>}
      </td>
      <td className={styles.listCell} data-end="">
        {isVerifiable(round) && isTold ? <VerifyLink roundId={round.roundId} /> : null}
      </td>
    </tr>
  );
}
