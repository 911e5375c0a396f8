/**
 * A panel of the home page: title, how many, why its prices are locked if they are, and the way to all of them. A part of the feed that
 * stops is told of only where games of that part are shown (SYN-05, S-14).
 */
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatWon } from '../../../domain/kernel/money.ts';
import type { Topics } from '../../../domain/events/topics.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { StaleNote } from '../../frame/connection/StaleNote.tsx';
import { useHasNote } from '../../frame/connection/useHasNote.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import * as styles from './HomePanel.css.ts';

interface HomePanelProps {
  readonly title: string;
  /** The games it shows; `undefined` while they are read. */
  readonly games: readonly Fixture[] | undefined;
  /** Read with the games (S-20). */
  readonly followed: Topics;
  /** Hidden while unknown or none. */
  readonly count?: number | undefined;
  /** Of the games in play: whether there are any. */
  readonly isLive?: boolean;
  readonly all?: { readonly to: string; readonly text: string };
  /** Stands before the link. */
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

export function HomePanel({
  title,
  games = NONE,
  followed,
  count = 0,
  isLive,
  all,
  controls,
  children,
}: HomePanelProps) {
  const id = useId();
  const hasNote = useHasNote(followed, games);
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
        <span className={styles.note}>{hasNote ? <StaleNote /> : null}</span>
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

const NONE: readonly Fixture[] = [];
