/** How long this visit has lasted and what became of the money meanwhile (FAIR-04). The sum has its sign and no colour: it is neither praised nor mourned. */
import type { OwnLimits } from '../../../domain/limits/ownDocument.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { units } from '../../kit/copy/labels.ts';
import { useNow } from '../../kit/timing/useNow.ts';
import { durationText, glance } from '../copy/glance.ts';
import * as styles from './Glance.css.ts';

interface GlanceProps {
  readonly own: OwnLimits;
  /** When `own` came, epoch ms of this machine. */
  readonly fetchedAt: number;
}

export function Glance({ own, fetchedAt }: GlanceProps) {
  const { at, session, today } = own;
  const { stakes, returned } = session ?? today;
  return (
    <dl className={styles.glance}>
      <div>
        <dt className={styles.label}>{glance.visit}</dt>
        <dd className={styles.value}>
          {session === null ? units.none : <Elapsed at={at} since={session.since} fetchedAt={fetchedAt} />}
        </dd>
      </div>
      <div className={styles.end}>
        <dt className={styles.label}>{session === null ? glance.netToday : glance.netSince(session.since)}</dt>
        <dd className={styles.value}>{netText(returned - stakes)}</dd>
      </div>
    </dl>
  );
}

/** With the sign of sums, and its unit. */
export const netText = (net: number) => (
  <>
    {net === 0 ? '' : net > 0 ? '+' : '−'}
    {formatWon(Math.abs(net))}
    <span className={styles.unit}>{units.won}</span>
  </>
);

interface ElapsedProps {
  /** Epoch ms of the origin. */
  readonly at: number;
  readonly since: number;
  readonly fetchedAt: number;
}

/** By the origin's clock, as far as this machine's has gone on since. */
export const Elapsed = ({ at, since, fetchedAt }: ElapsedProps) => (
  <>{durationText(at - since + Math.max(0, useNow(1_000) - fetchedAt))}</>
);
