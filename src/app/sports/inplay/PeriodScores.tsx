/** The score by the parts of a game, one column each, and beside it what baseball needs besides: who is on base, and the count (SPT-03). */
import type { Fixture } from '../../../domain/sports/fixture.ts';
import type { Diamond } from '../../../domain/sports/play.ts';
import { compactScoreboard, scoreboardOf, type ScoreColumn } from '../../../domain/sports/scoreboard.ts';
import { cellText, columnName, inPlay, periodText } from '../copy/inplay.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import * as styles from './PeriodScores.css.ts';

/** Of a game of many periods, in a narrow column. */
const MOST_PERIODS = 5;

export function PeriodScores({
  fixture,
  isCompact = false,
}: {
  readonly fixture: Fixture;
  readonly isCompact?: boolean;
}) {
  const { home, away, sportId, score } = fixture;
  const whole = scoreboardOf(fixture);
  const scoreboard = isCompact ? compactScoreboard(whole, MOST_PERIODS) : whole;
  const { columns, rows } = scoreboard;
  const diamond = score?.play?.diamond ?? null;
  // The sum alone stands above already.
  if (columns.length < 2) return isCompact ? <div className={styles.scores} /> : null;
  return (
    <div className={styles.scores} data-compact={isCompact || undefined}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className={hidden}>{inPlay.scores(home, away)}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.team}>
                <span className={hidden}>{inPlay.team}</span>
              </th>
              {columns.map((column) => (
                <th key={keyOf(column)} scope="col" className={styles.head} data-current={isCurrent(column)}>
                  {columnName(sportId, column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ side, cells, isServing }, at) => (
              <tr key={side}>
                <th scope="row" className={styles.team}>
                  {diamond === null ? null : (
                    <span className={styles.half} data-batting={(at === 0) === (diamond.half === 'top') || undefined}>
                      {at === 0 ? inPlay.top : inPlay.bottom}
                    </span>
                  )}
                  {side === 'home' ? home : away}
                  {isServing ? <span className={styles.serving} role="img" aria-label={inPlay.serving} /> : null}
                </th>
                {columns.map((column, place) => (
                  <td key={keyOf(column)} className={styles.cell} data-of={column.of} data-current={isCurrent(column)}>
                    {cellText(column, cells[place])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {diamond === null ? null : <DiamondView diamond={diamond} title={periodText(sportId, scoreboard)} />}
    </div>
  );
}

const isCurrent = (column: ScoreColumn) => (column.of === 'period' && column.isCurrent) || undefined;
const keyOf = (column: ScoreColumn) =>
  column.of === 'period' ? column.period.toString() : column.of === 'count' ? column.count : 'total';

/** First base is at the right, second on top, third at the left. */
const BASES = [
  [51, 23],
  [34, 6],
  [17, 23],
] as const;

function DiamondView({ diamond, title }: { readonly diamond: Diamond; readonly title: string }) {
  const { bases, balls, strikes, outs } = diamond;
  return (
    <div className={styles.diamond}>
      <strong className={styles.inning}>{title}</strong>
      <svg width="68" height="42" viewBox="0 0 68 42" aria-hidden="true" focusable="false">
        {BASES.map(([x, y], at) => (
          <rect
            key={at}
            className={styles.base}
            data-taken={bases[at] || undefined}
            x={x - 7}
            y={y + 3}
            width="13"
            height="13"
            transform={`rotate(45 ${x} ${y + 10})`}
          />
        ))}
      </svg>
      <dl className={styles.counts}>
        <Dots name="B" label={inPlay.ball} count={balls} of={3} />
        <Dots name="S" label={inPlay.strike} count={strikes} of={2} />
        <Dots name="O" label={inPlay.out} count={outs} of={2} />
      </dl>
      <span className={styles.runners}>{`${inPlay.outs(outs)} ${inPlay.bases(bases)}`}</span>
    </div>
  );
}

interface DotsProps {
  readonly name: string;
  readonly label: string;
  readonly count: number;
  readonly of: number;
}

function Dots({ name, label, count, of }: DotsProps) {
  return (
    <div className={styles.dots}>
      <dt title={label}>{name}</dt>
      <dd>
        <span className={hidden}>{count}</span>
        {Array.from({ length: of }, (_, at) => (
          <span key={at} className={styles.dot} data-on={at < count || undefined} aria-hidden="true" />
        ))}
      </dd>
    </div>
  );
}
