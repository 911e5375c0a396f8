/** A part of a form: its number where it has one, its title, and what holds of it. */
import { useId, type ReactNode } from 'react';
import * as styles from './Cashier.css.ts';

interface PartProps {
  readonly number?: number;
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function Part({ number, title, note, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.partHead}>
        {number === undefined ? null : (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        <h2 id={id} className={styles.partTitle}>
          {title}
        </h2>
        <span className={styles.partNote}>{note}</span>
      </div>
      {children}
    </section>
  );
}

interface FootProps {
  readonly label: ReactNode;
  /** Won. */
  readonly before: string;
  readonly after: string;
  readonly unit: string;
  readonly children: ReactNode;
}

/** What is there before and after, beside the button. */
export function Foot({ label, before, after, unit, children }: FootProps) {
  return (
    <div className={styles.foot}>
      <div className={styles.sums}>
        <span className={styles.sumsLabel}>{label}</span>
        <span>
          <span className={styles.before}>{before} → </span>
          <strong className={styles.after}>{after}</strong>
          <span className={styles.before}>{unit}</span>
        </span>
      </div>
      {children}
    </div>
  );
}
