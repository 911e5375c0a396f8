/**
 * The ground of a board: cells of one size that grow to the right, with the newest column in view, in a region that is scrolled by keys
 * too. What stands on it is a picture; its table is beside it for whoever reads instead (`BoardTable.tsx`).
 */
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import * as styles from './Grid.css.ts';

interface GridProps {
  readonly label: string;
  /** px. */
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  /** What is newest: another one is scrolled to. */
  readonly newest: string;
  readonly children: ReactNode;
}

export function Grid({ label, cell, columns, rows, newest, children }: GridProps) {
  const pattern = useId();
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = region;
    // What scrolls is reached by keys.
    if (current !== null) current.tabIndex = current.scrollWidth > current.clientWidth ? 0 : -1;
    const shown = `${newest} ${columns}`;
    // Whoever looks at older rounds stays there until there is a newer one.
    if (current === null || current.dataset['shown'] === shown) return;
    current.dataset['shown'] = shown;
    current.scrollLeft = current.scrollWidth;
  }, [newest, columns]);
  return (
    <div ref={region} className={styles.region} role="group" aria-label={label}>
      <svg className={styles.grid} width={columns * cell + 1} height={rows * cell + 1} aria-hidden="true">
        <defs>
          <pattern id={pattern} width={cell} height={cell} patternUnits="userSpaceOnUse">
            <path className={styles.line} d={`M ${cell} 0.5 H 0.5 V ${cell}`} />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${pattern})`} />
        {children}
      </svg>
    </div>
  );
}
