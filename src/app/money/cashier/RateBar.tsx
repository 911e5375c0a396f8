/** The rate that holds, for how long; past it, that it must be asked for anew; and how it went in the last hour (REQ-11). */
import type { TetherRate } from '../../../domain/cashier/tether.ts';
import { units } from '../../kit/copy/labels.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { countdown, rateText, tetherWords as words } from '../copy/cashier.ts';
import { Beside } from '../wallet/Beside.tsx';
import * as styles from './Tether.css.ts';

interface RateBarProps {
  readonly rate: TetherRate;
  /** Epoch ms, of the origin. */
  readonly at: number;
  readonly onAsk: () => void;
}

const ROUND = 2 * Math.PI * 30;

export function RateBar({ rate, at, onAsk }: RateBarProps) {
  const left = rate.until - at;
  const isExpired = left <= 0;
  const part = Math.max(0, Math.min(1, left / (rate.until - rate.at)));
  return (
    <div className={styles.bar}>
      <div className={styles.rate} data-old={isExpired || undefined}>
        <span className={styles.rateLabel}>{words.rate}</span>
        <span>
          <span className={styles.one}>{words.one} </span>
          <strong className={styles.rateText}>{rateText(rate.rate)}</strong>
          <span className={styles.one}>{units.won}</span>
        </span>
        <span className={styles.small}>{words.at(rate.at)}</span>
      </div>
      {isExpired ? (
        <div className={styles.expired} role="alert">
          <strong>{words.expired}</strong>
          <span className={styles.small}>{words.expiredHint}</span>
          <Button kind="outline" onClick={onAsk}>
            <Icon name="refresh" size={16} />
            {words.askAnew}
          </Button>
        </div>
      ) : (
        <div className={styles.held}>
          <span className={styles.ring}>
            <svg viewBox="0 0 68 68" aria-hidden="true" className={styles.ringDrawing}>
              <circle cx="34" cy="34" r="30" className={styles.ringTrack} />
              <circle cx="34" cy="34" r="30" className={styles.ringLeft} strokeDasharray={`${ROUND * part} ${ROUND}`} />
            </svg>
            <span className={styles.ringText}>{countdown(left)}</span>
          </span>
          <span className={styles.heldWords}>
            <strong>{words.held}</strong>
            <span className={styles.small}>{words.until(rate.until)}</span>
            <span className={styles.small}>{words.afterwards}</span>
          </span>
        </div>
      )}
    </div>
  );
}

/** @param isClosed whether no tether is paid out */
export function RateFlow({ rate: { history }, isClosed }: { readonly rate: TetherRate; readonly isClosed: boolean }) {
  const rates = history.map(({ rate }) => rate);
  const [high, low] = [Math.max(...rates), Math.min(...rates)];
  const points = rates.map((rate, index) => {
    const y = high === low ? 30 : 4 + (52 * (high - rate)) / (high - low);
    return `${(index * 260) / Math.max(1, rates.length - 1)},${y.toFixed(1)}`;
  });
  return (
    <Beside>
      <section className={styles.flow} aria-labelledby="rate-flow">
        <div className={styles.flowHead}>
          <h2 id="rate-flow" className={styles.flowTitle}>
            {words.flow}
          </h2>
          <span className={styles.small}>{words.hour}</span>
        </div>
        <svg viewBox="0 0 260 60" className={styles.chart} aria-hidden="true" preserveAspectRatio="none">
          <polyline points={points.join(' ')} className={styles.chartLine} />
        </svg>
        <dl className={styles.figures}>
          <Figure name={words.high} value={`${rateText(high)}${units.won}`} />
          <Figure name={words.low} value={`${rateText(low)}${units.won}`} />
          <Figure name={words.withdrawal} value={isClosed ? words.cannot : words.can} />
        </dl>
      </section>
    </Beside>
  );
}

const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className={styles.figure}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
