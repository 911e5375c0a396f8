/** One named group of parts, on a panel unless the parts bring their own. */
import { useId, type ReactNode } from 'react';
import { panel } from '../kit/theme/panel.css.ts';
import * as styles from './Section.css.ts';

interface SectionProps {
  readonly title: string;
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

export function Section({ title, isBare = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={isBare ? styles.bare : `${panel} ${styles.box}`}>{children}</div>
    </section>
  );
}
