/** Whether the site is live, and how old its last word is: a dot, words and an age. */
import { Fragment } from 'react';
import { stalenessOf } from '../../../domain/events/connection.ts';
import { quarantineCount } from '../../../db/queries/session.ts';
import { connection } from '../../kit/copy/labels.ts';
import { ageText } from '../../kit/copy/time.ts';
import { useLive } from '../link/useLive.ts';
import { useNow } from '../../kit/timing/useNow.ts';
import { Tooltip } from '../../kit/ui/Tooltip.tsx';
import { connectionWordOf } from './bannerOf.ts';
import * as styles from './ConnectionState.css.ts';
import { currentAsOf, useStreamHealth } from './useFreshness.ts';

export function ConnectionState() {
  const health = useStreamHealth('events');
  const now = useNow(1_000);
  const staleness = stalenessOf(health, now);
  const asOf = currentAsOf(health);
  const word = connectionWordOf(health, asOf, now);
  // Another word is another element and not one that moved: a shorter one begins further right, and a browser that counts what jumps multiplies
  // that way by all that letters which come at the same moment move.
  return (
    <span className={styles.state} data-staleness={staleness}>
      <Fragment key={word}>
        <span className={styles.dot} aria-hidden="true" />
        <span>{connection[word]}</span>
      </Fragment>
      {asOf > 0 ? <span className={styles.age}>{ageText(now - asOf)}</span> : null}
      <SetAside />
    </span>
  );
}

/** A quiet count of messages nobody could read; they are kept aside and the rest goes on. */
function SetAside() {
  const count = useLive(quarantineCount, []) ?? 0;
  if (count === 0) return null;
  return (
    <Tooltip text={connection.setAside(count)}>
      <button type="button" className={styles.setAside} aria-label={connection.setAside(count)}>
        {count > 99 ? '99+' : count}
      </button>
    </Tooltip>
  );
}
