/** Balance and limits of a slip (CRT-03), and what it would pay. */
import type { SlipView } from '../../../db/queries/slip.ts';
import { totalsOf } from '../../../domain/bet-slip/checkBet.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { formatTotalOdds } from '../../../domain/kernel/odds.ts';
import type { Limits } from '../../../domain/session/limits.ts';
import { useShownMoney } from '../../frame/account/shownMoney.ts';
import { slip, units } from '../../kit/copy/labels.ts';
import * as styles from './SlipSummary.css.ts';

export function SlipLimits({ view }: { readonly view: SlipView }) {
  const { limits } = view;
  const money = useShownMoney(view.balance);
  const rows = [
    [slip.balance, formatWon(money), units.won],
    [slip.minStake, formatWon(limits.minStake), units.won],
    [maxStakeLabel(limits), formatWon(limits.maxStake), units.won],
    [slip.maxWinnings, formatWon(limits.maxWinnings), units.won],
    [slip.maxOdds, formatWon(Math.floor(limits.maxOdds / 100)), units.times],
  ] as const;
  return (
    <dl className={styles.limits}>
      {rows.map(([label, amount, unit]) => (
        <div key={label} className={styles.limit}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.amount}>
            {amount}
            {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Says so where a share of the balance is what limits the stake (CRT-18). */
const maxStakeLabel = ({ stakePercent }: Limits): string =>
  stakePercent === undefined ? slip.maxStake : slip.maxStakeOf(stakePercent);

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
