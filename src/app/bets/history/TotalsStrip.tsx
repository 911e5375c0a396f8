/** What all bets of the filter come to, whatever of them is loaded: staked, returned, and the difference (rules TOT). */
import type { BetTotals } from '../../../domain/bets/betTotals.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { units } from '../../kit/copy/labels.ts';
import { history } from '../copy/history.ts';
import * as styles from './TotalsStrip.css.ts';

export function TotalsStrip({ totals }: { readonly totals: BetTotals | undefined }) {
  const { count, openCount, staked, openStaked, returned, refunded, net } = totals ?? UNKNOWN;
  const known = totals !== undefined;
  return (
    <dl className={styles.totals} aria-label={history.totals} aria-busy={!known}>
      <Sum
        name={history.bets}
        value={known ? formatWon(count) : units.none}
        unit={history.countUnit}
        note={history.openCount(openCount)}
      />
      <Sum
        name={history.stake}
        value={known ? formatWon(staked) : units.none}
        unit={units.won}
        note={history.openStaked(openStaked)}
      />
      <Sum
        name={history.returned}
        value={known ? formatWon(returned) : units.none}
        unit={units.won}
        note={history.refunded(refunded)}
      />
      <Sum
        name={history.net}
        value={known ? signed(net) : units.none}
        unit={units.won}
        note={history.decided(count - openCount)}
      />
    </dl>
  );
}

const UNKNOWN = { count: 0, openCount: 0, staked: 0, openStaked: 0, returned: 0, refunded: 0, net: 0 };

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
