/** One bet: a table row that opens to its picks. */
import { memo, useId } from 'react';
import type { Bet } from '../../../domain/bets/bet.ts';
import { isOfRound } from '../../../domain/kernel/isOfRound.ts';
import { HOUSE_CANCELLING, type BetCancelling } from '../../../domain/bets/cancelling.ts';
import { settledOdds } from '../../../domain/bets/settledOdds.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { formatTotalOdds } from '../../../domain/kernel/odds.ts';
import { slip, units } from '../../kit/copy/labels.ts';
import { marketNameOf } from '../../kit/copy/markets.ts';
import { summaryOf, teamsText } from '../../kit/copy/picks.ts';
import { ListTime } from '../../kit/ui/ListTime.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import type { RowPlace } from '../../kit/windowed/Windowed.tsx';
import { history } from '../copy/history.ts';
import { BetDetails } from './BetDetails.tsx';
import * as styles from './BetRow.css.ts';
import { CancelRow } from './CancelRow.tsx';
import { BetStatusChip } from './BetStatusChip.tsx';

interface BetRowProps {
  readonly bet: Bet;
  /** How bets are taken back; `undefined` while it is not known. */
  readonly cancelling: BetCancelling | undefined;
  readonly isOpen: boolean;
  /** Opens it or folds it, by its id. */
  readonly onTurn: (betId: string) => void;
  readonly place: RowPlace;
}

/** Drawn anew when what it is given is other: a list is looked through each time the member is asked about. */
export const BetRow = memo(function BetRow({ bet, cancelling, isOpen, onTurn, place }: BetRowProps) {
  // The bar has its room before the house has said how bets are taken back: nothing below it moves then.
  const rules = cancelling ?? HOUSE_CANCELLING;
  const id = useId();
  const summary = summaryOf(bet.picks);
  const [first] = bet.picks;
  const market = first === undefined ? '' : marketNameOf({ marketId: first.marketId, name: first.marketName });
  // A cell's name says nothing of its game: a row of a round names it.
  const game = first !== undefined && isOfRound(first.fixtureId) ? `${teamsText(first)} · ` : '';
  return (
    <tbody className={styles.bet} data-open={isOpen || undefined} data-row={bet.betId} {...place.box}>
      <tr className={styles.row} {...place.told}>
        <td className={styles.time}>
          <ListTime at={bet.placedAt} />
        </td>
        <td className={styles.what}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={history.details(summary)}
            onClick={() => onTurn(bet.betId)}
          >
            <span className={styles.summary}>{summary}</span>
            <span className={styles.market}>
              {game}
              {market} · {slip.folds(bet.picks.length)}
            </span>
          </button>
        </td>
        <td className={styles.amount} data-label={history.stake}>
          {formatWon(bet.stake)}
          <span className={styles.unit}>{units.won}</span>
        </td>
        <td className={styles.odds} data-label={history.odds}>
          {formatTotalOdds(bet.status === -1 ? bet.totalOdds : (settledOdds(bet) ?? bet.totalOdds))}
        </td>
        <td className={styles.winnings} data-label={history.winnings} data-status={bet.status}>
          <span>
            {bet.status === 0 ? <span className={styles.expected}>{history.expected} </span> : null}
            {formatWon(bet.status === 0 ? bet.expectedWinnings : bet.paid)}
          </span>
          <span className={styles.unit}>{units.won}</span>
        </td>
        <td className={styles.status}>
          <span className={styles.end}>
            <BetStatusChip status={bet.status} />
            <Icon name={isOpen ? 'up' : 'down'} size={16} className={styles.chevron} />
          </span>
        </td>
      </tr>
      {bet.status === 0 ? <CancelRow bet={bet} rules={rules} isKnown={cancelling !== undefined} columns={6} /> : null}
      {isOpen ? (
        <tr id={id} className={styles.details}>
          <td colSpan={6}>
            <BetDetails bet={bet} />
          </td>
        </tr>
      ) : null}
    </tbody>
  );
});
