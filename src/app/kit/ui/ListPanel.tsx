/** The panel of a page that is a list: its title, and how old what is shown is where it is not of now (LST-6). */
import { useId, type ReactNode } from 'react';
import { ListAge } from './ListAge.tsx';
import * as styles from './ListPanel.css.ts';

interface ListPanelProps {
  readonly title: string;
  /** When what is shown was read, epoch ms; `undefined` while it is of now. */
  readonly asOf: number | undefined;
  readonly children: ReactNode;
}

export function ListPanel({ title, asOf, children }: ListPanelProps) {
  const titleId = useId();
  return (
    <section className={styles.whole} aria-labelledby={titleId}>
      <div className={styles.top}>
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        {/* Beside the title: a line of its own would push the rows down whenever the line comes and goes. */}
        <ListAge asOf={asOf} className={styles.asOf} />
      </div>
      {children}
    </section>
  );
}
