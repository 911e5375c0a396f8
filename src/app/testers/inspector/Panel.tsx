/** A panel of the inspector: its title, a fact beside it, and what it shows. Where panels are tabs, only the chosen one stands. */
import type { ReactNode } from 'react';
import * as styles from './Inspector.css.ts';

interface PanelProps {
  readonly title: string;
  readonly fact?: ReactNode;
  readonly side?: ReactNode;
  /** What takes the rest of the line of the title. */
  readonly rest?: ReactNode;
  readonly isShown: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Panel({ title, fact, side, rest, isShown, className = '', children }: PanelProps) {
  return (
    <section className={`${styles.panel} ${className}`} aria-label={title} data-shown={isShown}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {fact === undefined ? null : <span className={styles.fact}>{fact}</span>}
        {side === undefined ? null : <span className={styles.side}>{side}</span>}
        {rest}
      </header>
      {children}
    </section>
  );
}
