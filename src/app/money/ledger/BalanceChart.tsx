/** How a balance went over a span, from zero, in steps: what is between two entries did not move. The days stand in a table beside it. */
import type { LedgerDay, Purse } from '../../../domain/wallet/entry.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { DAY_MS } from '../../../domain/kernel/seoulDay.ts';
import { units } from '../../kit/copy/labels.ts';
import { axisText, dayName, signed, statement } from '../copy/ledger.ts';
import * as styles from './BalanceChart.css.ts';
import { pathOfSteps, stepsOf, ticksOf } from './chartOf.ts';

const WIDTH = 720;
const HEIGHT = 160;
/** Days named below the line at most. */
const NAMED = 7;

interface BalanceChartProps {
  readonly purse: Purse;
  /** The latest first. */
  readonly days: readonly LedgerDay[];
  /** Epoch ms. */
  readonly from: number;
  readonly until: number;
}

export function BalanceChart({ purse, days, from, until }: BalanceChartProps) {
  const steps = stepsOf(days, from);
  const [first] = steps;
  if (first === undefined) return null;
  const last = steps.at(-1) ?? first;
  const unit = units[purse === 'money' ? 'won' : 'points'];
  const ticks = ticksOf(Math.max(...steps.map(({ balance }) => balance)));
  const line = pathOfSteps(steps, { from, until, top: ticks[3] ?? 1, width: WIDTH, height: HEIGHT });
  const count = Math.max(1, Math.round((until - from) / DAY_MS));
  const every = Math.ceil(count / NAMED);
  const named = Array.from({ length: Math.ceil(count / every) }, (_, n) => from + n * every * DAY_MS);
  const sentence = statement.chartOf(`${formatWon(first.balance)}${unit}`, `${formatWon(last.balance)}${unit}`);
  return (
    <figure className={styles.chart} aria-label={statement.chart}>
      <div className={styles.box}>
        <ol className={styles.ticks} aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <li key={tick}>{axisText(tick)}</li>
          ))}
        </ol>
        <svg
          role="img"
          aria-label={sentence}
          className={styles.plot}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {ticks.map((_, n) => (
            <path key={n} className={styles.grid} d={`M0 ${(HEIGHT * n) / 3}H${WIDTH}`} />
          ))}
          <path className={styles.area} d={`${line}V${HEIGHT}H0Z`} />
          <path className={styles.line} d={line} />
        </svg>
        <ol className={styles.days} aria-hidden="true">
          {named.map((day) => (
            <li key={day}>{dayName(day)}</li>
          ))}
        </ol>
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>{statement.table}</summary>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{statement.day}</th>
                <th scope="col">{statement.netShort}</th>
                <th scope="col">{statement.balance}</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, opening, closing }) => (
                <tr key={day}>
                  <th scope="row">{dayName(day)}</th>
                  <td>{signed(closing - opening)}</td>
                  <td>{formatWon(closing)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
