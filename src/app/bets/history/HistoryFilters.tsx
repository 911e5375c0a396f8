/** Which bets are shown: the span or own dates, status and product, one press or the arrow keys each; beside them how many there are. */
import { useId } from 'react';
import type { BetTotals } from '../../../domain/bets/betTotals.ts';
import { PRODUCT_CODES } from '../../../domain/bets/betTotals.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { dayOf, daysAfter, readDay } from '../../kit/timing/seoulDays.ts';
import { history, productNames, spanNames, statusNameOf } from '../copy/history.ts';
import { SPANS, STATUSES, type HistoryChoice } from './historyFilter.ts';
import * as styles from './HistoryFilters.css.ts';

interface HistoryFiltersProps {
  readonly choice: HistoryChoice;
  /** `undefined` while they are not known. */
  readonly totals: BetTotals | undefined;
  /** Epoch ms, of today. */
  readonly today: number;
  readonly onChoose: (choice: HistoryChoice) => void;
}

export function HistoryFilters({ choice, totals, today, onChoose }: HistoryFiltersProps) {
  // Another choice begins with its newest bets.
  const choose = (change: Partial<HistoryChoice>) => onChoose({ ...choice, before: undefined, ...change });
  const statusCounts = STATUSES.map((status) => totals?.byStatus.find((one) => one.status === status)?.count ?? 0);
  const productCounts = PRODUCT_CODES.map((code) => totals?.byProduct.find((one) => one.product === code)?.count ?? 0);
  const known = totals !== undefined;
  return (
    <div className={styles.filters}>
      <div className={styles.spans}>
        <Choices
          title={history.span}
          names={SPANS.map((span) => spanNames[span] ?? '')}
          chosen={choice.dates === undefined ? SPANS.indexOf(choice.span) : -1}
          onChoose={(index) => choose({ span: SPANS[index] ?? 0, dates: undefined })}
        />
        <OwnDatesFields choice={choice} today={today} onChoose={(dates) => choose({ dates })} />
      </div>
      <Choices
        title={history.status}
        names={[undefined, ...STATUSES].map(statusNameOf)}
        counts={known ? [sumOf(statusCounts), ...statusCounts] : undefined}
        chosen={choice.status === undefined ? 0 : STATUSES.indexOf(choice.status) + 1}
        onChoose={(index) => choose({ status: STATUSES[index - 1] })}
      />
      <Choices
        title={history.product}
        names={[history.all, ...PRODUCT_CODES.map((code) => productNames[code])]}
        counts={known ? [sumOf(productCounts), ...productCounts] : undefined}
        chosen={choice.product === undefined ? 0 : PRODUCT_CODES.indexOf(choice.product) + 1}
        onChoose={(index) => choose({ product: PRODUCT_CODES[index - 1] })}
      />
    </div>
  );
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

interface OwnDatesFieldsProps {
  readonly choice: HistoryChoice;
  readonly today: number;
  readonly onChoose: (dates: HistoryChoice['dates']) => void;
}

/** Two days, both counted; a first one after the last moves the other with it. */
function OwnDatesFields({ choice: { dates, span }, today, onChoose }: OwnDatesFieldsProps) {
  const last = dayOf(today);
  const from = dates?.from ?? (span === 0 ? undefined : daysAfter(last, 1 - span));
  const to = dates?.to ?? last;
  const field = (which: 'from' | 'to') => (
    <input
      type="date"
      className={styles.day}
      data-own={dates !== undefined || undefined}
      aria-label={which === 'from' ? history.from : history.to}
      max={last}
      value={(which === 'from' ? from : to) ?? ''}
      onChange={({ target }) => {
        const day = readDay(target.value);
        if (day === undefined) return;
        const [first, end] = which === 'from' ? [day, to < day ? day : to] : [from ?? day, day];
        onChoose({ from: first > end ? end : first, to: end });
      }}
    />
  );
  return (
    <div className={styles.days}>
      {field('from')}
      <span aria-hidden="true">–</span>
      {field('to')}
    </div>
  );
}

interface ChoicesProps {
  readonly title: string;
  readonly names: readonly string[];
  /** How many bets each would show. */
  readonly counts?: readonly number[] | undefined;
  /** Index of the one that holds; −1 for none. */
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

function Choices({ title, names, counts, chosen, onChoose }: ChoicesProps) {
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{title}</legend>
      {names.map((name, index) => (
        <label key={name} className={styles.choice}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={index === chosen}
            onChange={() => onChoose(index)}
          />
          <span className={styles.name}>
            <span>{name}</span>
            {counts === undefined ? null : (
              <span className={styles.count} aria-hidden="true">
                {formatWon(counts[index] ?? 0)}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
