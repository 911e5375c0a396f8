/** The picks of a bet with the odds accepted and their results. */
import type { BetPick } from '../../../domain/bets/bet.ts';
import { formatOdds } from '../../../domain/kernel/odds.ts';
import type { BetStatus } from '../../../domain/reference/statuses.ts';
import { marketNameOf } from '../../kit/copy/markets.ts';
import { pickNameOf, teamsText } from '../../kit/copy/picks.ts';
import { dayText, machineTime, minuteText } from '../../kit/copy/time.ts';
import * as styles from './BetPicks.css.ts';
import { BetStatusChip } from './BetStatusChip.tsx';

/** A pick's result as a bet's: half results are special cases (§3). */
function statusOf({ settlement }: BetPick): BetStatus {
  if (settlement === null) return 0;
  return settlement === 4 || settlement === 5 ? 3 : settlement;
}

export function BetPicks({ picks }: { readonly picks: readonly BetPick[] }) {
  return (
    <ul className={styles.picks}>
      {picks.map((pick) => (
        <li key={pick.selectionId} className={styles.pick}>
          <span className={styles.name}>{pickNameOf(pick)}</span>
          <span className={styles.odds}>{formatOdds(pick.odds)}</span>
          <span className={styles.status}>
            <BetStatusChip status={statusOf(pick)} />
          </span>
          <span className={styles.detail}>
            {marketNameOf({ marketId: pick.marketId, name: pick.marketName })} · {teamsText(pick)} · {pick.leagueName} ·{' '}
            <time className={styles.start} dateTime={machineTime(pick.startAt)}>
              {dayText(pick.startAt)} {minuteText(pick.startAt)}
            </time>
          </span>
        </li>
      ))}
    </ul>
  );
}
