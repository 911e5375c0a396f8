/** What is known of something, a line each: its name and what it is. */
import type { ReactNode } from 'react';
import * as styles from './Facts.css.ts';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** Quietly, after the value. */
  readonly note?: ReactNode;
}

export function Facts({ facts, isPaired = false }: { readonly facts: readonly Fact[]; readonly isPaired?: boolean }) {
  return (
    <dl className={styles.facts} data-paired={isPaired || undefined}>
      {facts.map(({ name, value, note }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            {value}
            {note === undefined || note === '' ? null : <span className={styles.note}> {note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
