/** How the last rounds of a venue ended, each with the way to its verification. */
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatOdds } from '../../../domain/kernel/odds.ts';
import type { Round } from '../../../domain/mini-games/round.ts';
import { cardOf, isWon, marketsOf } from '../../../domain/mini-games/virtual/offer.ts';
import type { VenueRow } from '../../../domain/mini-games/virtual/venues.ts';
import { minuteText } from '../../kit/copy/time.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { virtual, virtualCellName } from '../copy/virtual.ts';
import { isRace } from './address.ts';
import { namesOf } from './names.ts';
import { isVerifiable } from '../rounds/voidText.ts';
import { VerifyLink } from '../game/VerifyLink.tsx';
import { Finish } from './Finish.tsx';
import { useIsPast } from './useRounds.ts';
import * as styles from './Virtual.css.ts';

/** Rounds that are told. */
const TOLD = 8;

interface PastRoundsProps {
  readonly venue: VenueRow;
  readonly rounds: readonly Round[];
  /** How long a round is drawn: until then its end is not told, ms. */
  readonly showsMs: number;
}

export function PastRounds({ venue, rounds, showsMs }: PastRoundsProps) {
  const newest = rounds.find(({ state }) => state === 'drawn');
  const isOver = useIsPast((newest?.drawsAt ?? 0) + showsMs);
  const told = rounds.filter((round) => isOver || round !== newest).slice(0, TOLD);
  const isOfRace = isRace(venue);
  return (
    <section className={styles.panel} aria-label={virtual.pastRounds(isOfRace)}>
      <p className={styles.partHead}>
        <span className={styles.partTitle}>{virtual.pastRounds(isOfRace)}</span>
        <Link className={styles.moreLink} to={`/game_result/virtuals/${venue.sport}`}>
          {virtual.results}
          <Icon name="right" size={14} />
        </Link>
      </p>
      {told.length === 0 ? (
        <p className={styles.empty}>{virtual.noRounds}</p>
      ) : (
        <table className={styles.list}>
          <thead>
            <tr>
              <th className={styles.listHead}>{virtual.start}</th>
              <th className={styles.listHead}>{isOfRace ? virtual.order : virtual.result}</th>
              <th className={styles.listHead}>{virtual.winner}</th>
              <th className={styles.listHeadEnd}>{virtual.odds}</th>
              <th className={styles.listHeadEnd}>{virtual.verifyShort}</th>
            </tr>
          </thead>
          <tbody>
            {told.map((round) => (
              <PastRow key={round.roundId} venue={venue} round={round} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function PastRow({ venue, round }: { readonly venue: VenueRow; readonly round: Round }) {
  const { roundId, drawsAt } = round;
  const winner = useMemo(() => winnerOf(venue, round), [venue, round]);
  return (
    <tr className={styles.listRow}>
      <td className={styles.listCell}>{minuteText(drawsAt)}</td>
      <td className={styles.listCell}>
        <Finish venue={venue} round={round} />
      </td>
      <td className={styles.listCell}>{winner?.name ?? ''}</td>
      <td className={styles.listCell} data-end="">
        {winner === undefined ? '' : <span className={styles.strong}>{formatOdds(winner.odds)}</span>}
      </td>
      <td className={styles.listCell} data-end="">
        {isVerifiable(round) ? <VerifyLink roundId={roundId} /> : null}
      </td>
    </tr>
  );
}

/** The cell of the first market that won, and what it paid. */
export function winnerOf(
  venue: VenueRow,
  { drawsAt, drawn, state }: Round,
): { readonly name: string; readonly odds: number } | undefined {
  if (state === 'void') return undefined;
  const card = cardOf(venue, drawsAt);
  const [market] = marketsOf(venue, card);
  const cell = market?.cells.find(({ key }) => isWon(drawn, market.marketId, key));
  return cell === undefined ? undefined : { name: virtualCellName(cell.key, namesOf(venue, card)), odds: cell.odds };
}
