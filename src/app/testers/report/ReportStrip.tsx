/** The time that is saved, drawn (RPT-2): when games were suspended, bets were asked for, errors came; told by shape before colour, and in words below. */
import type { RecordingFacts } from '../../../worker/contract.ts';
import { report as words, secondText } from '../copy/report.ts';
import * as styles from './ReportSheet.css.ts';

/** Bars that stand side by side are one. */
const CELLS = 120;

/** @returns stretches of a strip in shares of it */
export function barsOf(times: readonly number[], from: number, until: number): readonly (readonly [number, number])[] {
  const length = Math.max(1, until - from);
  const cells = new Set(
    times.map((at) => Math.min(CELLS - 1, Math.max(0, Math.floor((CELLS * (at - from)) / length)))),
  );
  const bars: [number, number][] = [];
  for (const cell of [...cells].toSorted((a, b) => a - b)) {
    const last = bars.at(-1);
    if (last !== undefined && Math.round(last[1] * CELLS) === cell) last[1] = (cell + 1) / CELLS;
    else bars.push([cell / CELLS, (cell + 1) / CELLS]);
  }
  return bars;
}

const percent = (share: number) => `${100 * Math.min(1, Math.max(0, share))}%`;

/** Drawn of each kind: more would be one line. */
const MOST_DRAWN = 60;

export function ReportStrip({ facts, from }: { readonly facts: RecordingFacts; readonly from: number }) {
  const { until, suspended, bets, errors } = facts;
  const shareOf = (at: number) => percent((at - from) / Math.max(1, until - from));
  return (
    <figure className={styles.card} aria-label={words.strip}>
      <div className={styles.strip} aria-hidden="true">
        {barsOf(suspended, from, until).map(([begin, end]) => (
          <span
            key={begin}
            className={styles.bar}
            style={{ insetInlineStart: percent(begin), inlineSize: percent(end - begin) }}
          />
        ))}
        {bets.slice(-MOST_DRAWN).map((at, index) => (
          <span key={index} className={styles.bet} style={{ insetInlineStart: shareOf(at) }} />
        ))}
        {errors.slice(-MOST_DRAWN).map((at, index) => (
          <span key={index} className={styles.error} style={{ insetInlineStart: shareOf(at) }} />
        ))}
      </div>
      <div className={styles.ends}>
        <span>{secondText(from)}</span>
        <span>{secondText(until)}</span>
      </div>
      <figcaption className={styles.legend}>
        <span className={styles.sign}>
          <span className={styles.barSign} aria-hidden="true" />
          {words.suspended(suspended.length)}
        </span>
        <span className={styles.sign}>
          <span className={styles.betSign} aria-hidden="true" />
          {words.bets(bets.length)}
        </span>
        <span className={styles.sign}>
          <span className={styles.errorSign} aria-hidden="true" />
          {words.errors(errors.length, errors.at(-1))}
        </span>
      </figcaption>
    </figure>
  );
}
