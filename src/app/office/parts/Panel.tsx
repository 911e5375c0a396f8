/** A panel with its head of 44 px: a title, what is said beside it, and what may be done. */
import { useId, type ReactNode } from 'react';
import * as styles from './Panel.css.ts';

interface PanelProps {
  readonly title: string;
  /** Shown before the title. */
  readonly icon?: ReactNode;
  /** Quietly, beside the title. */
  readonly note?: ReactNode;
  /** At the end of the head. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  /** Always in view. */
  readonly foot?: ReactNode;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

export function Panel({ title, icon, note, aside, className, foot, isBusy, children }: PanelProps) {
  const id = useId();
  return (
    <section
      className={[styles.whole, className].filter(Boolean).join(' ')}
      aria-labelledby={id}
      aria-busy={isBusy === true || undefined}
    >
      <header className={styles.head}>
        {icon}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
        {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
      </header>
      {/* Scrolled by keys as well as by a wheel. */}
      <div className={styles.body}>{children}</div>
      {foot === undefined ? null : <footer className={styles.foot}>{foot}</footer>}
    </section>
  );
}
