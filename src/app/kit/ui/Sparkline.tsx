/** A small line of how a value went, with words for who does not see it. Nothing in it moves; a gap is a gap. */
import { sparkPath, type SparkPoint } from './sparkPath.ts';
import * as styles from './Sparkline.css.ts';

interface SparklineProps {
  readonly points: readonly SparkPoint[];
  /** What the line says, in words. */
  readonly label: string;
  readonly movement: 'up' | 'down' | 'none';
}

const WIDTH = 160;
const HEIGHT = 28;

/** Nothing for a value that did not move. */
export function Sparkline({ points, label, movement }: SparklineProps) {
  const path = sparkPath(points, WIDTH, HEIGHT);
  if (path === undefined) return null;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.chart}
      data-movement={movement}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <path className={styles.line} d={path.line} />
      {path.ends === '' ? null : <path className={styles.end} d={path.ends} />}
      <circle className={styles.last} cx={path.last.x} cy={path.last.y} r="2.5" />
    </svg>
  );
}
