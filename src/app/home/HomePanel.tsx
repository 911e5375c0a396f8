/** A panel of the home page: title, how many, how old its prices are if they are, and the way to all of them. */
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatWon } from '../../domain/kernel/money.ts';
import { useFreshness } from '../connection/FreshnessProvider.tsx';
import { StaleNote } from '../connection/StaleNote.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './HomePanel.css.ts';

interface HomePanelProps {
  readonly title: string;
  /** Hidden while unknown or none. */
  readonly count?: number | undefined;
  /** Of the games in play: whether there are any. */
  readonly isLive?: boolean;
  readonly all?: { readonly to: string; readonly text: string };
  /** Stands before the link. */
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

export function HomePanel({ title, count = 0, isLive, all, controls, children }: HomePanelProps) {
  const id = useId();
  const { isStale } = useFreshness();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        {isLive === undefined ? null : (
          <span className={styles.live} data-live={isLive || undefined} aria-hidden="true" />
        )}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {count > 0 ? <span className={styles.count}>{formatWon(count)}</span> : null}
        <span className={styles.note}>{isStale ? <StaleNote /> : null}</span>
        <span className={styles.end}>
          {controls}
          {all === undefined ? null : (
            <Link className={styles.link} to={all.to}>
              {all.text}
              <Icon name="right" size={16} />
            </Link>
          )}
        </span>
      </div>
      {children}
    </section>
  );
}
