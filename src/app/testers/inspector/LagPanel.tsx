/** How long changes took to the screen (INS-6): a histogram of all, and where the time of one went. */
import { barOf, LAG_BAR_MS, LAG_BARS, type LagStatistics } from '../../../domain/recording/inspection/lagStatistics.ts';
import { LAG_PARTS, type LogLine } from '../../../domain/recording/inspection/logLine.ts';
import { inspectorWords, lagWords } from '../copy/inspector.ts';
import { Panel } from './Panel.tsx';
import * as styles from './Lag.css.ts';

interface LagPanelProps {
  readonly statistics: LagStatistics;
  readonly line: LogLine | undefined;
  readonly isShown: boolean;
}

const WIDTH_MS = LAG_BAR_MS * LAG_BARS;

export function LagPanel({ statistics, line, isShown }: LagPanelProps) {
  const { bars, count } = statistics;
  const most = Math.max(1, ...bars);
  const isOffer = line?.stream === 'events';
  const own = isOffer && line.lag !== undefined ? barOf(line.lag) : -1;
  return (
    <Panel title={lagWords.title} fact={inspectorWords.count(count)} side={lagWords.goal} isShown={isShown}>
      {count === 0 ? (
        <p className={styles.nothing}>{lagWords.none}</p>
      ) : (
        <div className={styles.chart}>
          <ol className={styles.bars}>
            {bars.map((lines, bar) => (
              <li
                key={bar * LAG_BAR_MS}
                className={styles.bar}
                data-own={bar === own}
                style={{ blockSize: `${Math.max(1, (100 * lines) / most)}%` }}
                title={lagWords.bar(bar * LAG_BAR_MS, lines)}
                aria-label={lagWords.bar(bar * LAG_BAR_MS, lines)}
              />
            ))}
          </ol>
          {([50, 95, 99] as const).map((share) => (
            <span
              key={share}
              className={styles.percentile}
              data-share={share}
              data-late={statistics[`p${share}`] > WIDTH_MS * 0.7}
              style={{ insetInlineStart: `${Math.min(99, (100 * statistics[`p${share}`]) / WIDTH_MS)}%` }}
            >
              <span className={styles.percentileWord}>
                p{share} <strong>{Math.round(statistics[`p${share}`])}</strong>
              </span>
            </span>
          ))}
          <div className={styles.scale} aria-hidden="true">
            <span>0</span>
            <span>50</span>
            <span>100</span>
            <span>{lagWords.more(WIDTH_MS - LAG_BAR_MS)}</span>
          </div>
        </div>
      )}
      <Parts statistics={statistics} line={isOffer ? line : undefined} />
    </Panel>
  );
}

function Parts({ statistics, line }: Pick<LagPanelProps, 'statistics' | 'line'>) {
  const isPainted = line?.lag !== undefined;
  const parts = isPainted ? (line.parts ?? {}) : statistics.parts;
  const whole = LAG_PARTS.reduce((sum, part) => sum + (parts[part] ?? 0), 0);
  return (
    <div className={styles.parts}>
      <div className={styles.partLine}>
        <span>
          {isPainted ? lagWords.this : lagWords.mean} <strong>{Math.round(whole)}ms</strong>
        </span>
        <span className={styles.strip} aria-hidden="true">
          {LAG_PARTS.map((part) => (
            <span key={part} data-part={part} style={{ flexGrow: parts[part] ?? 0 }} />
          ))}
        </span>
      </div>
      <ul className={styles.legend}>
        {LAG_PARTS.map((part) => (
          <li key={part}>
            <span className={styles.dot} data-part={part} aria-hidden="true" />
            {lagWords.parts[part]}{' '}
            <strong>{parts[part] === undefined ? inspectorWords.none : Math.round(parts[part])}</strong>
          </li>
        ))}
      </ul>
      {line !== undefined && !isPainted ? <p className={styles.nothing}>{lagWords.notPainted}</p> : null}
    </div>
  );
}
