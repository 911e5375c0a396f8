/** What all bets of the filter come to, whatever of them is loaded: staked, returned, and the difference (rules TOT). */
import type { BetTotals } from '../../../domain/bets/betTotals.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { units } from '../../kit/copy/labels.ts';
import { history } from '../copy/history.ts';
import * as styles from './TotalsStrip.css.ts';

export function TotalsStrip({ totals }: { readonly totals: BetTotals | undefined }) {
  const sum = (name: string, unit: string, of: (known: BetTotals) => readonly [value: string, note: string]) => {
    const [value, note] = totals === undefined ? [units.none, NO_NOTE] : of(totals);
    return <Sum {...{ name, value, unit, note }} />;
  };
  return (
    <dl className={styles.totals} aria-label={history.totals} aria-busy={totals === undefined}>
      {sum(history.bets, history.countUnit, ({ count, openCount }) => [formatWon(count), history.openCount(openCount)])}
      {sum(history.stake, units.won, ({ staked, openStaked }) => [formatWon(staked), history.openStaked(openStaked)])}
      {sum(history.returned, units.won, ({ returned, refunded }) => [formatWon(returned), history.refunded(refunded)])}
      {sum(history.net, units.won, ({ net, count, openCount }) => [signed(net), history.decided(count - openCount)])}
    </dl>
  );
}

/** As high as one that says something: nothing is known yet, which is not nought. */
const NO_NOTE = '\u00a0';

/** A true minus, as wide as a plus. */
const signed = (won: number): string => `${won > 0 ? '+' : won < 0 ? '−' : ''}${formatWon(Math.abs(won))}`;

interface SumProps {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly note: string;
}

function Sum({ name, value, unit, note }: SumProps) {
  return (
    <div className={styles.sum}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {value}
        <span className={styles.unit}>{unit}</span>
      </dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
