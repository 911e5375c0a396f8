/** Balance and limits of a slip (CRT-03), and what it would pay. */
import type { SlipView } from '../../../db/queries/slip.ts';
import { totalsOf } from '../../../domain/bet-slip/checkBet.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { formatTotalOdds } from '../../../domain/kernel/odds.ts';
import { slip, units } from '../../kit/copy/labels.ts';
import * as styles from './SlipSummary.css.ts';

export function SlipLimits({ view }: { readonly view: SlipView }) {
  const rows = [
    [slip.balance, view.balance],
    [slip.minStake, view.limits.minStake],
    [slip.maxStake, view.limits.maxStake],
    [slip.maxWinnings, view.limits.maxWinnings],
  ] as const;
  return (
    <dl className={styles.limits}>
      {rows.map(([label, amount]) => (
        <div key={label} className={styles.limit}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.amount}>
            {formatWon(amount)}
            {units.won}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Totals at the odds offered now. */
export function currentTotals(view: SlipView) {
  return totalsOf(
    view.slip.stake,
    view.picks.map((pick) => pick.currentOdds),
    view.limits,
  );
}

export function SlipTotals({ view }: { readonly view: SlipView }) {
  const { totalOdds, expectedWinnings } = currentTotals(view);
  return (
    <dl className={styles.totals}>
      <div className={styles.total}>
        <dt className={styles.label}>{slip.totalOdds}</dt>
        <dd className={styles.odds}>
          {totalOdds === 0 ? units.none : formatTotalOdds(totalOdds)}
          <span className={styles.unit}>{units.times}</span>
        </dd>
      </div>
      <div className={styles.total}>
        <dt className={styles.label}>{slip.expectedWinnings}</dt>
        <dd className={styles.winnings}>
          {formatWon(expectedWinnings)}
          <span className={styles.unit}>{units.won}</span>
        </dd>
      </div>
    </dl>
  );
}
