/** What must be so before an exchange, a row each with its figure: told before the form is filled in (REQ-8, REQ-9). */
import type { ReactNode } from 'react';
import { nextExchangeAt } from '../../../domain/cashier/requestRefusals.ts';
import { rollingSum } from '../../../domain/cashier/rolling.ts';
import { isClosedAt } from '../../../domain/house/closedHours.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { bonusNames, bonusWords, exchangeWords as words } from '../copy/cashier.ts';
import * as styles from './Conditions.css.ts';
import type { CashierFacts } from './useCashier.ts';

const HOUR_MS = 3_600_000;

export function Conditions({
  facts: { cashier, standing },
  at,
}: {
  readonly facts: CashierFacts;
  readonly at: number;
}) {
  const { done, needed } = rollingSum(standing.rolling);
  const next = nextExchangeAt(cashier, standing.lastExchangeAt);
  const hours = Math.round((cashier.exchange.everyMs / HOUR_MS) * 10) / 10;
  const { closed } = cashier.exchange;
  const isOpenHour = !isClosedAt(closed, at);
  const met = [done >= needed, at >= next, ...(closed === null ? [] : [isOpenHour]), true];
  const [sum, rest] = words.rollingDone(done, needed);
  return (
    <section className={styles.card} aria-labelledby="conditions">
      <div className={styles.head}>
        <h2 id="conditions" className={styles.title}>
          {words.conditions}
        </h2>
        <span className={styles.note}>{words.met(met.filter(Boolean).length, met.length)}</span>
      </div>
      <Row
        isMet={done >= needed}
        name={words.rolling}
        figure={
          needed === 0 ? (
            words.now
          ) : (
            <>
              <strong className={styles.big}>{sum}</strong>
              {rest}
            </>
          )
        }
      >
        {needed === 0 ? (
          <span>{words.rollingNone}</span>
        ) : (
          <>
            <progress className={styles.bar} max={needed} value={done} aria-label={words.rolling} />
            {standing.rolling.map((charge) => (
              <span key={charge.id} className={styles.charge}>
                <span>{words.rollingOf(charge.at, charge.amount, nameOf(charge.bonus), charge.percent)}</span>
                <strong className={styles.left}>{words.rollingLeft(charge.needed - charge.done)}</strong>
              </span>
            ))}
          </>
        )}
      </Row>
      <Row isMet={at >= next} name={words.interval} figure={at >= next ? words.now : words.from(next)}>
        <span>{at >= next ? words.intervalOpen(hours) : words.intervalLeft(hours, next - at)}</span>
      </Row>
      {closed === null ? null : (
        <Row isMet={isOpenHour} name={words.hours} figure={isOpenHour ? words.now : words.hoursShut}>
          <span>{words.hoursNote(closed.from, closed.until)}</span>
        </Row>
      )}
      <Row isMet name={words.account} figure={standing.depositor}>
        <span>{words.bank(standing.account)}</span>
      </Row>
    </section>
  );
}

const nameOf = (bonus: keyof typeof bonusNames | null) => (bonus === null ? bonusWords.none : bonusNames[bonus]);

interface RowProps {
  readonly isMet: boolean;
  readonly name: string;
  readonly figure: ReactNode;
  readonly children: ReactNode;
}

const Row = ({ isMet, name, figure, children }: RowProps) => (
  <div className={styles.row} data-met={isMet}>
    <Icon name={isMet ? 'check' : 'clock'} size={18} className={styles.mark} />
    <span className={styles.name}>{name}</span>
    <span className={styles.figure}>{figure}</span>
    <span className={styles.more}>{children}</span>
  </div>
);
